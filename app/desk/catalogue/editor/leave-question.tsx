import { useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { fieldInSentence } from '#app/desk/catalogue/value-words.ts'
import type { FormField } from './edit-draft.ts'
import { forgetDraft } from './kept-draft.ts'

interface LeaveQuestionProps {
  path: string
  changed: readonly FormField[]
  /** Whether the form is on its way: then nobody leaves anything behind. */
  saving: React.RefObject<boolean>
}

/** Asks whoever goes away with changes, to another page of the desk or out of it. */
export function LeaveQuestion({ path, changed, saving }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const asks = changed.length > 0
  const blocker = useBlocker(
    ({ nextLocation }) => asks && !saving.current && nextLocation.pathname !== path,
  )
  useBeforeUnload((event) => {
    if (asks && !saving.current) event.preventDefault()
  })
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isBlocked])
  return (
    <dialog
      className="keys leave"
      ref={dialog}
      aria-labelledby="leave-name"
      onCancel={() => blocker.reset?.()}
    >
      <h2 id="leave-name">Leave without saving?</h2>
      <p>Not saved yet: {changed.map(fieldInSentence).join(', ')}.</p>
      <div className="leave-ways">
        <button type="button" className="btn" onClick={() => blocker.reset?.()}>
          Stay and save
        </button>
        <button
          type="button"
          className="btn btn-line"
          onClick={() => {
            forgetDraft(path)
            blocker.proceed?.()
          }}
        >
          Leave without saving
        </button>
      </div>
    </dialog>
  )
}

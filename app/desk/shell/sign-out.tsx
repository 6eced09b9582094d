import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { waitingAnswers } from '#app/catalogue/rounds/waiting-answer.ts'
import { useWaiting } from '#app/desk/waiting/waiting-context.ts'
import { SignOutQuestion } from '#app/desk/waiting/waiting-list.tsx'
import { signOutPath } from '#app/paths/desk-paths.ts'
import { fetchToken } from '#app/ui/forms/post-json.ts'

/**
 * Ends the session; with it the browser forgets whatever it keeps of the desk. Whoever has something
 * there that is not stored yet is asked before they lose it.
 */
export function SignOut() {
  const { changes } = useWaiting()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isThere = useRef(false)
  const [isAway, setAway] = useState(false)
  const [lost, setLost] = useState({ answers: 0 })
  const { answers } = lost
  useEffect(() => {
    if (lost.answers > 0) dialog.current?.showModal()
  }, [lost])

  async function leave() {
    // They are looked for when they would be lost: most phones hold none.
    const held = dialog.current?.open ? [] : await waitingAnswers.list().catch(() => [])
    if (held.length > 0) return setLost({ answers: held.length })
    // A document that can't be had would stand in the place of this page.
    await fetchToken().then(
      () => {
        isThere.current = true
        form.current?.requestSubmit()
      },
      () => setAway(true),
    )
  }

  return (
    <>
      <Form
        method="post"
        action={signOutPath}
        reloadDocument
        ref={form}
        onSubmit={(event) => {
          if (changes.length > 0 && dialog.current && !dialog.current.open) {
            event.preventDefault()
            return dialog.current.showModal()
          }
          if (!isThere.current) {
            event.preventDefault()
            void leave()
            return
          }
          // How many are ours is nothing to stand on the sign of who is nobody here.
          void navigator.setAppBadge?.(0).catch(() => undefined)
        }}
      >
        <button type="submit" className="link">
          Sign out
        </button>
        <span role="status">{isAway && ' No network: you are still signed in.'}</span>
      </Form>
      {changes.length + answers > 0 && (
        <SignOutQuestion
          dialog={dialog}
          answers={answers}
          onSure={() => form.current?.requestSubmit()}
        />
      )}
    </>
  )
}

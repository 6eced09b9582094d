import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { waitingAnswers } from '#app/catalogue/rounds/waiting-answer.ts'
import { typedForms } from '#app/desk/kept/typed-forms.ts'
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
  const [lost, setLost] = useState({ answers: 0, forms: 0 })
  const { answers, forms } = lost
  useEffect(() => {
    if (lost.answers + lost.forms > 0) dialog.current?.showModal()
  }, [lost])

  async function leave() {
    // They are looked for when they would be lost: most phones hold none.
    if (!dialog.current?.open) {
      const held = await waitingAnswers.list().catch(() => [])
      const typed = await typedForms()
        .list()
        .catch(() => [])
      const found = { answers: held.length, forms: typed.filter(({ waits }) => waits).length }
      if (found.answers + found.forms > 0) return setLost(found)
    }
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
      {changes.length + answers + forms > 0 && (
        <SignOutQuestion
          dialog={dialog}
          answers={answers}
          forms={forms}
          onSure={() => form.current?.requestSubmit()}
        />
      )}
    </>
  )
}

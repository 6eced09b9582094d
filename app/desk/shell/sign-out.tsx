import { useRef, useState } from 'react'
import { Form } from 'react-router'
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
  return (
    <>
      <Form
        method="post"
        action={signOutPath}
        reloadDocument
        ref={form}
        onSubmit={(event) => {
          if (dialog.current && !dialog.current.open) {
            event.preventDefault()
            return dialog.current.showModal()
          }
          if (!isThere.current) {
            event.preventDefault()
            // A document that can't be had would stand in the place of this page.
            fetchToken().then(
              () => {
                isThere.current = true
                form.current?.requestSubmit()
              },
              () => setAway(true),
            )
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
      {changes.length > 0 && (
        <SignOutQuestion dialog={dialog} onSure={() => form.current?.requestSubmit()} />
      )}
    </>
  )
}

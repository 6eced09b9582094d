import { useRef } from 'react'
import { Form } from 'react-router'
import { useWaiting } from '#app/desk/waiting/waiting-context.ts'
import { SignOutQuestion } from '#app/desk/waiting/waiting-list.tsx'

/**
 * Ends the session; with it the browser forgets whatever it keeps of the desk. Whoever has something
 * there that is not stored yet is asked before they lose it.
 */
export function SignOut() {
  const { changes } = useWaiting()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  return (
    <>
      <Form
        method="post"
        action="/desk/sign-out"
        reloadDocument
        ref={form}
        onSubmit={(event) => {
          if (dialog.current && !dialog.current.open) {
            event.preventDefault()
            return dialog.current.showModal()
          }
          // How many are ours is nothing to stand on the sign of who is nobody here.
          void navigator.setAppBadge?.(0).catch(() => undefined)
        }}
      >
        <button type="submit" className="link">
          Sign out
        </button>
      </Form>
      {changes.length > 0 && (
        <SignOutQuestion dialog={dialog} onSure={() => form.current?.requestSubmit()} />
      )}
    </>
  )
}

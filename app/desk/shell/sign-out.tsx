import { useRef } from 'react'
import { Form } from 'react-router'

interface SignOutProps {
  /** Asks before it; given where something is lost by it. */
  Question?: React.ComponentType<{
    dialog: React.RefObject<HTMLDialogElement | null>
    onSure: () => void
  }>
}

/** Ends the session; with it the browser forgets whatever it keeps of the desk. */
export function SignOut({ Question }: SignOutProps) {
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
      {Question && <Question dialog={dialog} onSure={() => form.current?.requestSubmit()} />}
    </>
  )
}

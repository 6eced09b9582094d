import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { newPasskeyPath } from '#app/paths/desk-paths.ts'
import { makePasskey, PasskeyFailure } from '#app/staff/passkeys/use-passkey.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { withoutTaken } from '#app/ui/forms/without-taken.ts'
import { addPasskeyIntent } from './account-changes.ts'
import { WhosePassword } from './password-form.tsx'

/** Adds a passkey of this phone or computer, against the password. */
export function AddPasskey({
  account: { email, hasPassword },
  error,
}: {
  account: { email: string; hasPassword: boolean }
  error: string | undefined
}) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'idle' | 'busy' | 'added'>('idle')
  const [failure, setFailure] = useState<string>()

  async function add(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('password') as HTMLInputElement
    const password = field.value
    if (state === 'busy') return
    setState('busy')
    setFailure(undefined)
    try {
      await makePasskey(newPasskeyPath, password)
      field.value = withoutTaken(field.value, password)
      setState('added')
      await revalidate()
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error
      setFailure(error.message)
      setState('idle')
    }
  }

  if (!hasPassword) return <p className="note">Choose a password first, then add a passkey.</p>
  return (
    <form className="form needs-script" method="post" onSubmit={add} noValidate>
      <input type="hidden" name="intent" value={addPasskeyIntent} />
      <WhosePassword email={email} />
      <Field
        id="passkey-password"
        name="password"
        label="Your password, to add this phone or computer"
        type="password"
        autoComplete="current-password"
        error={failure ?? error}
      />
      <button type="submit" className="btn btn-line" aria-busy={state === 'busy' || undefined}>
        Add a passkey
      </button>
      <p role="status">{state === 'added' && 'The passkey is added.'}</p>
    </form>
  )
}

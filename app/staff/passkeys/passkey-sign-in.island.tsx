import { useState } from 'react'
import { passkeySignInPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { PasskeyFailure, signInWithPasskey } from './use-passkey.ts'
import { useTakesPasskeys } from './use-takes-passkeys.ts'

/** Signs in with a passkey: an extra beside the form, for browsers that know them. */
export default function PasskeySignIn({ wanted }: { wanted: string }) {
  const takes = useTakesPasskeys()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function signIn({ currentTarget }: React.MouseEvent<HTMLButtonElement>) {
    if (busy) return
    const ticked = currentTarget.form?.elements.namedItem('lasting')
    const lasting = ticked instanceof HTMLInputElement && ticked.checked
    setBusy(true)
    setFailure(undefined)
    try {
      location.assign(await signInWithPasskey(passkeySignInPath, { lasting, next: wanted }))
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error
      setFailure(error.message)
      setBusy(false)
    }
  }

  if (!takes) return null
  return (
    <div className="passkey">
      <button
        type="button"
        className="btn btn-line"
        aria-busy={busy || undefined}
        aria-describedby={failure ? 'passkey-failure' : undefined}
        onClick={signIn}
      >
        Use a passkey
      </button>
      {failure && (
        <p className="err" id="passkey-failure" role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      )}
    </div>
  )
}

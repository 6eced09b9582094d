import { loginPath } from '#app/paths/desk-paths.ts'
import { IdentityField } from '#app/staff/identity-field.tsx'
import PasskeySignIn from '#app/staff/passkeys/passkey-sign-in.island.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import type { RefusedSignIn } from './refused-sign-in.ts'

interface SignInFormProps {
  /** The page of the desk that was asked for. */
  wanted: string
  /** Why the last try was not taken, and what was typed but for the password. */
  refused?: RefusedSignIn | undefined
  takesPasskeys: boolean
}

/** The form that signs in: complete without JavaScript. */
export function SignInForm({ wanted, refused, takesPasskeys }: SignInFormProps) {
  const { errors = {}, identity, lasting = true } = refused ?? {}
  return (
    <form className="form" method="post" action={loginPath} noValidate>
      <input type="hidden" name="next" value={refused?.wanted ?? wanted} />
      <IdentityField typed={identity} error={errors.identity} />
      <Field
        id="password"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus={errors.password !== undefined && errors.identity === undefined}
        error={errors.password}
      />
      <label className="tick">
        <input type="checkbox" name="lasting" defaultChecked={lasting} />
        <span>
          Stay signed in on this phone <small>for 30 days</small>
        </span>
      </label>
      <button type="submit" className="btn">
        Sign in
      </button>
      {takesPasskeys && (
        <Island
          name="passkey-sign-in"
          component={PasskeySignIn}
          // Whether it shows depends on the browser.
          keeps=""
          props={{ wanted: refused?.wanted ?? wanted }}
        />
      )}
    </form>
  )
}

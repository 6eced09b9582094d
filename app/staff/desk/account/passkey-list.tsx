import { Form } from 'react-router'
import { useTakesPasskeys } from '#app/staff/passkeys/use-takes-passkeys.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { addPasskeyIntent, type RefusedChange } from './account-changes.ts'
import { AddPasskey } from './add-passkey.tsx'
import { WhosePassword } from './password-form.tsx'

/** A passkey in words. */
interface ShownPasskey {
  id: string
  name: string
  made: string
  used: string | null
  backedUp: boolean
}

interface PasskeyListProps {
  passkeys: readonly ShownPasskey[]
  account: { email: string; hasPassword: boolean }
  refused: RefusedChange | undefined
}

/** Somebody's passkeys: sign in with the finger, face or PIN that opens the phone. */
export function PasskeyList({ passkeys, account, refused }: PasskeyListProps) {
  const takes = useTakesPasskeys()
  const wrong = refused?.change === 'remove-passkey' ? refused : undefined
  if (!takes && passkeys.length === 0) return null
  return (
    <section aria-labelledby="your-passkeys">
      <h2 id="your-passkeys">Passkeys</h2>
      <p className="note">
        With a passkey you sign in by the finger, face or PIN that opens your phone.
      </p>
      {passkeys.length > 0 && (
        <ul className="people">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              email={account.email}
              error={wrong?.passkey === passkey.id ? wrong.errors.password : undefined}
            />
          ))}
        </ul>
      )}
      {takes && (
        <AddPasskey
          account={account}
          error={refused?.change === addPasskeyIntent ? refused.errors.password : undefined}
        />
      )}
    </section>
  )
}

function PasskeyRow({
  passkey,
  email,
  error,
}: {
  passkey: ShownPasskey
  email: string
  error: string | undefined
}) {
  const { id, name, made, used, backedUp } = passkey
  const facts = [
    used ? `used ${used}` : `made ${made}`,
    backedUp && 'may be on other phones of yours too',
  ]
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <details open={error ? true : undefined}>
        <summary className="more">
          Remove<span className="vh"> the passkey of {name}</span>
        </summary>
        <Form className="form" method="post" noValidate preventScrollReset>
          <input type="hidden" name="intent" value="remove-passkey" />
          <input type="hidden" name="passkey" value={id} />
          <WhosePassword email={email} />
          <Field
            id={`remove-${id}`}
            name="password"
            label="Your password"
            type="password"
            autoComplete="current-password"
            error={error}
          />
          <button type="submit" className="btn btn-line">
            Remove it
          </button>
        </Form>
      </details>
    </li>
  )
}

import { Form } from 'react-router'
import { MendFirst } from '#app/desk/shell/mend-first.tsx'
import { useFormRound } from '#app/desk/shell/use-form-round.ts'
import { ContactFields } from '#app/staff/contact-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import type { RefusedChange } from './account-changes.ts'

interface IdentityFormProps {
  account: { email: string; mobileNumber: string | null }
  refused: RefusedChange | undefined
}

/** What somebody signs in with; the password says that it is really them. */
export function IdentityForm({ account, refused }: IdentityFormProps) {
  const { values, errors = {} } = refused ?? {}
  const { round, form, onSubmit } = useFormRound(account, refused !== undefined)
  return (
    <section aria-labelledby="your-identity">
      <h2 id="your-identity">E-mail and mobile number</h2>
      <Form
        // What was saved stands in the fields, as it was tidied.
        key={round}
        className="form"
        method="post"
        noValidate
        preventScrollReset
        ref={form}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="intent" value="identity" />
        <MendFirst errors={refused?.errors} />
        <div className="two">
          <ContactFields
            values={{
              email: values?.email ?? account.email,
              mobileNumber: values?.mobileNumber ?? account.mobileNumber ?? '',
            }}
            errors={errors}
            own
          />
        </div>
        <Field
          id="identity-password"
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <button type="submit" className="btn">
          Save these
        </button>
      </Form>
    </section>
  )
}

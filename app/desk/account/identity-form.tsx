import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import type { RefusedChange } from './account-changes.ts'

interface IdentityFormProps {
  account: { email: string; mobileNumber: string | null }
  refused: RefusedChange | undefined
}

/** What somebody signs in with; the password says that it is really them. */
export function IdentityForm({ account, refused }: IdentityFormProps) {
  const { values, errors = {} } = refused ?? {}
  return (
    <section aria-labelledby="your-identity">
      <h2 id="your-identity">E-mail and mobile number</h2>
      <Form
        // What was saved stands in the fields, whatever had been typed.
        key={`${account.email} ${account.mobileNumber}`}
        className="form"
        method="post"
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="identity" />
        <div className="two">
          <Field
            id="email"
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            maxLength={254}
            defaultValue={values?.email ?? account.email}
            error={errors.email}
          />
          <Field
            id="mobileNumber"
            name="mobileNumber"
            label="Mobile number"
            type="tel"
            autoComplete="tel-national"
            maxLength={24}
            optional
            defaultValue={values?.mobileNumber ?? account.mobileNumber ?? ''}
            error={errors.mobileNumber}
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

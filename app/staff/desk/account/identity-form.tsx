import { Form } from 'react-router'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { useFormRound } from '#app/desk/parts/use-form-round.ts'
import { ContactFields } from '#app/staff/contact-fields.tsx'
import { Field } from '#app/ui/forms/field.tsx'
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

/** The name under which colleagues see who did what. */
export function NameForm({ name, refused }: { name: string; refused: RefusedChange | undefined }) {
  const { round, form, onSubmit } = useFormRound(name, refused !== undefined)
  return (
    <section aria-labelledby="your-name">
      <h2 id="your-name">Your name</h2>
      <Form
        key={round}
        className="form"
        method="post"
        noValidate
        preventScrollReset
        ref={form}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="intent" value="name" />
        <MendFirst errors={refused?.errors} />
        <Field
          id="name"
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={80}
          defaultValue={refused?.values.name ?? name}
          error={refused?.errors.name}
          hint="Your colleagues see it beside what you did."
        />
        <button type="submit" className="btn">
          Save the name
        </button>
      </Form>
    </section>
  )
}

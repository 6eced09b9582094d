import { linkPath } from '#app/paths/desk-paths.ts'
import { ContactFields } from '#app/staff/contact-fields.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import type { OpenLink } from './links.server.ts'

/** What the form is shown again with: never the password. */
export interface RefusedLink {
  values: { name: string; email: string; mobileNumber: string }
  errors: { name?: string; email?: string; mobileNumber?: string; password?: string }
}

interface LinkFormProps {
  link: OpenLink
  token: string
  refused?: RefusedLink | undefined
}

/** Asks for what the link is for: a password, for the first owner who they are, or just a tap. */
export function LinkForm({ link, token, refused }: LinkFormProps) {
  const { values, errors = {} } = refused ?? {}
  const isFirst = link.purpose === 'first-owner'
  const asksPassword = link.purpose !== 'sign-in'
  return (
    <form
      className="form"
      method="post"
      action={`${linkPath}?${new URLSearchParams({ token })}`}
      noValidate
    >
      {link.name && <p>Hello {link.name}.</p>}
      {isFirst && (
        <>
          <Field
            id="name"
            name="name"
            label="Your name"
            autoComplete="name"
            maxLength={80}
            defaultValue={values?.name}
            autoFocus={errors.name !== undefined}
            error={errors.name}
          />
          <ContactFields values={values} errors={errors} own />
        </>
      )}
      {asksPassword && (
        <Field
          id="password"
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters, for example three words that only you would put together."
          autoFocus={errors.password !== undefined}
          error={errors.password}
        />
      )}
      <label className="tick">
        <input type="checkbox" name="lasting" defaultChecked />
        <span>
          Stay signed in on this phone <small>for 30 days</small>
        </span>
      </label>
      <button type="submit" className="btn">
        {asksPassword ? 'Save and sign in' : 'Sign in'}
      </button>
    </form>
  )
}

import { Form } from 'react-router'
import { MendFirst } from '#app/desk/parts/mend-first.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import type { RefusedChange } from './account-changes.ts'

interface PasswordFormProps {
  hasPassword: boolean
  email: string
  refused: RefusedChange | undefined
}

/** Chooses another password; whatever else is signed in ends. */
export function PasswordForm({ hasPassword, email, refused }: PasswordFormProps) {
  const { errors = {} } = refused ?? {}
  return (
    <section aria-labelledby="your-password">
      <h2 id="your-password">Password</h2>
      <Form className="form" method="post" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="password" />
        <MendFirst errors={refused?.errors} />
        <WhosePassword email={email} />
        {hasPassword && (
          <Field
            id="password-now"
            name="password"
            label="Your password now"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
        )}
        <Field
          id="newPassword"
          name="newPassword"
          label="New password"
          type="password"
          autoComplete="new-password"
          error={errors.newPassword}
          hint="At least 10 characters. Wherever else you are signed in, you are signed out."
        />
        <button type="submit" className="btn">
          {hasPassword ? 'Change the password' : 'Choose the password'}
        </button>
      </Form>
    </section>
  )
}

/** Tells a password manager whose password a form asks for; nobody sees it. */
export function WhosePassword({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}

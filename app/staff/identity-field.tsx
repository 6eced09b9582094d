import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { Field } from '#app/ui/forms/field.tsx'

interface IdentityFieldProps {
  /** What was typed before. */
  typed: string | undefined
  error: string | undefined
  hint?: string
}

/** Asks by what one of the staff signs in, the mobile number or the e-mail; the form gets `identity`. */
export function IdentityField({ typed, ...field }: IdentityFieldProps) {
  return (
    <Field
      {...field}
      autoFocus={field.error !== undefined}
      id="identity"
      name="identity"
      label="Mobile number or e-mail"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestEmailAddress}
      defaultValue={typed}
    />
  )
}

import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { Field } from '#app/ui/forms/field.tsx'

interface ContactFieldsProps {
  values: { email?: string; mobileNumber?: string } | undefined
  errors: { email?: string; mobileNumber?: string }
  /** True where somebody fills in their own: then the browser may offer what it knows. */
  own?: boolean
}

/** What a member of the staff signs in with: the e-mail and, where they like, the mobile number. */
export function ContactFields({ values, errors, own = false }: ContactFieldsProps) {
  return (
    <>
      <Field
        id="email"
        name="email"
        label="E-mail"
        type="email"
        autoComplete={own ? 'username' : 'off'}
        maxLength={longestEmailAddress}
        defaultValue={values?.email}
        autoFocus={errors.email !== undefined}
        error={errors.email}
      />
      <Field
        id="mobileNumber"
        name="mobileNumber"
        label="Mobile number"
        type="tel"
        autoComplete={own ? 'tel' : 'off'}
        maxLength={24}
        optional
        defaultValue={values?.mobileNumber}
        autoFocus={errors.mobileNumber !== undefined}
        error={errors.mobileNumber}
      />
    </>
  )
}

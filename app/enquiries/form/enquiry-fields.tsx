import type { EnquiryField, EnquiryValues } from '#app/enquiries/enquiry.ts'
import { type Errors, nameHint } from '#app/enquiries/enquiry-rules.ts'
import { Field } from '#app/ui/field.tsx'

interface EnquiryFieldsProps {
  /** Keeps the ids of two forms on one page apart. */
  idPrefix: string
  values: EnquiryValues
  errors: Errors<EnquiryField>
  /** What a message may say. */
  messageHint?: string
  /** How long the message is by now; shown where it can keep counting. */
  messageLength?: number
}

/** The five fields of an enquiry (§3, §5), the same in the dialog and on the page. */
export function EnquiryFields({
  idPrefix,
  values,
  errors,
  messageHint = 'Which plants, how many, and by when',
  messageLength,
}: EnquiryFieldsProps) {
  const field = (name: EnquiryField) => ({
    id: `${idPrefix}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <>
      <Field
        {...field('fullName')}
        label="Full name"
        autoComplete="name"
        maxLength={120}
        hint={nameHint(errors.fullName)}
      />
      <div className="two">
        <Field
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <Field
          {...field('mobileNumber')}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <Field
        {...field('address')}
        label="Address"
        rows={1}
        autoComplete="street-address"
        maxLength={500}
      />
      <Field
        {...field('message')}
        label="Message"
        optional
        rows={3}
        maxLength={500}
        hint={messageHint}
        length={messageLength}
      />
    </>
  )
}

import type { EnquiryField, EnquiryValues } from '#app/enquiries/enquiry.ts'
import { type Errors, limits, nameHint } from '#app/enquiries/enquiry-rules.ts'
import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useLanguage } from '#languages/use-language.ts'
import { fieldLabels } from './field-labels.words.ts'

interface EnquiryFieldsProps {
  /** Keeps the ids of two forms on one page apart. */
  idPrefix: string
  values: EnquiryValues
  errors: Errors<EnquiryField>
  /** The field that has the focus of a page that is loaded with this. */
  focused?: EnquiryField | undefined
  /** What a message may say, where that is not which plants and how many. */
  messageHint?: string
  /** How long the message is by now; shown where it can keep counting. */
  messageLength?: number
}

/** The five fields of an enquiry (§3, §5), the same in the dialog and on the page. */
export function EnquiryFields({
  idPrefix,
  values,
  errors,
  focused,
  messageHint,
  messageLength,
}: EnquiryFieldsProps) {
  const language = useLanguage()
  const labels = fieldLabels[language]
  const field = (name: EnquiryField) => ({
    id: `${idPrefix}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: name === focused,
  })
  return (
    <>
      <Field
        {...field('fullName')}
        label={labels.fullName}
        autoComplete="name"
        maxLength={limits.fullName}
        hint={nameHint(errors.fullName, language)}
      />
      <div className="two">
        <Field
          {...field('email')}
          label={labels.email}
          type="email"
          autoComplete="email"
          maxLength={longestEmailAddress}
        />
        <Field
          {...field('mobileNumber')}
          label={labels.mobileNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <Field
        {...field('address')}
        label={labels.address}
        rows={1}
        autoComplete="street-address"
        maxLength={limits.address}
      />
      <Field
        {...field('message')}
        label={labels.message}
        optional
        rows={3}
        maxLength={limits.message}
        hint={messageHint ?? labels.messageHint}
        length={messageLength}
      />
    </>
  )
}

import { type Errors, limits, nameHint } from '#app/enquiries/enquiry-rules.ts'
import { fieldLabels } from '#app/enquiries/form/field-labels.words.ts'
import { longestEmailAddress } from '#app/ui/forms/email-address.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useLanguage } from '#languages/use-language.ts'
import { type BulkField, type BulkValues, queryTypes } from './bulk-enquiry.ts'
import { bulkFieldsWords } from './bulk-fields.words.ts'

interface BulkFieldsProps {
  /** Keeps the ids of two forms on one page apart. */
  idPrefix?: string
  values: BulkValues
  errors: Errors<BulkField>
  /** The field that has the focus of a page that is loaded with this. */
  focused?: BulkField | undefined
}

/** The six fields of a corporate or bulk query (§3, §5). */
export function BulkFields({ idPrefix = 'bulk', values, errors, focused }: BulkFieldsProps) {
  const language = useLanguage()
  const labels = fieldLabels[language]
  const words = bulkFieldsWords[language]
  const typeOptions = [
    { value: '', label: words.selectType },
    ...queryTypes.map((value) => ({ value, label: words.types[value] })),
  ]
  const field = (name: BulkField) => ({
    id: `${idPrefix}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
    autoFocus: name === focused,
  })
  return (
    <>
      <div className="two">
        <Field
          {...field('fullName')}
          label={labels.fullName}
          autoComplete="name"
          maxLength={limits.fullName}
          hint={nameHint(errors.fullName, language)}
        />
        <Field
          {...field('mobileNo')}
          label={labels.mobileNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <div className="two">
        <Field
          {...field('email')}
          label={labels.email}
          type="email"
          autoComplete="email"
          maxLength={longestEmailAddress}
        />
        <Field {...field('type')} label={words.type} options={typeOptions} />
      </div>
      <Field
        {...field('companyName')}
        label={words.companyName}
        optional
        autoComplete="organization"
        maxLength={limits.companyName}
      />
      <Field
        {...field('message')}
        label={labels.message}
        optional
        rows={4}
        maxLength={limits.message}
      />
    </>
  )
}

import { type Errors, nameHint } from '#app/enquiries/enquiry-rules.ts'
import { Field } from '#app/ui/field.tsx'
import { type BulkField, type BulkValues, queryTypeNames, queryTypes } from './bulk-enquiry.ts'

interface BulkFieldsProps {
  /** Keeps the ids of two forms on one page apart. */
  idPrefix?: string
  values: BulkValues
  errors: Errors<BulkField>
}

const typeOptions = [
  { value: '', label: 'Select your query type' },
  ...queryTypes.map((value) => ({ value, label: queryTypeNames[value] })),
]

/** The six fields of a corporate or bulk query (§3, §5). */
export function BulkFields({ idPrefix = 'bulk', values, errors }: BulkFieldsProps) {
  const field = (name: BulkField) => ({
    id: `${idPrefix}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <>
      <div className="two">
        <Field
          {...field('fullName')}
          label="Full name"
          autoComplete="name"
          maxLength={120}
          hint={nameHint(errors.fullName)}
        />
        <Field
          {...field('mobileNo')}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <div className="two">
        <Field
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <Field {...field('type')} label="Type of query" options={typeOptions} />
      </div>
      <Field
        {...field('companyName')}
        label="Company name"
        optional
        autoComplete="organization"
        maxLength={120}
      />
      <Field {...field('message')} label="Message" optional rows={4} maxLength={500} />
    </>
  )
}

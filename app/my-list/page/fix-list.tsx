import { type EnquiryField, enquiryFields } from '#app/enquiries/enquiry.ts'
import type { Errors } from '#app/enquiries/enquiry-rules.ts'
import { fieldLabels } from '#app/enquiries/form/field-labels.words.ts'
import { toPlaces } from '#app/my-list/list-row.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useLanguage } from '#languages/use-language.ts'
import { myListWords } from './my-list.words.ts'

interface FixListProps {
  errors: Errors<EnquiryField | 'products'>
  idPrefix: string
}

/** What keeps the list from being sent, with a link to each field; nothing where nothing does. */
export function FixList({ errors, idPrefix }: FixListProps) {
  const language = useLanguage()
  const labels = fieldLabels[language]
  const fields = enquiryFields.filter((field) => errors[field])
  const count = fields.length + (errors.products ? 1 : 0)
  if (count === 0) return null
  return (
    // Its focus says it: an alert would say it once more, and again at each field that is put right.
    <div
      className="fix-list"
      role="group"
      aria-labelledby={`${idPrefix}-fix-words`}
      tabIndex={-1}
      id={`${idPrefix}-fix`}
      // biome-ignore lint/a11y/noAutofocus: the page came back because of what stands here
      autoFocus
    >
      <p id={`${idPrefix}-fix-words`}>
        <Icon name="alert" />
        <b>{myListWords[language].toPutRight(toPlaces(count, language))}</b>
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${idPrefix}-${field}`}>{labels[field]}</a>
          </li>
        ))}
        {errors.products && <li>{errors.products}</li>}
      </ul>
    </div>
  )
}

import type { WordInput } from '#app/catalogue/fields/field-spec.ts'
import { type FieldWith, listFields, productFields } from '#app/catalogue/fields/product-fields.ts'
import { askedAs } from './asked-as.ts'
import { DraftField } from './draft-field.tsx'
import { TranslationFields } from './translation-fields.tsx'

/** The fields that the table tells how to ask for. */
const words = listFields<FieldWith<{ form: WordInput }>>(({ form }) => typeof form === 'object')

/** What the product's page says in words. */
export function WordFields() {
  return (
    <section aria-labelledby="h-words">
      <h2 id="h-words">Words</h2>
      {words.map((field) => (
        <DraftField key={field} name={field} optional {...askedAs(productFields[field])} />
      ))}
      <TranslationFields />
    </section>
  )
}

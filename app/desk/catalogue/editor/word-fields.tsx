import { DraftField } from './draft-field.tsx'
import { TranslationFields } from './translation-fields.tsx'

/** What the product's page says in words. */
export function WordFields() {
  return (
    <section aria-labelledby="h-words">
      <h2 id="h-words">Words</h2>
      <DraftField name="description" label="Description" optional rows={2} maxLength={500} />
      <DraftField
        name="quantity"
        label="Quantity"
        optional
        maxLength={20}
        placeholder="20kg"
        autoComplete="off"
      />
      <DraftField name="tips" label="Useful tips" optional rows={3} hint="One tip to a line" />
      <DraftField name="advantages" label="Advantages" optional rows={3} hint="One to a line" />
      <DraftField
        name="youGet"
        label="What you get"
        optional
        rows={2}
        hint="One thing to a line, as The plant in its pot"
      />
      <TranslationFields />
    </section>
  )
}

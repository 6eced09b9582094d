import { Field } from '#app/ui/field.tsx'
import { useEditor } from './editor-screen.ts'
import { TranslationFields } from './translation-fields.tsx'

/** What the product's page says in words. */
export function WordFields() {
  const { draft, faults } = useEditor()
  return (
    <section aria-labelledby="h-words">
      <h2 id="h-words">Words</h2>
      <Field
        id="description"
        name="description"
        label="Description"
        optional
        rows={2}
        maxLength={500}
        defaultValue={draft.description}
        error={faults.description}
      />
      <Field
        id="quantity"
        name="quantity"
        label="Quantity"
        optional
        maxLength={20}
        defaultValue={draft.quantity}
        error={faults.quantity}
        placeholder="20kg"
        autoComplete="off"
      />
      <Field
        id="tips"
        name="tips"
        label="Useful tips"
        optional
        rows={3}
        defaultValue={draft.tips}
        error={faults.tips}
        hint="One tip to a line"
      />
      <Field
        id="advantages"
        name="advantages"
        label="Advantages"
        optional
        rows={3}
        defaultValue={draft.advantages}
        error={faults.advantages}
        hint="One to a line"
      />
      <Field
        id="youGet"
        name="youGet"
        label="What you get"
        optional
        rows={2}
        defaultValue={draft.youGet}
        error={faults.youGet}
        hint="One thing to a line, as The plant in its pot"
      />
      <TranslationFields />
    </section>
  )
}

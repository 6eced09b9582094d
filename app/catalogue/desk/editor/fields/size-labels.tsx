import { type SizeDraft, sizePrefix } from '#app/catalogue/desk/editor/draft/size-draft.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { otherLanguages } from '#languages/language.ts'
import { languagesInWords, languageTable } from '#languages/language-table.ts'

/** What the sizes are called in other languages; what is left empty is said in English. */
export function SizeLabels({ rows }: { rows: readonly SizeDraft[] }) {
  const { current, sizeFaults } = useEditor()
  const isWrong = rows.some(({ key }) =>
    otherLanguages.some((language) => sizeFaults[key]?.[language]),
  )
  return (
    <details className="more-fields" open={isWrong}>
      <summary className="more">Sizes in {languagesInWords()}</summary>
      {rows.map(({ key, label, labels }) => (
        <div key={key} className="two">
          {otherLanguages.map((language) => {
            const name = `${sizePrefix(key)}label-${language}`
            const size =
              current.sizes.find((one) => one.key === key)?.label || label || 'The new size'
            return (
              <Field
                key={language}
                id={name}
                name={name}
                label={`${size} in ${languageTable[language].english}`}
                lang={language}
                optional
                maxLength={productFields.sizes.longest}
                defaultValue={labels[language]}
                autoComplete="off"
                error={sizeFaults[key]?.[language]}
              />
            )
          })}
        </div>
      ))}
    </details>
  )
}

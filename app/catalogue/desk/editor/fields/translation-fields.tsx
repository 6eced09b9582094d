import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { OutdatedNote } from '#app/catalogue/desk/outdated-note.tsx'
import { productFields, productTexts } from '#app/catalogue/fields/product-fields.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languagesInWords, languageTable } from '#languages/language-table.ts'
import { askedAs } from './asked-as.ts'

/** What the product's page says in other languages; what is left empty is said in English. */
export function TranslationFields() {
  const { faults, outdated } = useEditor()
  const fault = faults.translations
  return (
    <details className="more-fields" open={fault !== undefined || outdated.length > 0}>
      <summary className="more">In {languagesInWords()}</summary>
      <fieldset className="translation-fields" aria-describedby={fault && 'translations-fault'}>
        <legend className="vh">In {languagesInWords()}</legend>
        <p className="note">What is left empty is said in English.</p>
        <OutdatedNote languages={outdated} />
        {fault && (
          <span className="err" id="translations-fault">
            <Icon name="alert" />
            {fault}
          </span>
        )}
        {otherLanguages.map((language) => (
          <LanguageFields key={language} language={language} />
        ))}
      </fieldset>
    </details>
  )
}

function LanguageFields({ language }: { language: OtherLanguage }) {
  const { draft } = useEditor()
  return productTexts.map((text) => {
    const { placeholder: _, hint, ...asked } = askedAs(productFields[text])
    return (
      <Field
        key={text}
        {...asked}
        {...(hint && { hint: 'One to a line' })}
        id={`${text}-${language}`}
        name={`${text}-${language}`}
        label={`${asked.label} in ${languageTable[language].english}`}
        lang={language}
        optional
        defaultValue={draft[`${text}-${language}`]}
      />
    )
  })
}

import { type OtherLanguage, otherLanguages } from '#app/catalogue/translations.ts'
import { englishNames } from '#app/languages/language.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useEditor } from './editor-screen.ts'

/** What the product's page says in Hindi and Marathi; what is left empty is said in English. */
export function TranslationFields() {
  const { faults, outdated } = useEditor()
  const fault = faults.translations
  return (
    <details className="more-fields" open={fault !== undefined || outdated.length > 0}>
      <summary className="more">In Hindi and Marathi</summary>
      <fieldset className="translation-fields" aria-describedby={fault && 'translations-fault'}>
        <legend className="vh">In Hindi and Marathi</legend>
        <p className="note">What is left empty is said in English.</p>
        {outdated.length > 0 && (
          <p className="note">
            The English has changed since it was put into{' '}
            {outdated.map((language) => englishNames[language]).join(' and ')}. Look whether these
            words still say the same; changing any of them settles it for that language.
          </p>
        )}
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
  const inWords = `in ${englishNames[language]}`
  const fieldOf = (text: 'description' | 'quantity' | 'tips' | 'advantages') => ({
    id: `${text}-${language}`,
    name: `${text}-${language}`,
    lang: language,
    optional: true,
    defaultValue: draft[`${text}-${language}`],
  })
  return (
    <>
      <Field
        {...fieldOf('description')}
        label={`Description ${inWords}`}
        rows={2}
        maxLength={500}
      />
      <Field
        {...fieldOf('quantity')}
        label={`Quantity ${inWords}`}
        maxLength={20}
        autoComplete="off"
      />
      <Field {...fieldOf('tips')} label={`Useful tips ${inWords}`} rows={3} hint="One to a line" />
      <Field
        {...fieldOf('advantages')}
        label={`Advantages ${inWords}`}
        rows={3}
        hint="One to a line"
      />
    </>
  )
}

import type { MessageWords } from '#app/enquiries/answering/texts/message-words.server.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { languages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'
import { wordFields, wordsField } from './words-form.ts'

interface WordsFieldsProps {
  words: MessageWords
  /** By a field's name. */
  errors: Record<string, string>
}

/** What the site says in the nursery's name, in each language of its visitors. */
export function WordsFields({ words, errors }: WordsFieldsProps) {
  return wordFields.map(({ kind, title, label, longest }) => (
    <fieldset key={kind} className="team-text">
      <legend>{title}</legend>
      {languages.map((language) => {
        const name = wordsField(kind, language)
        return (
          <Field
            key={language}
            id={name}
            name={name}
            label={`${label}, in ${languageTable[language].english}`}
            lang={language}
            rows={2}
            maxLength={longest}
            defaultValue={words[kind][language]}
            error={errors[name]}
          />
        )
      })}
    </fieldset>
  ))
}

import { useState } from 'react'
import { fillIn } from '#app/enquiries/answering/texts/ready-text.ts'
import { longest } from '#app/enquiries/answering/texts/text-lengths.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { type Language, languages } from '#languages/language.ts'
import { languageTable, spokenWords } from '#languages/language-table.ts'
import { sampleFacts, type TeamText } from './texts-form.ts'

const languageOptions = languages.map((language) => ({
  value: language,
  label: languageTable[language].english,
}))
const channels = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'E-mail' },
]
const noText: TeamText = { channel: 'whatsapp', language: 'en', title: '', text: '' }

interface TextsFieldsProps {
  texts: readonly TeamText[]
  /** When somebody is there, in the words of each language. */
  hours: Record<Language, string>
  /** By a text's number. */
  errors: Record<string, string>
}

/** Every text of the team's with what it becomes, and an empty one to add another. */
export function TextsFields({ texts, hours, errors }: TextsFieldsProps) {
  return [...texts, noText].map((text, number) => (
    <TextFields
      key={`${number} ${text.language} ${text.title}`}
      number={number}
      text={text}
      hours={hours}
      error={errors[number]}
    />
  ))
}

interface TextFieldsProps {
  number: number
  text: TeamText
  hours: Record<Language, string>
  error: string | undefined
}

function TextFields({ number, text: stored, hours, error }: TextFieldsProps) {
  const { channel, language, title, subject, text } = stored
  const [typed, setTyped] = useState(text)
  const preview = fillIn(typed, { ...sampleFacts, hours: hours[language] })
  return (
    <fieldset
      className="team-text"
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setTyped(target.value)
      }}
    >
      <legend>
        {title ? [title, spokenWords(language)].filter(Boolean).join(', ') : 'Another text'}
      </legend>
      <div className="two">
        <Field
          id={`title-${number}`}
          name={`title-${number}`}
          label="Name"
          maxLength={longest.title}
          defaultValue={title}
          error={error}
          optional={!title}
        />
        <Field
          id={`channel-${number}`}
          name={`channel-${number}`}
          label="For"
          options={channels}
          defaultValue={channel}
        />
        <Field
          id={`language-${number}`}
          name={`language-${number}`}
          label="Language"
          options={languageOptions}
          defaultValue={language}
        />
      </div>
      <Field
        id={`subject-${number}`}
        name={`subject-${number}`}
        label="Subject of an e-mail"
        optional
        maxLength={longest.subject}
        defaultValue={subject}
      />
      <Field
        id={`text-${number}`}
        name={`text-${number}`}
        label="Words"
        rows={4}
        maxLength={longest.text}
        defaultValue={text}
        optional={!title}
      />
      {preview && (
        <p className="becomes" lang={language}>
          <span className="vh">It becomes: </span>
          {preview}
        </p>
      )}
    </fieldset>
  )
}

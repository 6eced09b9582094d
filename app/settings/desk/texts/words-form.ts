import type { MessageWords } from '#app/enquiries/answering/texts/message-words.server.ts'
import { forEachLanguage, type Language } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

/** What is asked for in each language, how long it may be in characters, and what has to stand in it. */
export const wordFields = [
  {
    kind: 'draft',
    title: 'On WhatsApp, from the desk and from the e-mails about enquiries',
    label: 'A message to a visitor begins with',
    longest: 500,
    needs: undefined,
  },
  {
    kind: 'away',
    title: 'While nobody is there',
    label: 'Visitors are told when we are back',
    longest: 300,
    needs: '{time}',
  },
] as const

/** Gives the name of a field in the form. */
export function wordsField(kind: keyof MessageWords, language: Language): string {
  return `${kind}-${language}`
}

/** Reads the form's words in each language, with a sentence by the name of each field that is wrong. */
export function readWordsForm(form: FormData): {
  words: MessageWords
  errors: Record<string, string>
} {
  const errors: Record<string, string> = {}
  const read = ({ kind, longest, needs }: (typeof wordFields)[number]) =>
    forEachLanguage((language) => {
      const name = wordsField(kind, language)
      const text = String(form.get(name) ?? '')
        .replaceAll('\r\n', '\n')
        .trim()
      if (text === '') errors[name] = `Write it in ${languageTable[language].english}.`
      else if (text.length > longest)
        errors[name] = `It is too long: at most ${longest} characters.`
      else if (needs && !text.includes(needs)) errors[name] = `Write ${needs} where the time goes.`
      return text
    })
  const [draft, away] = wordFields
  return { words: { draft: read(draft), away: read(away) }, errors }
}

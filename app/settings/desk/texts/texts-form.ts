import type { ReadyText, ReadyTextFacts } from '#app/enquiries/answering/texts/ready-text.ts'
import { refuseLongText } from '#app/enquiries/answering/texts/text-lengths.ts'
import { isLanguage, type Language } from '#languages/language.ts'

/** A text of the team's, as it is stored. */
export type TeamText = Pick<ReadyText, 'channel' | 'language' | 'title' | 'subject' | 'text'>

/** Most texts that the team has. */
const most = 60

/** A visitor who is none, for looking at what a text becomes. */
export const sampleFacts: Omit<ReadyTextFacts, 'hours'> = {
  name: 'Meera',
  plants: 'Areca Palm × 2, Tulsi',
  reference: 'AN-7Q2M0XKE',
}

function readLanguage(text: string): Language {
  return isLanguage(text) ? text : 'en'
}

/**
 * Reads the form of the team's texts: one is left out by being emptied. Gives the texts, and a
 * sentence by the number of each that is wrong.
 */
export function readTextsForm(form: FormData): {
  texts: TeamText[]
  errors: Record<string, string>
} {
  const texts: TeamText[] = []
  const errors: Record<string, string> = {}
  for (let number = 0; form.has(`text-${number}`); number += 1) {
    const read = (name: string) => String(form.get(`${name}-${number}`) ?? '').trim()
    const [title, subject] = [read('title'), read('subject')]
    const text = read('text').replaceAll('\r\n', '\n')
    if (!title && !text) continue
    const place = texts.length
    if (!title || !text) errors[place] = 'A text has a name and words. Empty both to leave it out.'
    const tooLong = refuseLongText({ title, subject, text })
    if (tooLong) errors[place] = tooLong
    const channel = read('channel') === 'email' ? 'email' : 'whatsapp'
    const language = readLanguage(read('language'))
    texts.push({
      channel,
      language,
      title,
      ...(channel === 'email' && subject && { subject }),
      text,
    })
  }
  if (texts.length > most) errors[most] = `The team has ${most} texts at most.`
  return { texts, errors }
}

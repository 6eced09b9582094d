import { emptyGuide, type GuideEdit, type GuideWords } from '#app/guides/guide.ts'
import { splitParts } from '#app/guides/marks/parse-marks.ts'
import { saveGuide } from '#app/guides/store/save-guide.server.ts'
import { indiaDay } from '#app/time/india.ts'
import { otherLanguages } from '#languages/language.ts'
import { daysBefore } from './dates.ts'
import type { Happening } from './happening.ts'
import { journalWords } from './journal.words.ts'

type Entry = keyof (typeof journalWords)['en']

/** Entries of the journal, with the product that each speaks of and its drawn picture. */
const entries: readonly { daysAgo: number; entry: Entry; id: number; picture: string }[] = [
  { daysAgo: 24, entry: 'net', id: 8, picture: 'areca-palm' },
  { daysAgo: 6, entry: 'back', id: 14, picture: 'bougainvillea' },
]

/** A guide that somebody is still writing. */
const draft = {
  title: 'Repotting, and when to leave it',
  summary: 'Roots at the holes are no reason. What is one, and how we do it.',
  body: `A plant in a pot that looks small is often well. Look at the roots before you buy soil.

## Three signs

- Water runs through at once.
- The pot tips over.`,
  products: [7, 12],
}

/** What the staff write in the nursery's journal, and a guide that is not finished. */
export function listJournal(until: Date): Happening[] {
  const written = entries.map(({ daysAgo, entry, id, picture }): Happening => {
    const at = daysBefore(until, daysAgo, '16:20')
    const words = otherLanguages.map((language) => [
      `words-${language}`,
      translate(entry, language),
    ])
    return save(at, {
      ...journalWords.en[entry],
      ...Object.fromEntries(words),
      state: 'shown',
      entryDate: indiaDay(at),
      products: [id],
      pictures: [{ picture, description: '', descriptions: {} }],
    })
  })
  return [...written, save(daysBefore(until, 2, '17:10'), draft)]
}

/** Gives an entry's words in a language, each part beside the English that it stands for. */
function translate(entry: Entry, language: (typeof otherLanguages)[number]): GuideWords {
  const [english, said] = [journalWords.en[entry], journalWords[language][entry]]
  const parts = splitParts(english.body)
  return {
    title: { text: said.title, of: english.title },
    summary: { text: said.summary, of: english.summary },
    parts: splitParts(said.body).map((text, place) => ({ text, of: parts[place] ?? '' })),
  }
}

function save(at: Date, words: Partial<GuideEdit>): Happening {
  return {
    at,
    async happen({ app, staff }, now) {
      const change = { ...emptyGuide, ...words, author: 'Sunita Pawar' }
      const by = { staffId: staff.catalogue, source: 'desk' as const }
      const result = await saveGuide(app, { change, ...by }, now)
      if (!('saved' in result)) {
        throw new Error(`‘${words.title}’ was not saved: ${JSON.stringify(result)}`)
      }
    },
  }
}

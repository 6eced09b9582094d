import { months } from '#app/catalogue/facts/facts.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import type { GuideEdit, GuideField, GuideWords } from '#app/guides/guide.ts'
import { wordsField } from '#app/guides/guide.ts'
import { dateWords } from '#app/time/day-words.ts'
import { readDay } from '#app/time/india.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

const labels: Record<Exclude<GuideField, `words-${OtherLanguage}`>, string> = {
  slug: 'Address',
  state: 'Shown',
  shownFrom: 'Shown from',
  entryDate: 'Entry of the journal',
  title: 'Title',
  summary: 'In one sentence',
  body: 'Text',
  wall: 'Wall',
  pictures: 'Pictures',
  months: 'Months',
  region: 'Where this holds',
  products: 'Plants',
  author: 'Written by',
  lastChecked: 'Last checked',
  sources: 'Who says so',
}

/** Gives what the desk calls a field of a guide. */
export function guideLabel(field: GuideField): string {
  const language = otherLanguages.find((one) => wordsField(one) === field)
  if (language) return languageTable[language].english
  return labels[field as keyof typeof labels]
}

/** Gives a field of a guide in words; `nameOf` gives a product's name by its id. */
export function guideValue(
  field: GuideField,
  value: unknown,
  nameOf: (product: number) => string,
): string {
  if (value === null || value === undefined || value === '') return ''
  const edit = { [field]: value } as Partial<GuideEdit>
  if (edit.state) return { draft: 'Draft', shown: 'Shown', hidden: 'Hidden' }[edit.state]
  if (edit.months) {
    const said = edit.months
    return (
      monthsInWords(
        months.filter((month) => said.includes(month)),
        'en',
      ) || 'All the year'
    )
  }
  if (edit.products) return edit.products.map(nameOf).join(', ')
  if (edit.sources) return edit.sources.join('\n')
  if (edit.pictures)
    return edit.pictures.map(({ description }) => description || 'Not described').join('\n')
  if (isWords(value)) return sayWords(value)
  if (typeof value !== 'string') return ''
  // What was typed and clashes with a colleague's change may be no day.
  return days.includes(field) && readDay(value) !== undefined ? dateWords(value) : value
}

/** The fields that hold a day as `2026-11-20`. */
const days: readonly GuideField[] = ['shownFrom', 'entryDate', 'lastChecked']

function isWords(value: unknown): value is GuideWords {
  return value instanceof Object && 'parts' in value
}

function sayWords({ title, summary, parts }: GuideWords): string {
  return [title, summary, ...parts].map(({ text }) => text).join('\n\n')
}

import { z } from 'zod'
import { walls } from '#app/catalogue/category.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { picturesIn, slug } from '#app/catalogue/files/field.schema.ts'
import { type Fault, parseDataFile } from '#app/catalogue/files/parse-data-file.ts'
import { text, words } from '#app/catalogue/files/text.schema.ts'
import {
  emptyGuide,
  fieldsSaid,
  type GuideEdit,
  type GuideWords,
  guideLimits,
  guideStates,
  wordsField,
} from '#app/guides/guide.ts'
import { findBodyFault } from '#app/guides/marks/body-fault.ts'
import { parseMarks, splitParts } from '#app/guides/marks/parse-marks.ts'
import { wordsFields } from '#app/guides/store/guide-faults.ts'
import { forOtherLanguages, otherLanguages } from '#languages/language.ts'

/** A guide as its data file has it. */
export interface GuideFile {
  /** Such as `catalogue-data/guides/watering-by-season.yaml`. */
  name: string
  /** Without its products, which the file names by their slugs. */
  edit: Omit<GuideEdit, 'products'>
  products: string[]
  /** Where each product is named, to tell of one that is not there: `[[slug]]` in its text too. */
  named: { slug: string; line: number; field: string }[]
  /** The line of its slug. */
  line: number
  /** What of its marks is shown as typed or not at all, and translations with other blocks than the English. */
  notes: string[]
}

const marks = z
  .string()
  .transform((body) => body.trim())
  .superRefine((body, context) => {
    const message = findBodyFault(body)
    if (message) context.addIssue({ code: 'custom', message })
  })

const day = z.iso.date('has to be a day such as 2026-11-23')

const titles = { title: words(guideLimits.title), summary: text(guideLimits.summary).default('') }

/**
 * What it says in another language: its whole text, block for block beside the English, or part by
 * part with the English that each was made from where that has changed since.
 */
const translation = z
  .strictObject({
    title: text(guideLimits.title * 1.5),
    summary: text(guideLimits.summary * 1.5),
    body: marks.optional(),
    of: z.strictObject(titles).optional(),
    parts: z.array(z.strictObject({ text: marks, of: marks })).optional(),
  })
  .refine(({ body, parts }) => (body === undefined) !== (parts === undefined), {
    path: ['body'],
    message: 'is missing; or parts, each with the English of which it was made',
  })

const translations = forOtherLanguages(() => translation.optional())

const guideSchema = z.strictObject({
  slug,
  state: z.enum(guideStates).default('shown'),
  shownFrom: day.nullable().default(null),
  entryDate: day.nullable().default(null),
  ...titles,
  wall: z.enum(walls),
  pictures: picturesIn(guideLimits.pictureText, guideLimits.pictures),
  months: z.array(z.enum(months)).default([]),
  region: text(guideLimits.region).default(''),
  products: z.array(slug).max(guideLimits.products).default([]),
  author: text(guideLimits.author).default(''),
  lastChecked: day.nullable().default(null),
  sources: z.array(words(guideLimits.sources.longest)).max(guideLimits.sources.most).default([]),
  body: marks,
  ...translations,
})

/**
 * Reads the data file of one guide. Gives it, or every fault found in it, each with file and line.
 */
export function parseGuideFile(
  name: string,
  source: string,
): { guide: GuideFile; faults?: undefined } | { guide?: undefined; faults: Fault[] } {
  const parsed = parseDataFile(name, source, guideSchema)
  if (parsed.faults) return parsed
  const { data, lineOf } = parsed
  const faults: Fault[] = []
  const notes: string[] = []
  const english = splitParts(data.body)
  const readBody = (body: string, path: string[]) => {
    // A text stands below the line that names it.
    const first = lineOf(path)
    const read = parseMarks(body)
    for (const { line, message } of read.faults) {
      notes.push(`${name}:${first + line}: ${path.join('.')}: ${message}`)
    }
    for (const one of read.named) {
      const isThere = one.is !== 'picture' || data.pictures[one.number - 1] !== undefined
      if (isThere) continue
      const place = `${name}:${first + one.line}: ${path.join('.')}:`
      notes.push(`${place} There is no picture-${one.number} under pictures.`)
    }
    return { first, kinds: read.blocks.map(({ is }) => is), named: read.named }
  }
  const own = readBody(data.body, ['body'])
  for (const language of otherLanguages) {
    const body = data[language]?.body
    if (body === undefined) continue
    const { first, kinds } = readBody(body, [language, 'body'])
    const { fault, note } = compareBlocks(kinds, own.kinds)
    const place = `${name}:${first}: ${language}.body:`
    if (fault) faults.push(`${place} ${fault}`)
    if (note) notes.push(`${place} ${note}`)
  }
  if (faults.length > 0) return { faults }

  const edit = { ...ofFields(data), ...wordsOf(data, english) } as GuideFile['edit']
  const cards = own.named.flatMap((one) =>
    one.is === 'card' ? [{ slug: one.slug, line: own.first + one.line, field: 'body' }] : [],
  )
  const listed = data.products.map((product, index) => ({
    slug: product,
    line: lineOf(['products', index]),
    field: `products[${index}]`,
  }))
  const named = [...listed, ...cards]
  return { guide: { name, edit, products: data.products, named, line: lineOf(['slug']), notes } }
}

/** Compares the kinds of blocks of a translation with those of the English text. */
function compareBlocks(
  kinds: readonly string[],
  english: readonly string[],
): { fault?: string; note?: string } {
  if (kinds.length !== english.length) {
    const count = `${kinds.length} beside ${english.length}`
    return { fault: `has another number of blocks than the English, ${count}` }
  }
  const other = kinds.findIndex((kind, index) => kind !== english[index])
  if (other < 0) return {}
  const differs = `${kinds[other]} beside ${english[other]}`
  return { note: `block ${other + 1} is another than in English, ${differs}` }
}

type Said = z.infer<typeof guideSchema>

/** The fields that a file says as they are stored. */
const plainFields = fieldsSaid(emptyGuide).filter(
  (field) => field !== 'products' && !wordsFields.includes(field as never),
)

function ofFields(said: Partial<GuideEdit> | Said) {
  return Object.fromEntries(
    plainFields.map((field) => [field, (said as Partial<GuideEdit>)[field]]),
  )
}

function wordsOf(said: Said, english: readonly string[]) {
  return Object.fromEntries(
    otherLanguages.map((language) => {
      const there = said[language]
      return [wordsField(language), there ? toWords(there, said, english) : null]
    }),
  )
}

function toWords(
  { title, summary, body, of, parts }: z.infer<typeof translation>,
  said: Said,
  english: readonly string[],
): GuideWords {
  const beside = body === undefined ? [] : splitParts(body)
  return {
    title: { text: title, of: of?.title ?? said.title },
    summary: { text: summary, of: of?.summary ?? said.summary },
    parts: parts ?? beside.map((text, index) => ({ text, of: english[index] ?? '' })),
  }
}

/** Says what a guide's file would say of it: `parseGuideFile` reads the same back. */
export function sayGuide(edit: GuideEdit, products: readonly string[]): object {
  const parts = splitParts(edit.body)
  const translated = otherLanguages.flatMap((language) => {
    const words = edit[wordsField(language)]
    return words ? [[language, sayWords(words, edit, parts)]] : []
  })
  return { ...ofFields(edit), products, ...Object.fromEntries(translated) }
}

function sayWords({ title, summary, parts }: GuideWords, edit: GuideEdit, english: string[]) {
  const body = parts.map(({ text }) => text).join('\n\n')
  // Put together, two lists may be one, and a part may be read as two.
  const read = splitParts(body)
  const isBeside =
    parts.length === english.length &&
    parts.length === read.length &&
    parts.every(({ text, of }, index) => of === english[index] && text === read[index])
  return {
    title: title.text,
    summary: summary.text,
    ...((title.of !== edit.title || summary.of !== edit.summary) && {
      of: { title: title.of, summary: summary.of },
    }),
    ...(isBeside ? { body } : { parts }),
  }
}

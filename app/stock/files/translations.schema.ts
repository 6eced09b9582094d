import { z } from 'zod'
import {
  type CategoryWords,
  type OtherLanguage,
  otherLanguages,
  type ProductWords,
  type Translations,
} from '#app/catalogue/translations.ts'
import { words } from './text.schema.ts'

const lines = (most: number, longest: number) => z.array(words(longest)).min(1).max(most)

const plantWords = {
  waterRule: words(120).optional(),
  season: words(160).optional(),
  pets: words(120).optional(),
  children: words(120).optional(),
}

/** What a data file may say of a product in another language; what it leaves out is English. */
const productWords = z.strictObject({
  from: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'has to be 12 digits and letters from a to f')
    .optional(),
  description: words(500).optional(),
  quantity: words(20).optional(),
  tips: lines(12, 200).optional(),
  advantages: lines(12, 200).optional(),
  youGet: lines(8, 120).optional(),
  ...plantWords,
  signs: z
    .array(
      z.strictObject({
        of: words(20),
        about: words(20),
        is: words(40),
        note: words(160).optional(),
      }),
    )
    .max(7)
    .optional(),
  contains: z
    .array(z.strictObject({ of: words(60), ...plantWords }))
    .max(12)
    .optional(),
}) satisfies z.ZodType<ProductWords>

/** The same of a category and its page. */
const categoryWords = z.strictObject({
  name: words(60).optional(),
  heading: words(80).optional(),
  title: words(70).optional(),
  description: words(155).optional(),
  intro: words(600).optional(),
}) satisfies z.ZodType<CategoryWords>

/** The fields of a product that hold its translations, one for each language. */
export const productTranslations = inEachLanguage(productWords)

/** The same of a category. */
export const categoryTranslations = inEachLanguage(categoryWords)

/** Gives what such fields hold, without what says nothing. */
export function toTranslations<Words extends object>(
  fields: Partial<Record<OtherLanguage, Words | undefined>>,
): Translations<Words> {
  const said = otherLanguages.flatMap((language) => {
    const wordsThere = fields[language]
    return wordsThere && Object.keys(wordsThere).length > 0 ? [[language, wordsThere]] : []
  })
  return Object.fromEntries(said)
}

/** A product's English and its translations, as its data file has them. */
interface TranslatedEntry {
  signs: { about: string }[]
  contains: { name: string }[]
  hi?: ProductWords | undefined
  mr?: ProductWords | undefined
}

/** Lists what is translated of signs and plants that the product does not have. */
export function listStrayWords({ signs, contains, ...fields }: TranslatedEntry) {
  const known = {
    signs: signs.map(({ about }) => about),
    contains: contains.map(({ name }) => name),
  }
  return otherLanguages.flatMap((language) =>
    (['signs', 'contains'] as const).flatMap((list) =>
      (fields[language]?.[list] ?? []).flatMap(({ of }, index) => {
        const message = `is not among the ${list} above; these are ${known[list].join(', ') || 'none'}`
        return known[list].includes(of) ? [] : [{ path: [language, list, index, 'of'], message }]
      }),
    ),
  )
}

function inEachLanguage<Words extends z.ZodType>(schema: Words) {
  return { hi: schema.optional(), mr: schema.optional() }
}

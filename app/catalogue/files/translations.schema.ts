import { z } from 'zod'
import { mapCategoryTexts } from '#app/catalogue/fields/category-texts.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import { productFields, translatedFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductWords } from '#app/catalogue/fields/product-values.ts'
import type { CategoryWords, Translations } from '#app/catalogue/translations.ts'
import { forOtherLanguages, type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { words } from './text.schema.ts'

const from = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'has to be 12 digits and letters from a to f')
  .optional()

/** What may be said of each text in another language: as much as in English. */
const texts = Object.fromEntries(
  translatedFields.map((field) => {
    const spec = productFields[field]
    const line = words(spec.longest)
    return [field, (spec.kind === 'lines' ? z.array(line).min(1).max(spec.most) : line).optional()]
  }),
)
const plantTexts = Object.fromEntries(
  Object.entries(texts).filter(([field]) => field in plantFields),
)
const { signs, contains } = productFields

/** What a data file may say of a product in another language; what it leaves out is English. */
const productWords = z.strictObject({
  from,
  ...texts,
  signs: z
    .array(
      z.strictObject({
        of: words(signs.longest.about),
        about: words(signs.longest.about),
        is: words(signs.longest.is),
        note: words(signs.longest.note).optional(),
      }),
    )
    .max(signs.most)
    .optional(),
  contains: z
    .array(z.strictObject({ of: words(contains.longest), ...plantTexts }))
    .max(contains.most)
    .optional(),
})

/** The same of a category and its page. */
const categoryWords = z.strictObject({
  from,
  ...mapCategoryTexts(({ longest }) => words(longest).optional()),
}) satisfies z.ZodType<CategoryWords>

/** The fields of a product that hold its translations, one for each language. */
export const productTranslations = forOtherLanguages(() => productWords.optional())

/** The same of a category. */
export const categoryTranslations = forOtherLanguages(() => categoryWords.optional())

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
interface TranslatedEntry extends Partial<Record<OtherLanguage, ProductWords | undefined>> {
  signs: { about: string }[]
  contains: { name: string }[]
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

import { z } from 'zod'
import { months, type PlantFacts } from '#app/catalogue/facts/facts.ts'
import type { FactKind, SpecOf } from '#app/catalogue/fields/field-spec.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import type { OtherLanguage } from '#languages/language.ts'
import { byLanguageKey, languageKey, languageTable } from '#languages/language-table.ts'
import { lettersOf } from '#languages/scripts.ts'
import { text, words } from './text.schema.ts'

/** Who says so; of safety it has to be said. */
export const source = words(300).default('')
const once = 'names the same thing twice'
const differ = (list: readonly string[]) => new Set(list).size === list.length

const spanOf = ({ least, most }: SpecOf<'span' | 'watering'>) =>
  z
    .strictObject({ from: z.int().min(least).max(most), to: z.int().min(least).max(most), source })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'has to be no less than from' })

const monthsIn = z
  .array(z.enum(months))
  .refine(differ, once)
  .default([])
  .transform((said) => months.filter((month) => said.includes(month)))

/** Gives what a name in a language has to be: written in its script. */
export function localName(language: OtherLanguage) {
  const longest = productFields.names.longest[languageKey(language)]
  return words(longest).regex(lettersOf(language), `has to be in ${languageTable[language].script}`)
}

const names = byLanguageKey((language) =>
  z
    .strictObject({
      names: z.array(localName(language)).min(1).max(4).refine(differ, once),
      source,
    })
    .optional(),
)

/** What a data file may say of a fact of each kind. */
const factSchemas: { [Kind in FactKind]: (spec: SpecOf<Kind>) => z.ZodType } = {
  botanical: ({ longest, most }) =>
    z.strictObject({
      is: words(longest),
      formerly: z.array(words(longest)).max(most).default([]),
      source,
    }),
  said: ({ longest }) => z.strictObject({ is: words(longest), source }),
  light: ({ codes }) =>
    z
      .strictObject({ is: z.enum(codes), alsoGood: z.array(z.enum(codes)).default([]), source })
      .refine(({ is, alsoGood }) => differ([is, ...alsoGood]), {
        path: ['alsoGood'],
        message: once,
      }),
  codes: ({ codes }) =>
    z.strictObject({ is: z.array(z.enum(codes)).min(1).refine(differ, once), source }),
  oneCode: ({ codes }) => z.strictObject({ is: z.enum(codes), source }),
  span: spanOf,
  watering: spanOf,
  months: ({ longest }) =>
    z
      .strictObject({
        sow: monthsIn,
        plant: monthsIn,
        flower: monthsIn,
        region: text(longest).default(''),
        source,
      })
      .refine(({ sow, plant, flower }) => [...sow, ...plant, ...flower].length > 0, {
        message: 'has to say a month under sow, plant or flower',
      }),
  safety: ({ codes, longest }) =>
    z.strictObject({
      is: z.enum(codes),
      note: words(longest).optional(),
      source: words(300),
    }),
}

const { botanical, ...others } = Object.fromEntries(
  Object.entries(plantFields).map(([fact, spec]) => [
    fact,
    factSchemas[spec.kind](spec as never).optional(),
  ]),
)

/** What a data file may say of a plant; all of it may be left out. */
export const plantSchema = z.strictObject({
  botanical,
  ...names,
  ...others,
}) as unknown as z.ZodType<PlantFacts, PlantFacts>

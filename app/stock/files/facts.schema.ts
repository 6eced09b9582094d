import { z } from 'zod'
import {
  cares,
  kinds,
  lights,
  months,
  type PlantFacts,
  type ProductFacts,
  places,
  safetyLevels,
} from '#app/catalogue/facts/facts.ts'
import { words } from './text.schema.ts'

/** Who says so; of safety it has to be said. */
const source = words(300).default('')
const once = 'names the same thing twice'
const differ = (list: readonly string[]) => new Set(list).size === list.length

const spanOf = (least: number, most: number) =>
  z
    .strictObject({ from: z.int().min(least).max(most), to: z.int().min(least).max(most), source })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'has to be no less than from' })

/** A name in Hindi or Marathi. */
export const devanagari = words(60).regex(
  /^[\p{Script=Devanagari}\p{M}\p{Join_Control} ]+$/u,
  'has to be in Devanagari',
)

const names = z.strictObject({
  names: z.array(devanagari).min(1).max(4).refine(differ, once),
  source,
})

const safety = z.strictObject({
  is: z.enum(safetyLevels),
  note: words(120).optional(),
  source: words(300),
})

const plantSchema = z.strictObject({
  botanical: z
    .strictObject({ is: words(120), formerly: z.array(words(120)).max(3).default([]), source })
    .optional(),
  hindi: names.optional(),
  marathi: names.optional(),
  light: z
    .strictObject({ is: z.enum(lights), alsoGood: z.array(z.enum(lights)).default([]), source })
    .refine(({ is, alsoGood }) => differ([is, ...alsoGood]), {
      path: ['alsoGood'],
      message: once,
    })
    .optional(),
  waterRule: z.strictObject({ is: words(120), source }).optional(),
  summerDays: spanOf(1, 365).optional(),
  winterDays: spanOf(1, 365).optional(),
  place: z
    .strictObject({ is: z.array(z.enum(places)).min(1).refine(differ, once), source })
    .optional(),
  height: spanOf(1, 3_000).optional(),
  care: z.strictObject({ is: z.enum(cares), source }).optional(),
  season: z.strictObject({ is: words(160), source }).optional(),
  pets: safety.optional(),
  children: safety.optional(),
}) satisfies z.ZodType<PlantFacts>

const signSchema = z.strictObject({
  about: words(20),
  is: words(40),
  note: words(160).optional(),
  source,
})

/** What a data file may say of a product's life; all of it may be left out. */
export const factFields = {
  kind: z.enum(kinds).optional(),
  facts: plantSchema.default({}),
  contains: z
    .array(z.strictObject({ name: words(60), facts: plantSchema.default({}) }))
    .max(12)
    .default([]),
  signs: z.array(signSchema).max(7).default([]),
  youGet: z.array(words(120)).max(8).default([]),
  backIn: z.enum(months).optional(),
}

/** What `factFields` give, before the category says what is not said. */
type FactEntry = z.infer<z.ZodObject<typeof factFields>>

/** The counted facts of a packet, which nobody may claim beside what its plants say. */
const counted = ['light', 'summerDays', 'place', 'height', 'care', 'pets', 'children'] as const

/** Gives the facts that a packet claims although the plants in it tell them. */
export function listClaimedFacts({ facts, contains }: FactEntry): string[] {
  return contains.length === 0 ? [] : counted.filter((fact) => facts[fact] !== undefined)
}

/** Gives a product's facts as the catalogue keeps them. */
export function toFacts(
  { kind, facts, contains, signs, youGet, backIn }: FactEntry,
  usual: ProductFacts['kind'],
): ProductFacts {
  return {
    kind: kind ?? usual,
    plant: facts,
    contains,
    signs,
    youGet,
    ...(backIn && { backIn }),
  }
}

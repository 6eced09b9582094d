import { z } from 'zod'
import { months } from '#app/catalogue/facts/facts.ts'
import type { SpecOf } from '#app/catalogue/fields/field-spec.ts'
import { findBackIn, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { largestSize } from '#app/catalogue/sizes/size-number.ts'
import { findSizesFault } from '#app/catalogue/store/sizes/size-faults.ts'
import { readPrice } from '#app/money/read-price.ts'
import { otherLanguages } from '#languages/language.ts'
import { text, words } from './text.schema.ts'

/** In rupees, as people write it; left out: people ask. */
const price = z.union([z.number(), z.string()]).transform((written, context) => {
  const read = readPrice(String(written))
  if ('price' in read) return read.price
  context.addIssue({ code: 'custom', message: read.fault })
  return z.NEVER
})

const availability = z
  .strictObject({
    availability: z.enum(['available', 'to-order', 'away', 'ask']),
    days: z.int().optional(),
    backIn: z.enum(months).optional(),
  })
  .partial()

/**
 * What a data file may say of a product's sizes. Each has the number under which lists and links know it,
 * but for the one size of a product that has no named ones.
 */
export function sizesSchema(spec: SpecOf<'sizes'>): z.ZodType<ProductSize[] | undefined> {
  const size = z
    .strictObject({
      number: z.int().min(unnamedSize).max(largestSize).default(unnamedSize),
      label: text(spec.longest).default(''),
      labels: z.partialRecord(z.enum(otherLanguages), words(spec.longest)).default({}),
      price: price.default(null),
      ...availability.shape,
    })
    .transform(({ availability: is, days, backIn, ...size }, context): ProductSize => {
      if (size.label && size.number === unnamedSize) {
        const message = 'has to be its own, from 1: lists and links know a size by it'
        context.addIssue({ code: 'custom', path: ['number'], message })
        return z.NEVER
      }
      if ((is === 'to-order') !== (days !== undefined)) {
        const message = 'belongs to the availability to-order, and to no other'
        context.addIssue({ code: 'custom', path: ['days'], message })
      }
      if (backIn !== undefined && is !== 'away') {
        const message = 'belongs to the availability away, and to no other'
        context.addIssue({ code: 'custom', path: ['backIn'], message })
      }
      if (is === undefined) return { ...size, availability: null }
      if (is === 'to-order') return { ...size, availability: { is, days: days ?? 0 } }
      return { ...size, availability: is === 'away' ? { is, backIn: backIn ?? null } : { is } }
    })
  return z
    .array(size)
    .superRefine((sizes, context) => {
      const message = findSizesFault(sizes, spec)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .optional()
}

/** Gives a size as a data file says it. */
export function describeSize({ number, label, labels, price, availability }: ProductSize): object {
  return {
    ...(number !== unnamedSize && { number, label }),
    ...(Object.keys(labels).length > 0 && { labels }),
    ...(price !== null && { price: price / 100 }),
    ...(availability && { availability: availability.is }),
    ...(availability?.is === 'to-order' && { days: availability.days }),
    ...(availability?.is === 'away' && availability.backIn && { backIn: availability.backIn }),
  }
}

/** What a data file says of a product's sizes and of the month that follows from them. */
interface SaidOfSizes {
  /** Missing: the file leaves them as they are. */
  sizes?: ProductSize[] | undefined
  backIn: ReturnType<typeof findBackIn>
}

/** Gives a product's sizes as a file says them, or else as they are kept, and the month of lists. */
export function sizesFrom(
  { sizes, backIn }: SaidOfSizes,
  kept: ProductSize[] = [],
): Required<SaidOfSizes> & { sizes: ProductSize[] } {
  if (!sizes) return { sizes: kept, backIn }
  return { sizes, backIn: sizes.length > 0 ? findBackIn(sizes) : backIn }
}

import type { Language } from '#languages/language.ts'
import { type Said, said } from '#languages/said.ts'
import type { App } from '#server/app-context.ts'
import type { Config } from '#server/config.ts'
import type { ShownSize } from './shown-sizes.ts'
import { nothingKnown, type ProductSize, unnamedSize } from './size.ts'
import { readSizes } from './sizes.server.ts'

/** Where sizes are read, and whether prices are shown there. */
export type ShownBy = Pick<App, 'db'> & {
  config: { prices: Pick<Config['prices'], 'areShown'> }
}

/**
 * Gives the sizes of products as visitors may see them, in the owner's order and by the product's id,
 * at least one for each id: one number 0 where the product has no named sizes. Prices are left out
 * while the shop says none. All that visitors get of sizes comes from here. One statement, however many
 * products there are.
 */
export async function readShownSizes(
  { db, config }: ShownBy,
  productIds: readonly number[],
  language: Language,
): Promise<Map<number, ShownSize[]>> {
  const known = await readSizes(db, productIds)
  const { areShown } = config.prices
  const show = (size: ProductSize) => toShown(size, language, areShown)
  return new Map(productIds.map((id) => [id, (known.get(id) ?? [nothingKnown]).map(show)]))
}

/** Gives what the owner says of prices, in a language or in English; empty while there are none. */
export function sayPriceNote({ config }: Pick<App, 'config'>, language: Language): Said {
  const { areShown, notes } = config.prices
  if (!areShown) return ''
  return notes[language] || said(notes.en, notes.en !== '')
}

function toShown(
  { number, label, labels, price, availability }: ProductSize,
  language: Language,
  arePricesShown: boolean,
): ShownSize {
  const own = language === 'en' ? label : labels[language]
  return {
    number: number ?? unnamedSize,
    label: own || said(label, label !== ''),
    availability,
    ...(arePricesShown && { price }),
  }
}

import { readShownSizes, type ShownBy } from '#app/catalogue/sizes/shown-sizes.server.ts'
import type { ShownSize } from '#app/catalogue/sizes/shown-sizes.ts'
import type { Language } from '#languages/language.ts'
import type { CardPrice } from './card-price.ts'

/** The prices that cards say, by the product's id; empty while the shop says none. */
type CardPrices = ReadonlyMap<number, CardPrice>

/** Gives what cards say of these products' prices: one statement, and none while the shop says none. */
export async function readCardPrices(
  shop: ShownBy,
  productIds: readonly number[],
  language: Language = 'en',
): Promise<CardPrices> {
  if (!shop.config.prices.areShown) return new Map()
  const sizes = await readShownSizes(shop, productIds, language)
  return new Map(
    [...sizes].flatMap(([id, all]) => {
      const price = findCardPrice(all)
      return price ? [[id, price]] : []
    }),
  )
}

/** Gives a card with its price, if it says one. */
export function withPrice<Card extends { id: number }>(
  card: Card,
  prices: CardPrices,
): Card & { price?: CardPrice } {
  const price = prices.get(card.id)
  return price ? { ...card, price } : card
}

/** Gives cards with the prices that they say. */
export async function withPrices<Card extends { id: number }>(
  shop: ShownBy,
  cards: readonly Card[],
  language?: Language,
): Promise<(Card & { price?: CardPrice })[]> {
  const ids = cards.map(({ id }) => id)
  const prices = await readCardPrices(shop, ids, language)
  return cards.map((card) => withPrice(card, prices))
}

/** Gives the least price of the sizes that can be had; undefined where none can: its month stands there. */
export function findCardPrice(
  sizes: readonly Pick<ShownSize, 'availability' | 'price'>[],
): CardPrice | undefined {
  const had = sizes.filter(({ availability }) => availability?.is !== 'away')
  if (had.length === 0) return undefined
  const prices = had.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return 'asked'
  const least = Math.min(...prices)
  return { least, isFrom: prices.length < had.length || prices.some((price) => price !== least) }
}

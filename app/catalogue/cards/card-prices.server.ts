import type { ShownProduct } from '#app/catalogue/product.ts'
import type { ShownBy } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { areNamed } from '#app/catalogue/sizes/size.ts'
import { findSized, readSizesOnCards, type SizeOnCard } from '#app/catalogue/sizes/sizes.server.ts'
import type { CardPrice } from './card-price.ts'

/** What cards say of their products' sizes, by the product's id. */
type CardPrices = ReadonlyMap<number, Pick<ShownProduct, 'price' | 'isSized'>>

/** Gives what cards say of these products' sizes: one statement, and no price while the shop says none. */
export async function readCardPrices(
  { db, config }: ShownBy,
  productIds: readonly number[],
): Promise<CardPrices> {
  if (!config.prices.areShown) {
    const sized = await findSized(db, productIds)
    return new Map([...sized].map((id) => [id, { isSized: true }]))
  }
  const known = await readSizesOnCards(db, productIds)
  return new Map(
    productIds.map((id) => {
      const sizes = known.get(id)
      const price = sizes ? findCardPrice(sizes) : 'asked'
      return [id, { ...(price && { price }), ...(sizes && areNamed(sizes) && { isSized: true }) }]
    }),
  )
}

/** Gives a card with its price, if it says one, and whether it has sizes. */
export function withPrice<Card extends { id: number }>(
  card: Card,
  prices: CardPrices,
): Card & Pick<ShownProduct, 'price' | 'isSized'> {
  return { ...card, ...prices.get(card.id) }
}

/** Gives cards with the prices that they say. */
export async function withPrices<Card extends { id: number }>(
  shop: ShownBy,
  cards: readonly Card[],
): Promise<(Card & Pick<ShownProduct, 'price' | 'isSized'>)[]> {
  const ids = cards.map(({ id }) => id)
  const prices = await readCardPrices(shop, ids)
  return cards.map((card) => withPrice(card, prices))
}

/** Gives the least price of the sizes that can be had; undefined where none can: its month stands there. */
export function findCardPrice(
  sizes: readonly Pick<SizeOnCard, 'isAway' | 'price'>[],
): CardPrice | undefined {
  const had = sizes.filter(({ isAway }) => !isAway)
  if (had.length === 0) return undefined
  const prices = had.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return 'asked'
  const least = Math.min(...prices)
  return { least, isFrom: prices.length < had.length || prices.some((price) => price !== least) }
}

import { withPrices } from '#app/catalogue/cards/card-prices.server.ts'
import { toCards } from '#app/catalogue/cards/cards.server.ts'
import type { Category } from '#app/catalogue/category.ts'
import type { Collection } from '#app/catalogue/collection.ts'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { getCategory } from '#app/catalogue/products.server.ts'
import type { ShownBy } from '#app/catalogue/sizes/shown-sizes.server.ts'
import type { Language } from '#languages/language.ts'
import { type CollectionPage, getCollectionPage } from './collection-page.server.ts'
import type { WideProduct } from './wide-card.tsx'

/** What a collection's page shows. */
export interface CollectionView {
  collection: Collection
  category: Category
  page: Omit<CollectionPage, 'products'>
  cards: ShownProduct[]
  /** In the place of cards, where the layout is wide. */
  wides: WideProduct[]
}

/** Gives what a collection's page shows, from the page that starts after a place in the catalogue. */
export async function getCollectionView(
  shop: ShownBy,
  collection: Collection,
  after: number | undefined,
  language?: Language,
): Promise<CollectionView> {
  const { db } = shop
  const [category, { products, ...page }] = await Promise.all([
    getCategory(db, collection.category, language),
    getCollectionPage(db, collection.category, after, language),
  ])
  const isWide = collection.layout === 'wide'
  return {
    collection,
    category,
    page,
    cards: isWide ? [] : await withPrices(shop, await toCards(db, products, language)),
    wides: isWide ? await withPrices(shop, products) : [],
  }
}

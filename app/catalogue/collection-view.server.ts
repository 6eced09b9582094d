import type { Language } from '#app/languages/language.ts'
import type { Database } from '#database/connection.ts'
import { toCards } from './cards.server.ts'
import type { Category } from './category.ts'
import type { Collection } from './collection.ts'
import { type CollectionPage, getCollectionPage } from './collection-page.server.ts'
import type { Product, ShownProduct } from './product.ts'
import { getCategory } from './products.server.ts'

/** What a collection's page shows. */
export interface CollectionView {
  collection: Collection
  category: Category
  page: Omit<CollectionPage, 'products'>
  cards: ShownProduct[]
  /** In the place of cards, where the layout is wide. */
  wides: Product[]
}

/** Gives what a collection's page shows, from the page that starts after a place in the catalogue. */
export async function getCollectionView(
  db: Database,
  collection: Collection,
  after: number | undefined,
  language?: Language,
): Promise<CollectionView> {
  const [category, { products, ...page }] = await Promise.all([
    getCategory(db, collection.category, language),
    getCollectionPage(db, collection.category, after, language),
  ])
  const isWide = collection.layout === 'wide'
  return {
    collection,
    category,
    page,
    cards: isWide ? [] : await toCards(db, products, language),
    wides: isWide ? products : [],
  }
}

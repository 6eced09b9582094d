import type { Transaction } from 'kysely'
import type { Product } from '#app/catalogue/product.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** Which of a product's texts a search looks at; `alias` leaves out products whose name matches. */
export type SearchField = 'name' | 'alias'

export interface IndexPage {
  after: number
  limit: number
}

/** What is indexed of a product, under its id. */
export type IndexedProduct = Pick<Product, 'id' | 'name' | 'aliases' | 'order'>

/** A product as it was and as it is now: `before` is missing when it is new, `after` when it goes. */
export interface ProductChange {
  before?: IndexedProduct
  after?: IndexedProduct
}

/** What each engine does in its own way. */
export interface SearchIndex {
  listMatchingOrders(
    db: Database,
    field: SearchField,
    folded: string,
    page: IndexPage,
  ): Promise<number[]>
  /** Brings products that differ from what is indexed of them up to date. */
  change(transaction: Transaction<Schema>, changes: readonly ProductChange[]): Promise<void>
  clear(transaction: Transaction<Schema>): Promise<void>
  /** Does some of what changing has left for later; tells whether more is left. */
  tidy(transaction: Transaction<Schema>): Promise<boolean>
}

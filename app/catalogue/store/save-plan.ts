import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { StoredProduct } from './stored-products.server.ts'

/** A product to be saved: only the fields that somebody changed. */
export interface ProductToSave {
  /** Missing for a product that is new. */
  id?: number | undefined
  change: Partial<ProductEdit>
  /** It is new, under an id that files give it. */
  isNew?: boolean
  /** The version that the change was made from; left out, it is saved whatever came since. */
  version?: number | undefined
  /** What somebody chose of sizes that two people changed, when they were shown `version`. */
  sizeChoices?: SizeChoices | undefined
  /** The change that this one undoes. */
  undoes?: number | undefined
  /**
   * Where it stood in the list before it was deleted or came into another category, if it is to go
   * back there; another may stand there now.
   */
  order?: number | undefined
}

/** Which of two versions of a size stays, by its number. */
export interface SizeChoices {
  /** The version from which their sizes were made; `version` is the one that they chose from. */
  madeFrom: number
  stays: ReadonlyMap<number, 'yours' | 'theirs'>
}

/** What is about to be written of one product. */
export interface Plan {
  asked: ProductToSave
  before: StoredProduct | undefined
  edit: ProductEdit
  changed: FieldName[]
}

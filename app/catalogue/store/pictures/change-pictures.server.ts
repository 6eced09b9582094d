import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { ChangedPictures } from '#app/catalogue/pictures/picture-changes.ts'
import { listPictures, sayPictures } from '#app/catalogue/pictures/product-pictures.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import { lockCatalogue } from '#app/catalogue/store/catalogue-state.server.ts'
import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import { type SaveResult, saveProducts } from '#app/catalogue/store/save-product.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'

/**
 * Changes a product's pictures as they are by now: nobody else changes them meanwhile, so whatever
 * others added or moved since somebody opened the product stays. `change` is told of the product
 * besides.
 */
export function changePictures(
  { db }: Pick<App, 'db'>,
  id: number,
  by: SavedBy,
  change: (pictures: readonly ProductPicture[], product: ProductEdit) => ChangedPictures,
  now = new Date(),
): Promise<SaveResult | { refused: string }> {
  return writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    const [product] = await listStoredProducts(transaction, [id])
    if (!product) return { missing: true }
    const changed = change(listPictures(product.edit), product.edit)
    if ('refused' in changed) return changed
    const [result] = await saveProducts(
      transaction,
      [{ id, change: sayPictures(changed.pictures) }],
      by,
      now,
    )
    return result ?? { missing: true }
  })
}

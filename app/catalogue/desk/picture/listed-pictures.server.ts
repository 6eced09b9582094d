import type { Wall } from '#app/catalogue/category.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { findPictures } from '#app/catalogue/pictures/pictures.server.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { Database } from '#database/connection.ts'
import { findThumbPicture } from './shown-picture.server.ts'

/** A product's picture as its screen lists it. */
export interface ListedPicture extends ProductPicture {
  kind: 'photograph' | 'cut-out' | 'drawn'
  /** How it looks, up to 250 px wide. */
  room: ThumbPicture | undefined
}

/** Lists a product's pictures, in the owner's order. */
export function listForScreen(db: Database, edit: ProductEdit): Promise<ListedPicture[]> {
  return listPicturesOn(db, listPictures(edit), edit.wall)
}

/** Lists pictures before a wall. */
export async function listPicturesOn(
  db: Database,
  pictures: readonly ProductPicture[],
  wall: Wall,
): Promise<ListedPicture[]> {
  const kept = await findPictures(
    db,
    pictures.map(({ picture }) => picture),
  )
  return pictures.map((one) => {
    const { picture } = one
    const uploaded = kept.get(picture)
    return {
      ...one,
      kind: uploaded?.kind ?? 'drawn',
      room: findThumbPicture({ picture, photo: uploaded?.photo ?? null, wall }),
    }
  })
}

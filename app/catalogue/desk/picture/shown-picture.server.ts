import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { hasProductPicture, shownPicture } from '#app/catalogue/product-picture.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { pictureUrl } from '#app/ui/pictures/picture.ts'

/** Gives a product's picture of now, up to 250 px wide, or undefined where it has none. */
export function findThumbPicture({
  picture,
  photo,
  wall,
}: Pick<ProductEdit, 'picture' | 'photo' | 'wall'>): ThumbPicture | undefined {
  if (!photo && !hasProductPicture(picture)) return undefined
  const name = shownPicture(picture, photo)
  return {
    avif: `${pictureUrl(name, 250, 'avif')}, ${pictureUrl(name, 500, 'avif')} 2x`,
    webp: pictureUrl(name, 250, 'webp'),
    wall,
  }
}

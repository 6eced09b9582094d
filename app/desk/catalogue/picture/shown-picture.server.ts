import { hasProductPicture, shownPicture } from '#app/catalogue/product-picture.ts'
import type { RoomPicture } from '#app/desk/shell/room-picture.ts'
import type { ProductEdit } from '#app/stock/product-edit.ts'
import { pictureUrl } from '#app/ui/picture.ts'

/** Gives a product's picture of now, up to 250 px wide, or undefined where it has none. */
export function findRoomPicture({
  picture,
  photo,
  wall,
}: Pick<ProductEdit, 'picture' | 'photo' | 'wall'>): RoomPicture | undefined {
  if (!photo && !hasProductPicture(picture)) return undefined
  const name = shownPicture(picture, photo)
  return {
    avif: `${pictureUrl(name, 250, 'avif')}, ${pictureUrl(name, 500, 'avif')} 2x`,
    webp: pictureUrl(name, 250, 'webp'),
    wall,
  }
}

import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { pictureUrl } from '#app/ui/picture.ts'
import type { Database } from '#database/connection.ts'
import type { RoomPicture } from './room-picture.ts'

/** Gives the pictures of the products with these ids that are still sold, by id. */
export async function findRoomPictures(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, RoomPicture>> {
  const products = await findProductsByIds(db, [...new Set(ids)])
  return new Map(products.map(({ id, picture, wall }) => [id, roomPicture(picture, wall)]))
}

/** A picture of 40 or 48 px, sharp on a phone too. */
export function roomPicture(picture: string, wall: string): RoomPicture {
  return {
    avif: `${pictureUrl(picture, 180, 'avif')} 3x`,
    webp: pictureUrl(picture, 180, 'webp'),
    wall,
  }
}

import { findProductsByIds } from '#app/catalogue/products.server.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import type { Database } from '#database/connection.ts'

/** Gives the pictures of the products with these ids that are still sold, by id. */
export async function findThumbPictures(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ThumbPicture>> {
  const products = await findProductsByIds(db, [...new Set(ids)])
  return new Map(products.map(({ id, picture, wall }) => [id, thumbPicture(picture, wall)]))
}

/** A picture of 40 or 48 px, sharp on a phone too. */
export function thumbPicture(picture: string, wall: string): ThumbPicture {
  return {
    avif: `${pictureUrl(picture, 180, 'avif')} 3x`,
    webp: pictureUrl(picture, 180, 'webp'),
    wall,
  }
}

/** The pictures of the desk's own screens, 200 to 220 px high. */
export const deskPictures = {
  /** Stands on the rail's floor; cut out. */
  plant: standing('desk-plant', 'chuna'),
  nobodyWaits: standing('tulsi', 'pista'),
  nothingFound: standing('not-found', 'chuna'),
} satisfies Record<string, ThumbPicture>

function standing(name: string, wall: string): ThumbPicture {
  return {
    avif: `${pictureUrl(name, 180, 'avif')}, ${pictureUrl(name, 360, 'avif')} 2x`,
    webp: pictureUrl(name, 360, 'webp'),
    wall,
  }
}

import { findPictures } from '#app/catalogue/pictures/pictures.server.ts'
import { hasProductPicture, shownPicture } from '#app/catalogue/product-picture.ts'
import type { Database } from '#database/connection.ts'

/** A picture as a guide shows it. */
export interface GuidePicture {
  /** The name under which it is drawn. */
  name: string
  /** It fills its box, where all others stand on the room's floor. */
  isPhotograph: boolean
  /** The wall that is painted in it; undefined: it has none of its own, as a scene. */
  wall: string | undefined
}

/**
 * Gives the pictures that guides name so; those that are gone are missing. A product's picture has its room
 * painted in, so that what stands around it has to have the same wall.
 */
export async function findGuidePictures(
  db: Database,
  names: readonly string[],
): Promise<Map<string, GuidePicture>> {
  const found = new Map<string, GuidePicture>()
  const drawn = [...new Set(names)].filter(hasProductPicture)
  const uploaded = await findPictures(db, names)
  for (const [name, { kind, wall, photo }] of uploaded) {
    const isPhotograph = kind === 'photograph'
    found.set(name, {
      name: shownPicture(name, photo),
      isPhotograph,
      wall: isPhotograph ? undefined : wall,
    })
  }
  if (drawn.length === 0) return found
  const walls = await db
    .selectFrom('shown_products')
    .select(['picture', 'wall'])
    .where('picture', 'in', drawn)
    .execute()
  const wallOf = new Map(walls.map(({ picture, wall }) => [picture, wall]))
  for (const name of drawn) {
    found.set(name, { name, isPhotograph: false, wall: wallOf.get(name) })
  }
  return found
}

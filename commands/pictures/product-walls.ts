import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type PaintedWall, WALLS } from '#app/catalogue/pictures/room.ts'

const wall = z.custom<PaintedWall>(
  (value) => typeof value === 'string' && Object.hasOwn(WALLS, value),
  {
    error: `is not a wall; walls are ${Object.keys(WALLS).join(', ')}`,
  },
)

const collection = z.object({
  wall,
  products: z.array(
    z.object({ name: z.string(), picture: z.string(), wall: wall.optional() }).loose(),
  ),
})

export type Placing = { picture: string; wall: PaintedWall; product: string; file: string }

/** Takes a data file's name and text, gives where its products stand; throws on a wall unknown. */
export function readPlacings(file: string, text: string): Placing[] {
  const result = collection.loose().safeParse(parse(text))
  if (!result.success) {
    throw new Error(`${file}: ${z.prettifyError(result.error)}`)
  }
  return result.data.products.map((product) => ({
    picture: product.picture,
    wall: product.wall ?? result.data.wall,
    product: product.name,
    file,
  }))
}

/** Takes all placings, gives each picture's one wall; throws when two products disagree. */
export function wallByPicture(placings: readonly Placing[]): Map<string, PaintedWall> {
  const first = new Map<string, Placing>()
  for (const placing of placings) {
    const other = first.get(placing.picture)
    if (other && other.wall !== placing.wall) {
      throw new Error(
        `The picture ${placing.picture} is painted with one wall, but ${other.product} ` +
          `(${other.file}) says ${other.wall} and ${placing.product} (${placing.file}) says ${placing.wall}.`,
      )
    }
    first.set(placing.picture, other ?? placing)
  }
  return new Map([...first].map(([picture, placing]) => [picture, placing.wall]))
}

/** Takes the project's root, gives the wall of each picture that a product names. */
export async function readProductWalls(root: string): Promise<Map<string, PaintedWall>> {
  const folder = join(root, 'catalogue-data')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort()
  const texts = await Promise.all(
    files.map(async (file) => readPlacings(file, await readFile(join(folder, file), 'utf8'))),
  )
  return wallByPicture(texts.flat())
}

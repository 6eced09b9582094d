import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FLOOR, type Recipe, WALLS } from '#app/catalogue/pictures/room.ts'
import { readProductWalls } from './product-walls.ts'
import { CUT_OUTS, OTHER_DRAWINGS, productRecipe, RECIPE_VERSION, SCENES } from './recipes.ts'

/** One drawing to be made into pictures; `source` changes when the result would. */
export type PictureJob = { name: string; file: string; recipe: Recipe; source: string }

/** Takes anything that decides a picture's looks, gives 16 hexadecimal digits that stand for it. */
export function fingerprint(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    hash.update(part).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** What pictures are made from: drawings, and photographs as a camera keeps them. */
const sources = /\.(svg|jpe?g|png)$/i

/** Gives the files of a folder by the name of the picture that each one makes. */
async function listDrawings(folder: string, name: string): Promise<Map<string, string>> {
  const files = await readdir(folder)
  const other = files.find((file) => /\.(webp|avif|gif|heic|tiff?)$/i.test(file))
  if (other) {
    throw new Error(
      `${name}/${other} is of a kind that pictures are not made from: an SVG, a JPEG or a PNG.`,
    )
  }
  const found = new Map<string, string>()
  for (const file of files.filter((each) => sources.test(each)).sort()) {
    const picture = file.replace(sources, '')
    const twin = found.get(picture)
    if (twin)
      throw new Error(`${name}/${twin} and ${name}/${file} make one picture: keep one of them.`)
    found.set(picture, file)
  }
  return found
}

async function createJob(name: string, file: string, recipe: Recipe): Promise<PictureJob> {
  const colours = recipe.room ? [WALLS[recipe.room.wall], FLOOR] : []
  const looks = JSON.stringify([RECIPE_VERSION, recipe, colours])
  return { name, file, recipe, source: fingerprint(await readFile(file), looks) }
}

function checkDrawings(
  what: string,
  wanted: Iterable<string>,
  drawn: ReadonlyMap<string, string>,
): void {
  const missing = [...wanted].filter((name) => !drawn.has(name))
  if (missing.length > 0) {
    const files = missing.map((name) => `${name}.svg`).join(', ')
    throw new Error(`${files} is missing in ${what}: draw it, or name another picture.`)
  }
}

/**
 * Takes the project's root, gives every picture to be made, those seen first at the top; throws
 * when a drawing has no product or recipe, or the other way round.
 */
export async function listPictureJobs(root: string): Promise<PictureJob[]> {
  const art = join(root, 'art')
  const walls = new Map([...Object.entries(OTHER_DRAWINGS), ...(await readProductWalls(root))])
  const products = await listDrawings(art, 'art')
  const scenes = await listDrawings(join(art, 'scenes'), 'art/scenes')
  checkDrawings('art', walls.keys(), products)
  const wanted = Object.entries(SCENES).map(([name, recipe]) => recipe.drawing ?? name)
  checkDrawings('art/scenes', wanted, scenes)
  const unplanned = [...scenes.keys()].filter((name) => !wanted.includes(name))
  if (unplanned.length > 0) {
    throw new Error(
      `art/scenes/${scenes.get(unplanned[0] ?? '')} is used by no page: give it a recipe in commands/pictures/recipes.ts, or take it away.`,
    )
  }
  const productJobs = [...products].map(([name, file]) => {
    const wall = walls.get(name)
    if (!wall) {
      throw new Error(
        `art/${file} is used by no product: name it as a product's picture in catalogue-data, or take it away.`,
      )
    }
    return createJob(name, join(art, file), productRecipe(name, wall))
  })
  const sceneJobs = Object.entries(SCENES).map(([name, recipe]) =>
    createJob(name, join(art, 'scenes', scenes.get(recipe.drawing ?? name) ?? ''), recipe),
  )
  const cutOutJobs = Object.entries(CUT_OUTS).map(([name, drawing]) =>
    createJob(name, join(art, products.get(drawing) ?? ''), productRecipe(drawing, 'any')),
  )
  return Promise.all([...productJobs, ...sceneJobs, ...cutOutJobs])
}

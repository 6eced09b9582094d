import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  encodeJpeg,
  furnish,
  paintRoom,
  rasterise,
  resize,
} from '#app/stock/pictures/paint.server.ts'
import { FLOOR, WALLS, type Wall } from '#app/stock/pictures/room.ts'
import { writeHashed } from './make.ts'
import type { FileEntry } from './manifest.ts'
import { fingerprint } from './plan.ts'
import { RECIPE_VERSION } from './recipes.ts'

// The size and shape that services which show shared links ask for.
const WIDTH = 1200
const HEIGHT = 630
const FLOOR_LINE = 500
const HEADROOM = 20

/** A drawing's file below `art`, and where its floor line lies (0 to 1). */
type Thing = readonly [drawing: string, horizon: number]

type ShareRecipe = { wall: Wall; things: readonly Thing[] }

const panels = (wall: Wall, ...names: readonly string[]): ShareRecipe => ({
  wall,
  things: names.map((name) => [`scenes/panel-${name}`, 0.8]),
})
const products = (wall: Wall, ...names: readonly string[]): ShareRecipe => ({
  wall,
  things: names.map((name) => [name, 0.79]),
})

/** The picture that goes with a shared link, by page. */
export const SHARE_PICTURES: Readonly<Record<string, ShareRecipe>> = {
  home: { wall: 'pista', things: [['scenes/hero-nursery', 0.7875]] },
  plants: panels('pista', 'indoor', 'outdoor'),
  'indoor-plants': panels('pista', 'indoor'),
  'outdoor-plants': panels('pista', 'outdoor'),
  seeds: panels('haldi', 'flower-seeds', 'vegetable-seeds'),
  'flower-seeds': panels('haldi', 'flower-seeds'),
  'vegetable-seeds': panels('haldi', 'vegetable-seeds'),
  'soil-and-fertilizers': panels('gulabi', 'soil', 'fertilizers'),
  soil: panels('gulabi', 'soil'),
  fertilizers: panels('gulabi', 'fertilizers'),
  pebbles: products('neel', 'multicolour-pebbles', 'river-pebbles', 'white-pebbles'),
  'gardening-tools': products('haldi', 'secateurs', 'watering-can', 'hand-cultivator'),
  corporate: { wall: 'neel', things: [['scenes/banner-corporate', 0.8]] },
  'other-services': panels('gulabi', 'vertical-garden', 'artificial'),
  'vertical-garden': panels('gulabi', 'vertical-garden'),
  artificial: panels('gulabi', 'artificial'),
}

export type ShareJob = { name: string; recipe: ShareRecipe; source: string }

const fileOf = (root: string, drawing: string) => join(root, 'art', `${drawing}.svg`)

async function readDrawing(root: string, share: string, drawing: string) {
  return readFile(fileOf(root, drawing)).catch(() => {
    throw new Error(
      `art/${drawing}.svg is missing: the picture of the shared link “${share}” is made of it, and a photograph can’t stand in for it. Draw it, or name another drawing in commands/pictures/share.ts.`,
    )
  })
}

/** Takes the project's root, gives every share picture to be made; throws when a drawing is missing. */
export function listShareJobs(root: string): Promise<ShareJob[]> {
  const jobs = Object.entries(SHARE_PICTURES).map(async ([name, recipe]) => {
    const drawings = recipe.things.map(([drawing]) => readDrawing(root, name, drawing))
    const looks = JSON.stringify([RECIPE_VERSION, recipe, WALLS[recipe.wall], FLOOR])
    return { name, recipe, source: fingerprint(looks, ...(await Promise.all(drawings))) }
  })
  return Promise.all(jobs)
}

async function placeThing(root: string, [drawing, horizon]: Thing, centre: number, room: number) {
  const raster = await rasterise(fileOf(root, drawing), 1)
  const scale = Math.min(
    room / raster.width,
    (FLOOR_LINE - HEADROOM) / (raster.height * horizon),
    (HEIGHT - FLOOR_LINE) / (raster.height * (1 - horizon)),
  )
  const width = Math.round(raster.width * scale)
  const height = Math.round(raster.height * scale)
  const top = FLOOR_LINE - Math.round(height * horizon)
  return {
    raster: await resize(raster, width, height),
    left: Math.round(centre - width / 2),
    top: Math.min(top, HEIGHT - height),
  }
}

/** Takes the project's root and a job, writes the JPEG, gives its entry. */
export async function makeSharePicture(root: string, job: ShareJob): Promise<FileEntry> {
  const { wall, things } = job.recipe
  const room = paintRoom(WIDTH, HEIGHT, { wall, horizon: FLOOR_LINE / HEIGHT })
  const column = WIDTH / things.length
  const placed = await Promise.all(
    things.map((thing, i) => placeThing(root, thing, column * (i + 0.5), column)),
  )
  const bytes = await encodeJpeg(await furnish(room, placed))
  return {
    source: job.source,
    file: await writeHashed(join(root, 'public/share'), job.name, 'jpg', bytes),
  }
}

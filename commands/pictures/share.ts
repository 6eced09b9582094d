import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  encodeJpeg,
  furnish,
  paintRoom,
  type Raster,
  rasterise,
  resize,
} from '#app/catalogue/pictures/paint.server.ts'
import { FLOOR, type PaintedWall, PRODUCT_CANVAS, WALLS } from '#app/catalogue/pictures/room.ts'
import { makeShareJpeg, SHARE_SIZE } from '#app/catalogue/pictures/share-jpeg.server.ts'
import { writeHashed } from './make.ts'
import { type FileEntry, readManifest } from './manifest.ts'
import { fingerprint, type PictureJob } from './plan.ts'
import { readProductWalls } from './product-walls.ts'
import { RECIPE_VERSION } from './recipes.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const FLOOR_LINE = 500
const HEADROOM = 20

/** A drawing's file below `art`, and where its floor line lies (0 to 1). */
type Thing = readonly [drawing: string, horizon: number]

type ShareRecipe = { wall: PaintedWall; things: readonly Thing[] }

const panels = (wall: PaintedWall, ...names: readonly string[]): ShareRecipe => ({
  wall,
  things: names.map((name) => [`scenes/panel-${name}`, 0.8]),
})
const products = (wall: PaintedWall, ...names: readonly string[]): ShareRecipe => ({
  wall,
  things: names.map((name) => [name, 0.79]),
})

const panelOfPaper = (wall: PaintedWall): ShareRecipe => ({
  wall,
  things: [['scenes/head-paper', 0.8]],
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
  // Of guides without a picture, by the wall of each.
  'guide-pista': panelOfPaper('pista'),
  'guide-gulabi': panelOfPaper('gulabi'),
  'guide-neel': panelOfPaper('neel'),
  'guide-haldi': panelOfPaper('haldi'),
}

/** What a product without a picture shows, and the wall that it stands before in a share picture. */
const alsoOfProducts: Readonly<Record<string, PaintedWall>> = { 'empty-pot': 'pista' }

/** One share picture to be made; `source` changes when the result would. */
export interface ShareJob {
  name: string
  /** How its file's name begins. */
  file: string
  source: string
  make(): Promise<Buffer>
}

async function readDrawing(root: string, share: string, drawing: string) {
  return readFile(join(root, 'art', `${drawing}.svg`)).catch(() => {
    throw new Error(
      `art/${drawing}.svg is missing: the picture of the shared link “${share}” is made of it, and a photograph can’t stand in for it. Draw it, or name another drawing in commands/pictures/share.ts.`,
    )
  })
}

/** Drawings with blurred leaves take seconds to paint, so a product's finished picture is read. */
async function readLargest(root: string, name: string) {
  const { pictures } = await readManifest(root)
  return readFile(join(root, 'public/pictures', pictures[name]?.avif[PRODUCT_CANVAS[0]] ?? ''))
}

/** Takes the project's root, gives every page's share picture to be made; throws when a drawing is missing. */
export function listShareJobs(root: string): Promise<ShareJob[]> {
  const jobs = Object.entries(SHARE_PICTURES).map(async ([name, recipe]) => {
    const { wall, things } = recipe
    const drawings = await Promise.all(
      things.map(async ([drawing, horizon]) => ({
        drawing: await readDrawing(root, name, drawing),
        horizon,
      })),
    )
    const looks = JSON.stringify([RECIPE_VERSION, recipe, WALLS[wall], FLOOR])
    const source = fingerprint(looks, ...drawings.map(({ drawing }) => drawing))
    return { name, file: name, source, make: () => drawTogether(wall, drawings) }
  })
  return Promise.all(jobs)
}

/**
 * Takes the project's root and the pictures that are planned, gives the share picture of each that a
 * product has; the picture itself has to be made before.
 */
export async function listProductShareJobs(
  root: string,
  pictures: readonly PictureJob[],
): Promise<ShareJob[]> {
  const walls = new Map([...(await readProductWalls(root)), ...Object.entries(alsoOfProducts)])
  const planned = new Map(pictures.map((picture) => [picture.name, picture]))
  return [...walls].map(([name, wall]) => {
    const { file = '', source = '' } = planned.get(name) ?? {}
    const kind = file.endsWith('.svg') ? 'cut-out' : 'photograph'
    return {
      name,
      file: `product-${name}`,
      source: fingerprint(JSON.stringify([RECIPE_VERSION, kind, WALLS[wall], FLOOR]), source),
      make: async () => makeShareJpeg(await readLargest(root, name), { kind, wall } as const),
    }
  })
}

async function placeThing(drawing: Raster, horizon: number, centre: number, room: number) {
  const scale = Math.min(
    room / drawing.width,
    (FLOOR_LINE - HEADROOM) / (drawing.height * horizon),
    (HEIGHT - FLOOR_LINE) / (drawing.height * (1 - horizon)),
  )
  const width = Math.round(drawing.width * scale)
  const height = Math.round(drawing.height * scale)
  const top = FLOOR_LINE - Math.round(height * horizon)
  return {
    raster: await resize(drawing, width, height),
    left: Math.round(centre - width / 2),
    top: Math.min(top, HEIGHT - height),
  }
}

/** Paints a room and drawings side by side in it, each with its floor line on the room's. */
async function drawTogether(
  wall: PaintedWall,
  things: readonly { drawing: Buffer; horizon: number }[],
) {
  const room = paintRoom(WIDTH, HEIGHT, { wall, horizon: FLOOR_LINE / HEIGHT })
  const column = WIDTH / things.length
  const placed = await Promise.all(
    things.map(async ({ drawing, horizon }, i) =>
      placeThing(await rasterise(drawing, 1), horizon, column * (i + 0.5), column),
    ),
  )
  return encodeJpeg(await furnish(room, placed))
}

/** Takes the project's root and a job, writes the JPEG, gives its entry. */
export async function makeSharePicture(root: string, job: ShareJob): Promise<FileEntry> {
  return {
    source: job.source,
    file: await writeHashed(join(root, 'public/share'), job.file, 'jpg', await job.make()),
  }
}

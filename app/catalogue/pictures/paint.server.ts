import sharp from 'sharp'
import {
  FLOOR,
  type Light,
  type Quality,
  type Recipe,
  type Room,
  WALLS,
  WINDOW_LIGHT,
} from './room.ts'

/** Pixels, four bytes each. */
export type Raster = { data: Buffer; width: number; height: number }

/**
 * Takes a drawing or its file and how much to enlarge its canvas, gives its pixels; those of a
 * photograph upright and as they are.
 */
export async function rasterise(file: string | Buffer, scale: number): Promise<Raster> {
  // Without a width of its own a drawing is one canvas pixel per pixel at 72 dots per inch.
  const drawing = sharp(file, { density: 72 * scale })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

/**
 * Takes a size in pixels and a room, gives the bare room. The horizon may fall inside a row of
 * pixels, which then holds both colours in proportion.
 */
export function paintRoom(width: number, height: number, room: Room): Raster {
  const wall = channels(WALLS[room.wall])
  const floor = channels(FLOOR)
  const data = Buffer.alloc(width * height * 4)
  for (let row = 0; row < height; row++) {
    const share = Math.min(1, Math.max(0, height * room.horizon - row))
    const colour = wall.map((value, i) => Math.round(value * share + (floor[i] ?? 0) * (1 - share)))
    data.fill(Buffer.from([...colour, 255]), row * width * 4, (row + 1) * width * 4)
  }
  return { data, width, height }
}

function open(raster: Raster) {
  const { width, height } = raster
  return sharp(raster.data, { raw: { width, height, channels: 4 } })
}

/** Takes pixels and a size, gives the same picture at that size. */
export async function resize(raster: Raster, width: number, height: number): Promise<Raster> {
  const data = await open(raster).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { data, width, height }
}

/** Takes a room and what stands in it, each with its place, gives the furnished room. */
export async function furnish(
  room: Raster,
  things: readonly { raster: Raster; left: number; top: number }[],
): Promise<Raster> {
  const layers = things.map(({ raster, left, top }) => ({
    input: raster.data,
    raw: { width: raster.width, height: raster.height, channels: 4 as const },
    left,
    top,
  }))
  return { ...room, data: await open(room).composite(layers).raw().toBuffer() }
}

/**
 * Takes a drawing's pixels, a recipe and a width, gives the finished pixels. The room is painted
 * at the final size: reducing a painted room would leave ripples along the horizon.
 */
export async function paint(drawing: Raster, recipe: Recipe, width: number): Promise<Raster> {
  const [canvasWidth, canvasHeight] = recipe.canvas
  const height = Math.round((width * canvasHeight) / canvasWidth)
  const small = await resize(drawing, width, height)
  if (!recipe.room) {
    return small
  }
  const room = paintRoom(width, height, recipe.room)
  const { light } = recipe.room
  const things = light
    ? [await paintLight(width, height, light, width / canvasWidth), small]
    : [small]
  return furnish(
    room,
    things.map((raster) => ({ raster, left: 0, top: 0 })),
  )
}

/** The window's light for a picture of this size, which shows the canvas reduced by `by`. */
function paintLight(width: number, height: number, light: Light, by: number): Promise<Raster> {
  const { path, opacity } = WINDOW_LIGHT
  const matrix = [light.scale, 0, 0, light.scale, light.left, light.top].map((part) => part * by)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path
    transform="matrix(${matrix.join(' ')})" fill="#fff" fill-opacity="${opacity}" d="${path}"/></svg>`
  return rasterise(Buffer.from(drawing), 1)
}

// Below this alpha (of 255) a pixel's colour can't be seen.
const HIDDEN = 24
const BLUR = 6
const FAR_COLOUR = [60, 80, 50]

/**
 * Takes pixels cut out, gives them with the hidden colours smoothed: an encoder would spend up
 * to a fifth of its bytes on the leap from leaf to black behind each edge.
 */
async function smoothHidden(raster: Raster): Promise<Raster> {
  const blurred = await open(raster).blur(BLUR).raw().toBuffer()
  const data = Buffer.from(raster.data)
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) <= HIDDEN) {
      const near = (blurred[at + 3] ?? 0) > 2
      data.set(near ? blurred.subarray(at, at + 3) : FAR_COLOUR, at)
    }
  }
  return { ...raster, data }
}

function isOpaque({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] !== 255) {
      return false
    }
  }
  return true
}

/** How long the encoders may search for fewer bytes, from 0 to 9 and to 6. */
interface Effort {
  avif: number
  webp: number
}

/** Takes finished pixels and the qualities, gives the files' bytes. */
export async function encode(
  raster: Raster,
  quality: Quality,
  effort: Effort = { avif: 4, webp: 6 },
): Promise<{ avif: Buffer; webp: Buffer }> {
  const picture = await ready(raster)
  const { avif, webp, alpha = 100 } = quality
  // Full colour resolution costs 5 % more and keeps flat walls within two steps of their hex.
  const asAvif = picture
    .clone()
    .avif({ quality: avif, effort: effort.avif, chromaSubsampling: '4:4:4' })
  const asWebp = picture.clone().webp({ quality: webp, alphaQuality: alpha, effort: effort.webp })
  return { avif: await asAvif.toBuffer(), webp: await asWebp.toBuffer() }
}

/**
 * Takes finished pixels, gives an AVIF's bytes, in as many colours as a JPEG has: so large a picture takes
 * 20 MiB less to encode.
 */
export async function encodeLarge(
  raster: Raster,
  quality: number,
  effort: number,
): Promise<Buffer> {
  const picture = await ready(raster)
  return picture.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
}

async function ready(raster: Raster) {
  return isOpaque(raster) ? open(raster).removeAlpha() : open(await smoothHidden(raster))
}

/** Takes opaque pixels and a quality, gives a JPEG's bytes, for services that show shared links. */
export function encodeJpeg(raster: Raster, quality = 75): Promise<Buffer> {
  return open(raster).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer()
}

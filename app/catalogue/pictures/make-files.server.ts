import sharp, { type Sharp } from 'sharp'
import type { Wall } from '#app/catalogue/category.ts'
import { enlargedWidth } from '#app/ui/pictures/uploaded-picture.ts'
import { type Crop, centredCrop, keepInside, type PictureKind, toPixels } from './crop.ts'
import { isWhole } from './is-whole.ts'
import { encode, encodeLarge, furnish, paint, type Raster } from './paint.server.ts'
import { FEWEST_ACROSS, MOST_PIXELS } from './picture-fault.ts'
import { type FileFormat, isTaken, tellFormat } from './picture-format.ts'
import { PictureRefusal } from './picture-refusal.ts'
import {
  HORIZON,
  PAINTED,
  PRODUCT_CANVAS,
  PRODUCT_WIDTHS,
  type Quality,
  type Recipe,
} from './room.ts'

/** How a picture is to be made. */
export interface PictureJob {
  kind: PictureKind
  /** The wall that a cut-out stands before; behind whatever is transparent in a photograph too. */
  wall: Wall
  /** The part that is shown; the middle, when nothing is said. */
  crop?: Crop
}

/** One finished file. */
export interface PictureFile {
  width: number
  format: 'avif' | 'webp'
  bytes: Buffer
}

/** A photograph of 500 px is at most so heavy, in bytes: visitors pay for them. */
const heaviest = 30 * 1024
const weighedAt = 500
/** Tried one after the other until a photograph is light enough. */
const qualities: readonly [Quality, ...Quality[]] = [
  PAINTED,
  { avif: 40, webp: 64 },
  { avif: 34, webp: 54 },
  { avif: 28, webp: 44 },
]

/** On a screen that shows every pixel of an enlarged picture, they are too small to be judged one by one. */
const enlargedQuality = 40

/** Somebody waits for it. */
const effort = { avif: 2, webp: 4 }

const room = (wall: Wall): Recipe => ({
  canvas: PRODUCT_CANVAS,
  scale: 1,
  widths: PRODUCT_WIDTHS,
  room: { wall, horizon: HORIZON },
  quality: PAINTED,
})

/**
 * Makes a product's picture from a file's bytes: upright, cropped, at the widths of drawn pictures
 * as AVIF and WebP and, where it has the pixels, enlarged as AVIF; with nothing of the file's metadata.
 * Throws a `PictureRefusal`.
 */
export async function makeFiles(bytes: Buffer, job: PictureJob): Promise<PictureFile[]> {
  const picture = await open(bytes)
  const { kind, wall } = job
  const asked = job.crop ?? centredCrop(kind, picture.width, picture.height)
  const crop = keepInside(asked, kind, picture.width, picture.height)
  const window = toPixels(crop, picture.width)
  if (window.width < FEWEST_ACROSS) throw new PictureRefusal('small')
  const isLarge = window.width >= enlargedWidth
  const widest = isLarge ? enlargedWidth : PRODUCT_CANVAS[0] * 1.25
  const { shown, isClear } = await cutOut(picture, window, widest)
  if (kind === 'cut-out' && !isClear) throw new PictureRefusal('opaque')
  const widths = PRODUCT_WIDTHS.filter((width) => width <= window.width)
  const rasters: { width: number; raster: Raster }[] = []
  for (const width of widths) rasters.push({ width, raster: await paint(shown, room(wall), width) })
  const quality = kind === 'cut-out' ? PAINTED : await chooseQuality(rasters)
  const files: PictureFile[] = []
  for (const { width, raster } of rasters) {
    const { avif, webp } = await encode(raster, quality, effort)
    files.push({ width, format: 'avif', bytes: avif }, { width, format: 'webp', bytes: webp })
  }
  if (isLarge) {
    const raster = await paint(shown, room(wall), enlargedWidth)
    const least = Math.min(quality.avif, enlargedQuality)
    const bytes = await encodeLarge(raster, least, effort.avif)
    files.push({ width: enlargedWidth, format: 'avif', bytes })
  }
  return files
}

interface Opened {
  input: Sharp
  /** Upright, in px. */
  width: number
  height: number
}

/** Reads a file's head: what it is, how large, and which way is up. */
async function open(bytes: Buffer): Promise<Opened> {
  const format = tellFormat(bytes)
  if (!isTaken(format)) throw new PictureRefusal(format)
  // Decoders let a little that is missing pass, and paint it grey.
  if (!isWhole(format, bytes)) throw new PictureRefusal('broken')
  const input = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
  })
  // The head alone, whatever it says of the size.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head || !isNamed(format, head.format)) throw new PictureRefusal('broken')
  if (head.width * head.height > MOST_PIXELS) throw new PictureRefusal('pixels')
  return { input, ...head.autoOrient }
}

function isNamed(format: FileFormat, decoder: string) {
  return decoder === (format === 'avif' ? 'heif' : format)
}

/**
 * The window's pixels, at most so many across; what lies outside is transparent.
 * The whole picture is reduced first: decoders of JPEG and WebP then leave most of the work out.
 */
async function cutOut(
  { input, width, height }: Opened,
  window: ReturnType<typeof toPixels>,
  widest: number,
): Promise<{ shown: Raster; isClear: boolean }> {
  const scale = Math.min(1, widest / window.width)
  const reduced = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  const whole = { width: reduced(width), height: reduced(height) }
  const canvas = { width: reduced(window.width), height: reduced(window.height) }
  const at = { left: Math.round(window.left * scale), top: Math.round(window.top * scale) }
  const left = Math.max(0, at.left)
  const top = Math.max(0, at.top)
  const right = Math.min(whole.width, at.left + canvas.width)
  const bottom = Math.min(whole.height, at.top + canvas.height)
  if (right - left < 1 || bottom - top < 1) throw new PictureRefusal('small')
  const { data, info } = await input
    .autoOrient()
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract({ left, top, width: right - left, height: bottom - top })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureRefusal('broken')
    })
  if (info.channels !== 4) throw new PictureRefusal('broken')
  const part = { data, width: info.width, height: info.height }
  const isClear = hasClearPart(part)
  if (part.width === canvas.width && part.height === canvas.height) return { shown: part, isClear }
  const empty = { ...canvas, data: Buffer.alloc(canvas.width * canvas.height * 4) }
  const place = { left: left - at.left, top: top - at.top }
  return { shown: await furnish(empty, [{ raster: part, ...place }]), isClear }
}

/** Whether at least a hundredth of what is shown can be seen through. */
function hasClearPart({ data }: Raster) {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) clear += 1
  return clear >= data.length / 4 / 100
}

/** Leaves and gravel weigh several times what a bare wall does. */
async function chooseQuality(rasters: readonly { width: number; raster: Raster }[]) {
  const weighed = rasters.find(({ width }) => width === weighedAt)
  for (const quality of qualities) {
    if (!weighed) return quality
    const { avif } = await encode(weighed.raster, quality, effort)
    if (avif.length <= heaviest) return quality
  }
  return qualities.at(-1) ?? PAINTED
}

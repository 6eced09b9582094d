import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode, paint, rasterise } from '#app/catalogue/pictures/paint.server.ts'
import type { PictureEntry } from './manifest.ts'
import type { PictureJob } from './plan.ts'

/**
 * Takes a folder of `public`, a name before the hash, an extension and bytes; writes the file and
 * gives its name, which holds 8 digits of the bytes' hash.
 */
export async function writeHashed(folder: string, stem: string, extension: string, bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${stem}.${hash}.${extension}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), bytes)
  return file
}

/** Takes the project's root and a job, writes its pictures at all widths, gives their entry. */
export async function makePicture(root: string, job: PictureJob): Promise<PictureEntry> {
  const folder = join(root, 'public/pictures')
  const drawing = await rasterise(job.file, job.recipe.scale).catch((error) => {
    throw new Error(`${job.file} can’t be opened: ${Object(error).message}`)
  })
  const [width, height] = job.recipe.canvas
  const isPhotograph = !job.file.toLowerCase().endsWith('.svg')
  // A camera's shapes are never exact to the pixel.
  const off = Math.abs((drawing.width * height) / (drawing.height * width) - 1)
  if (off > (isPhotograph ? 0.005 : 0)) {
    const [isWide, isHigh] = [drawing.width, drawing.height].map((pixels) =>
      isPhotograph ? pixels : Math.round(pixels / job.recipe.scale),
    )
    throw new Error(
      isPhotograph
        ? `${job.file} is ${isWide} by ${isHigh} pixels: cut it to the shape of ${width} by ${height}.`
        : `${job.file} has a canvas of ${isWide} by ${isHigh}: draw it on one of ${width} by ${height}.`,
    )
  }
  if (drawing.width < width) {
    throw new Error(`${job.file} is ${drawing.width} pixels wide: it has to be at least ${width}.`)
  }
  const entry: PictureEntry = { source: job.source, width, height, avif: {}, webp: {} }
  for (const shown of job.recipe.widths) {
    const files = await encode(await paint(drawing, job.recipe, shown), job.recipe.quality)
    const stem = `${job.name}-${shown}`
    entry.avif[shown] = await writeHashed(folder, stem, 'avif', files.avif)
    entry.webp[shown] = await writeHashed(folder, stem, 'webp', files.webp)
  }
  return entry
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const pictureEntry = z.object({
  source: z.string(),
  width: z.number(),
  height: z.number(),
  avif: z.record(z.string(), z.string()),
  webp: z.record(z.string(), z.string()),
})
const fileEntry = z.object({ source: z.string(), file: z.string() })
const manifest = z.object({
  pictures: z.record(z.string(), pictureEntry),
  share: z.record(z.string(), fileEntry),
  products: z.record(z.string(), fileEntry),
  icons: z.record(z.string(), fileEntry),
})

export type PictureEntry = z.infer<typeof pictureEntry>
export type FileEntry = z.infer<typeof fileEntry>
export type Manifest = z.infer<typeof manifest>

/** Where the manifest lies below the project's root. */
export const MANIFEST_FILE = 'app/ui/pictures/pictures.json'
/** The share pictures of products stand apart: the desk's script has the manifest in it, and needs none. */
const PRODUCTS_FILE = 'app/catalogue/product-page/share-pictures.json'

/** Takes the project's root, gives the manifest, an empty one when there is none yet. */
export async function readManifest(root: string): Promise<Manifest> {
  try {
    const [drawn, products] = await Promise.all(
      [MANIFEST_FILE, PRODUCTS_FILE].map((file) => readFile(join(root, file), 'utf8')),
    )
    return manifest.parse({
      ...JSON.parse(drawn ?? ''),
      products: JSON.parse(products ?? ''),
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { pictures: {}, share: {}, icons: {}, products: {} }
    }
    throw error
  }
}

function sorted<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Takes the project's root and a manifest, writes it with names in order. */
export async function writeManifest(root: string, { pictures, share, icons, products }: Manifest) {
  const drawn = { icons: sorted(icons), pictures: sorted(pictures), share: sorted(share) }
  await writeWhole(join(root, PRODUCTS_FILE), sorted(products))
  await writeWhole(join(root, MANIFEST_FILE), drawn)
}

/** A build that reads the file meanwhile must find a whole one. */
async function writeWhole(file: string, value: unknown) {
  await writeFile(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/** Takes a manifest, gives the file names it wants in each folder of `public`. */
export function listNamedFiles({
  pictures,
  share,
  icons,
  products,
}: Manifest): Record<string, string[]> {
  return {
    pictures: Object.values(pictures).flatMap(({ avif, webp }) => [
      ...Object.values(avif),
      ...Object.values(webp),
    ]),
    share: [...Object.values(share), ...Object.values(products)].map(({ file }) => file),
    icons: Object.values(icons).map(({ file }) => file),
  }
}

/** Takes the project's root, gives the file names that lie in each of our folders in `public`. */
export async function listLyingFiles(root: string): Promise<Record<string, string[]>> {
  const folders = ['pictures', 'share', 'icons']
  const listings = folders.map(async (folder) => {
    await mkdir(join(root, 'public', folder), { recursive: true })
    return [folder, await readdir(join(root, 'public', folder))] as const
  })
  return Object.fromEntries(await Promise.all(listings))
}

/** Takes the project's root and a manifest, removes what it doesn't name; gives those names. */
export async function removeUnnamedFiles(root: string, kept: Manifest): Promise<string[]> {
  const named = listNamedFiles(kept)
  const lying = await listLyingFiles(root)
  const unnamed = Object.entries(lying).flatMap(([folder, files]) =>
    files.filter((file) => !named[folder]?.includes(file)).map((file) => join(folder, file)),
  )
  await Promise.all(unnamed.map((file) => rm(join(root, 'public', file))))
  return unnamed
}

/** Takes jobs and their entries in a manifest, gives the jobs whose entry is missing or outdated. */
export function findStale<J extends { name: string; source: string }>(
  jobs: readonly J[],
  entries: Readonly<Record<string, { source: string }>>,
): J[] {
  return jobs.filter(({ name, source }) => entries[name]?.source !== source)
}

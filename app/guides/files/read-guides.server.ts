import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  claim,
  DataFileFaults,
  hashDataFiles,
  readDataFiles,
  textOf,
} from '#app/catalogue/files/data-files.server.ts'
import type { Fault } from '#app/catalogue/files/parse-data-file.ts'
import { type GuideFile, parseGuideFile } from './guide-file.ts'

/** The guides of a catalogue's folder, read and without a fault. */
export interface ReadGuides {
  guides: GuideFile[]
  /** A hash of every byte of their files. */
  hash: string
}

/** Where the guides' files are in a catalogue's folder. */
export const guidesIn = 'guides'

/**
 * Reads the guides in a catalogue's folder and throws one error listing every fault that is in them.
 * A folder without guides has none.
 */
export async function readGuides(folder: string): Promise<ReadGuides> {
  const sources = await readSources(folder)
  const guides: GuideFile[] = []
  const faults: Fault[] = []
  const placeOfSlug = new Map<string, string>()
  for (const { name: fileName, bytes } of sources) {
    const name = join(folder, guidesIn, fileName)
    const { text, fault } = textOf(name, bytes)
    const parsed = fault === undefined ? parseGuideFile(name, text) : { faults: [fault] }
    if (parsed.faults) {
      faults.push(...parsed.faults)
      continue
    }
    const { guide } = parsed
    guides.push(guide)
    faults.push(...claim(placeOfSlug, guide.edit.slug, `${name}:${guide.line}`, 'slug'))
  }
  if (faults.length > 0) throw new DataFileFaults(['The guides have faults:', ...faults].join('\n'))
  return { guides, hash: hashDataFiles(sources) }
}

/** Gives the hash of a folder's guides without reading what they say. */
export async function hashGuides(folder: string): Promise<string> {
  return hashDataFiles(await readSources(folder))
}

/** Lists where guides name a product that is none of `slugs`, with file and line. */
export function listAbsentProducts(
  guides: readonly GuideFile[],
  slugs: ReadonlySet<string>,
): Fault[] {
  return guides.flatMap(({ name, named }) =>
    named
      .filter(({ slug }) => !slugs.has(slug))
      .map(({ slug, line, field }) => `${name}:${line}: ${field}: there is no product ${slug}`),
  )
}

async function readSources(folder: string) {
  const own = join(folder, guidesIn)
  const isThere = await stat(own).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return isThere ? readDataFiles(own) : []
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { categories } from '#app/catalogue/category.ts'
import { type CatalogueFile, type Fault, parseCatalogueFile } from './catalogue-file.ts'
import { decodeDataFile } from './data-file-text.ts'

/** The files of a catalogue, read and without a fault, in the order of their categories. */
export interface ReadCatalogue {
  files: CatalogueFile[]
  /** A hash of every byte of them. */
  hash: string
}

/** Reads the data files of a folder and throws one error listing every fault that is in them. */
export async function readCatalogue(folder: string): Promise<ReadCatalogue> {
  const sources = await readSources(folder)
  const files: CatalogueFile[] = []
  const faults: Fault[] = []
  const fileOfKey = new Map<string, string>()
  const placeOfId = new Map<number, string>()
  const placeOfSlug = new Map<string, string>()
  for (const { name, bytes } of sources) {
    const { text, badLine } = decodeDataFile(bytes)
    if (badLine !== undefined) {
      faults.push(
        `catalogue-data/${name}:${badLine}: has letters that are not in UTF-8: save the file with that encoding`,
      )
      continue
    }
    const parsed = parseCatalogueFile(`catalogue-data/${name}`, text)
    if (parsed.faults) {
      faults.push(...parsed.faults)
      continue
    }
    const { file } = parsed
    files.push(file)
    faults.push(...claim(fileOfKey, file.category.key, `catalogue-data/${name}:1`, 'key'))
    for (const [index, { id, slug, oldSlugs }] of file.products.entries()) {
      const placeOf = (...field: PropertyKey[]) =>
        `catalogue-data/${name}:${file.lineOf(index, ...field)}`
      const field = `products[${index}]`
      faults.push(...claim(placeOfId, id, placeOf('id'), `${field}.id`))
      faults.push(...claim(placeOfSlug, slug, placeOf('slug'), `${field}.slug`))
      for (const [old, oldSlug] of oldSlugs.entries()) {
        const place = placeOf('oldSlugs', old)
        faults.push(...claim(placeOfSlug, oldSlug, place, `${field}.oldSlugs[${old}]`))
      }
    }
  }
  if (faults.length === 0) {
    for (const { key } of categories) {
      if (!fileOfKey.has(key)) faults.push(`catalogue-data: no file has the category ${key}`)
    }
  }
  if (faults.length > 0) {
    throw new Error(
      `The catalogue in ${resolve(folder)} has ${faults.length === 1 ? 'a fault' : 'faults'}:\n` +
        faults.join('\n'),
    )
  }
  files.sort((a, b) => a.category.position - b.category.position)
  return { files, hash: hashOf(sources) }
}

/** Gives the hash of a folder's data files without reading what they say. */
export async function hashCatalogue(folder: string): Promise<string> {
  return hashOf(await readSources(folder))
}

interface Source {
  name: string
  bytes: Buffer
}

async function readSources(folder: string): Promise<Source[]> {
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new Error(`There is no folder ${resolve(folder)}`)
  })
  const names = all.filter((name) => /\.ya?ml$/i.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  )
}

function hashOf(sources: readonly Source[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of sources) hash.update(`${name}\n${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

function claim<K>(claimed: Map<K, string>, value: K, place: string, field: string): Fault[] {
  const other = claimed.get(value)
  if (other !== undefined) return [`${place}: ${field}: ${value} is already used at ${other}`]
  claimed.set(value, place)
  return []
}

import { join, resolve } from 'node:path'
import { categories } from '#app/catalogue/category.ts'
import { type CatalogueFile, parseCatalogueFile } from './catalogue-file.ts'
import { claim, DataFileFaults, hashDataFiles, readDataFiles, textOf } from './data-files.server.ts'
import type { Fault } from './parse-data-file.ts'

/** The files of a catalogue, read and without a fault, in the order of their categories. */
export interface ReadCatalogue {
  files: CatalogueFile[]
  /** A hash of every byte of them. */
  hash: string
}

/** Reads the data files of a folder and throws one error listing every fault that is in them. */
export async function readCatalogue(folder: string): Promise<ReadCatalogue> {
  const sources = await readDataFiles(folder)
  const files: CatalogueFile[] = []
  const faults: Fault[] = []
  const fileOfKey = new Map<string, string>()
  const placeOfId = new Map<number, string>()
  const placeOfSlug = new Map<string, string>()
  for (const source of sources) {
    const name = join(folder, source.name)
    const { text, fault } = textOf(name, source.bytes)
    const parsed = fault === undefined ? parseCatalogueFile(name, text) : { faults: [fault] }
    if (parsed.faults) {
      faults.push(...parsed.faults)
      continue
    }
    const { file } = parsed
    files.push(file)
    faults.push(...claim(fileOfKey, file.category.key, `${name}:1`, 'key'))
    for (const [index, { id, slug, oldSlugs }] of file.products.entries()) {
      const placeOf = (...field: PropertyKey[]) => `${name}:${file.lineOf(index, ...field)}`
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
      if (!fileOfKey.has(key)) faults.push(`${folder}: no file has the category ${key}`)
    }
  }
  if (faults.length > 0) {
    throw new DataFileFaults(
      `The catalogue in ${resolve(folder)} has ${faults.length === 1 ? 'a fault' : 'faults'}:\n` +
        faults.join('\n'),
    )
  }
  files.sort((a, b) => a.category.position - b.category.position)
  return { files, hash: hashDataFiles(sources) }
}

/** Gives the hash of a folder's data files without reading what they say. */
export async function hashCatalogue(folder: string): Promise<string> {
  return hashDataFiles(await readDataFiles(folder))
}

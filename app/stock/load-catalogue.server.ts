import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { categories } from '#app/catalogue/category.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { takeLongTurn } from '#database/take-turns.ts'
import { type CatalogueFile, type Fault, parseCatalogueFile } from './catalogue-file.ts'
import { countProductIds, tellCatalogueChanged } from './catalogue-state.server.ts'
import { decodeDataFile } from './data-file-text.ts'
import { writeCatalogue } from './write-catalogue.server.ts'

/** Raise it when the same data files have to be placed and indexed anew, e.g. after a change of folding. */
const INDEX_VERSION = 3

export interface LoadedCatalogue {
  /** Whether anything was written: false when the files are as they were at the last load. */
  changed: boolean
  /** Goes up by one with every change; part of what caches remember pages by. */
  version: number
  products: number
}

/**
 * Brings the database's catalogue to what the data files say (`catalogue-data/*.yaml` unless
 * another folder is given), in one transaction, leaving enquiries alone. Throws one error listing
 * every fault, and writes nothing, when a file is wrong.
 */
export async function loadCatalogue(
  db: Database,
  { folder = 'catalogue-data' }: { folder?: string } = {},
): Promise<LoadedCatalogue> {
  const files = await readCatalogue(folder)
  const content = files.map(({ category, oldAddresses, products }) => ({
    ...{ category, oldAddresses, products },
  }))
  const content_hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const products = files.reduce((sum, file) => sum + file.products.length, 0)

  return retryWhenBusy(() =>
    db.transaction().execute(async (transaction) => {
      await takeLongTurn(transaction, 'catalogue')
      const state = await transaction
        .selectFrom('catalogue_state')
        .select(['content_hash', 'index_version', 'version'])
        .executeTakeFirst()
      const anew = state?.index_version !== INDEX_VERSION
      if (state?.content_hash === content_hash && !anew) {
        return { changed: false, version: state.version, products }
      }
      const version = state?.version ?? 0
      await writeCatalogue(transaction, content, { anew })
      const loaded_at = new Date().toISOString()
      const row = { content_hash, index_version: INDEX_VERSION, version, loaded_at }
      await transaction
        .insertInto('catalogue_state')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
      await countProductIds(transaction)
      await tellCatalogueChanged(transaction)
      return { changed: true, version: version + 1, products }
    }),
  )
}

/** Reads the data files and throws one error listing every fault that is in them. */
export async function checkCatalogue(folder = 'catalogue-data'): Promise<void> {
  await readCatalogue(folder)
}

async function readCatalogue(folder: string): Promise<CatalogueFile[]> {
  const names = (await readdir(folder)).filter((name) => /\.ya?ml$/i.test(name)).sort()
  const files: CatalogueFile[] = []
  const faults: Fault[] = []
  const fileOfKey = new Map<string, string>()
  const placeOfId = new Map<number, string>()
  const placeOfSlug = new Map<string, string>()
  for (const name of names) {
    const { text, badLine } = decodeDataFile(await readFile(join(folder, name)))
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
  return files.sort((a, b) => a.category.position - b.category.position)
}

function claim<K>(claimed: Map<K, string>, value: K, place: string, field: string): Fault[] {
  const other = claimed.get(value)
  if (other !== undefined) return [`${place}: ${field}: ${value} is already used at ${other}`]
  claimed.set(value, place)
  return []
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listProducts } from '#app/catalogue/products.server.ts'
import { type Shop, withDatabase } from '#bench/throwaway-shop.ts'
import type { PathsFile } from './load-result.ts'
import { listSearchTerms } from './search-terms.ts'

export const page = '/productPages/plants/indoorPlants'
/** So many products stand on a whole page. */
export const cardsOnPage = 60
const results = '/product/productView?query='
/** More than all rounds together can ask for: a term asked again would not be new. */
const newTerms = 60_000

/** The address of the results for a search. */
export function resultsFor(term: string): string {
  return `${results}${encodeURIComponent(term)}`
}

/** Searches that nobody made before. */
export async function newSearches(shop: Shop): Promise<PathsFile> {
  const terms = await withDatabase(shop, (db) => listSearchTerms(db, newTerms))
  return writePaths(shop, 'new-searches', terms.map(resultsFor))
}

/**
 * Pages of a collection that begin after each of its products, all with as many cards: what
 * several ask for at once is made once, even where nothing is kept.
 */
export async function differentPages(shop: Shop): Promise<PathsFile> {
  const products = await withDatabase(shop, (db) => listProducts(db, 'indoor-plants'))
  const whole = products.slice(0, -cardsOnPage)
  return writePaths(
    shop,
    'different-pages',
    whole.map(({ order }) => `${page}?after=${order}`),
  )
}

/** Writes paths into a file of a shop's folder, a line each. */
export async function writePaths(
  { dataDir }: Shop,
  name: string,
  paths: readonly string[],
): Promise<PathsFile> {
  const file = join(dataDir, name)
  await writeFile(file, paths.join('\n'))
  return { file, from: 0 }
}

/** Gives the paths of such a file. */
export async function readPaths({ file }: PathsFile): Promise<string[]> {
  return (await readFile(file, 'utf8')).split('\n')
}

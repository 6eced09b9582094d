import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#app/catalogue/collection.ts'
import { landings } from '#app/catalogue/pages/landing/landing.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
  // What a broken disk does to the catalogue, while the process goes on.
  const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
  // The view goes first: renaming its table would have it read the new name.
  database.exec('drop view shown_products; alter table products rename to products_gone')
  database.close()
})
afterAll(() => site.stop())

const fetched = [
  '/home',
  ...landings.filter(({ latest }) => latest).map(({ path }) => path),
  ...collections.map(({ path }) => path),
  '/productPages/corporateBulkGifting',
].map((path) => [path, 'Failed to fetch products.'] as const)
const searched = [['/product/productView?query=snake', 'Failed to search products.'] as const]

describe('when the catalogue can’t be read', () => {
  test.each([...fetched, ...searched])('%s says "%s" and how to reach us', async (path, words) => {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    const html = await response.text()
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(words)
    expect(html).toContain('We are sorry.')
    expect(html).toContain('href="tel:+919820000000">+91 98200 00000</a>')
    expect(html).toContain(`<code>${response.headers.get('x-request-id')}</code>`)
    expect(html).toMatch(/<header.*<footer/s)
    expect(html).not.toContain('products_gone')
  })

  test.each(['/about', '/contact', '/productPages/soilAndFertilizers'])(
    '%s, which shows no products, stands as before',
    async (path) => expect((await fetch(site.url + path)).status).toBe(200),
  )
})

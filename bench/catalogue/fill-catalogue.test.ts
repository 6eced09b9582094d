import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { countProducts, listProducts } from '#app/catalogue/products.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { listSearchTerms } from '#bench/load/search-terms.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { fillCatalogue } from './fill-catalogue.ts'

let db: Database
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-'))
  db = await openDatabase(join(folder, 'aangan.sqlite'))
  await fillCatalogue(db, 1_000)
  return async () => {
    await db.destroy()
    await rm(folder, { recursive: true })
  }
})

test('a made-up catalogue has as many products as asked for, no two of one name', async () => {
  expect(await countProducts(db)).toBe(1_000)
  const names = await db.selectFrom('products').select('name').distinct().execute()
  expect(names).toHaveLength(1_000)
})

test('a start of the site leaves it alone', async () => {
  expect(await loadCatalogue(db)).toMatchObject({ changed: false })
  expect(await countProducts(db)).toBe(1_000)
})

test('the data files’ own products come first in each category', async () => {
  const [first] = await listProducts(db, 'indoor-plants', { limit: 1 })
  expect(first?.name).toBe('Snake Plant')
  expect(await countProducts(db, 'indoor-plants')).toBeGreaterThan(250)
})

test('its products are found by name, by a local name, and when misspelt', async () => {
  const byName = await searchProducts(db, 'tomato seeds')
  expect(byName.exact.length).toBeGreaterThan(5)
  expect((await searchProducts(db, 'tamatar')).byAlias.length).toBeGreaterThan(5)
  expect((await searchProducts(db, 'tomatto')).suggestions).not.toEqual([])
})

test('the terms under load are all different and all find something', async () => {
  const terms = await listSearchTerms(db, 5_000)
  expect(new Set(terms).size).toBe(terms.length)
  expect(terms.some((term) => term.length === 1)).toBe(true)
  for (const term of terms.slice(0, 200)) {
    expect((await searchProducts(db, term)).exact, term).not.toEqual([])
  }
})

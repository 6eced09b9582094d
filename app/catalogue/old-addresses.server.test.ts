import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import {
  copyCatalogueFiles,
  editCatalogueFile,
  openTestCatalogue,
} from '#tests/support/test-catalogue.ts'
import { findOldAddress } from './old-addresses.server.ts'
import { findProductBySlug } from './products.server.ts'

describe('an address that once was a product’s', () => {
  test('leads to its page after the slug was changed, twice too', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    await editCatalogueFile(folder, 'soil.yaml', 'slug: nutritional-soil', 'slug: rose-soil')
    await loadCatalogue(db, { folder })
    expect(await findOldAddress(db, '/product/nutritional-soil')).toEqual({
      to: '/product/rose-soil',
    })
    await editCatalogueFile(folder, 'soil.yaml', 'slug: rose-soil', 'slug: rich-soil')
    await loadCatalogue(db, { folder })
    expect(await findOldAddress(db, '/product/nutritional-soil')).toEqual({
      to: '/product/rich-soil',
    })
    expect(await findOldAddress(db, '/product/rose-soil')).toEqual({ to: '/product/rich-soil' })
    expect((await findProductBySlug(db, 'rich-soil'))?.id).toBe(45)
    expect(await findProductBySlug(db, 'rose-soil')).toBeUndefined()
  })

  testOnce('is remembered from the data file as well, and a category’s', async () => {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    const slug = 'slug: nutritional-soil'
    await editCatalogueFile(folder, 'soil.yaml', slug, `${slug}\n    oldSlugs: [potting-mix]`)
    const wall = 'wall: gulabi'
    await editCatalogueFile(folder, 'soil.yaml', wall, `${wall}\noldAddresses: [/earth]`)
    await loadCatalogue(db, { folder })
    expect(await findOldAddress(db, '/product/potting-mix')).toEqual({
      to: '/product/nutritional-soil',
    })
    expect(await findOldAddress(db, '/earth')).toEqual({
      to: '/productPages/soilAndFertilizers/soil',
    })
    expect(await findOldAddress(db, '/earths')).toEqual({})
  })

  test('leads nowhere when the product is gone, and two products may swap their slugs', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'slug: bougainvillea', 'slug: x')
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'slug: hibiscus', 'slug: bougainvillea')
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'slug: x', 'slug: hibiscus')
    await editCatalogueFile(folder, 'soil.yaml', 'slug: nutritional-soil', 'slug: rose-soil')
    await loadCatalogue(db, { folder })
    expect((await findProductBySlug(db, 'hibiscus'))?.name).toBe('Bougainvillea')
    await editCatalogueFile(folder, 'soil.yaml', / {2}- id: 45[\s\S]*/, '')
    await loadCatalogue(db, { folder })
    expect(await findOldAddress(db, '/product/rose-soil')).toEqual({ category: 'soil' })
    expect(await findOldAddress(db, '/product/nutritional-soil')).toEqual({ category: 'soil' })
  })
})

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countProducts, findProduct, getCategory } from '#app/catalogue/products.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import type { Database } from '#database/connection.ts'
import { copyCatalogueFiles, editCatalogueFile } from '#tests/support/test-catalogue.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { catalogueWatch, loadCatalogue } from './load-catalogue.server.ts'

async function receiveEnquiry(db: Database) {
  const enquiry = {
    reference: 'AN-1',
    kind: 'enquiry' as const,
    full_name: 'Asha Kulkarni',
    email: 'asha@example.in',
    mobile_number: '9876543210',
    products: '[44]',
    fingerprint: 'f',
    received_at: '2025-11-20T10:00:00.000Z',
  }
  await db.insertInto('enquiries').values(enquiry).execute()
}

describe('loading the catalogue', () => {
  test('a second load of the same files changes nothing', async () => {
    const db = await openTestDatabase()
    expect(await catalogueWatch(() => undefined).read(db)).toBe(0)
    expect(await loadCatalogue(db)).toEqual({ changed: true, version: 1, products: 45 })
    // Writing anything would write every product.
    await db.updateTable('products').set({ quantity: 'as it was' }).where('id', '=', 45).execute()
    expect(await loadCatalogue(db)).toEqual({ changed: false, version: 1, products: 45 })
    expect((await findProduct(db, 45))?.quantity).toBe('as it was')
  })

  test('a change of a file reaches the database, and enquiries stay as they are', async () => {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    await loadCatalogue(db, { folder })
    await receiveEnquiry(db)
    const enquiries = await db.selectFrom('enquiries').selectAll().execute()

    await editCatalogueFile(folder, 'soil.yaml', 'Nutritional Soil', 'Rose Soil')
    await editCatalogueFile(folder, 'soil.yaml', 'heading: Soil', 'heading: Good soil')
    expect(await loadCatalogue(db, { folder })).toMatchObject({ changed: true, version: 2 })
    expect((await findProduct(db, 45))?.name).toBe('Rose Soil')
    expect((await getCategory(db, 'soil')).page?.heading).toBe('Good soil')
    expect((await searchProducts(db, 'rose soil')).exact).toHaveLength(1)
    expect((await searchProducts(db, 'nutritional')).exact).toEqual([])
    expect(await db.selectFrom('enquiries').selectAll().execute()).toEqual(enquiries)
  })

  test('a product taken out of its file disappears from lists and searches', async () => {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    await loadCatalogue(db, { folder })
    await receiveEnquiry(db)
    await editCatalogueFile(folder, 'soil.yaml', / {2}- id: 44[\s\S]*?(?= {2}- id: 45)/, '')
    await loadCatalogue(db, { folder })
    expect(await findProduct(db, 44)).toBeUndefined()
    expect(await countProducts(db)).toBe(44)
    expect((await searchProducts(db, 'general purpose')).exact).toEqual([])
    expect((await searchProducts(db, 'मि')).byAlias).toEqual([])
    expect(await db.selectFrom('enquiries').selectAll().execute()).toHaveLength(1)
  })

  test('two products may change places', async () => {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    await loadCatalogue(db, { folder })
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'id: 14', 'id: 0')
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'id: 15', 'id: 14')
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'id: 0', 'id: 15')
    await loadCatalogue(db, { folder })
    expect((await findProduct(db, 14))?.name).toBe('Hibiscus')
  })
})

describe('a faulty data file', () => {
  async function listFaults(edit: (folder: string) => Promise<void>): Promise<string[]> {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    await edit(folder)
    const error: Error = await loadCatalogue(db, { folder }).then(
      () => Promise.reject(new Error('the catalogue was loaded')),
      (reason) => reason,
    )
    expect(await countProducts(db)).toBe(0)
    return error.message.split('\n').slice(1)
  }

  test('is named with line and field, and all faults are told at once', async () => {
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, 'soil.yaml', 'quantity: "5kg"', 'quantity: 5')
      await editCatalogueFile(folder, 'soil.yaml', 'wall: gulabi', 'wall: green')
      await editCatalogueFile(folder, 'pebbles.yaml', 'picture: white-pebbles', 'picture: wight')
      await editCatalogueFile(folder, 'pebbles.yaml', 'name: Jade Green Pebbles', 'colour: green')
    })
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/pebbles\.yaml:14: products\[0\]\.picture: is not the name of a picture/,
      ),
      expect.stringMatching(/^catalogue-data\/pebbles\.yaml:\d+: products\[4\]\.name: is missing$/),
      expect.stringMatching(
        /^catalogue-data\/pebbles\.yaml:\d+: products\[4\]\.colour: is not a field known here/,
      ),
      'catalogue-data/soil.yaml:3: wall: has to be one of pista, haldi, gulabi, neel',
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:\d+: products\[1\]\.quantity: has to be text/,
      ),
    ])
  })

  test('may not use the id of a product in another file', async () => {
    const faults = await listFaults((folder) =>
      editCatalogueFile(folder, 'soil.yaml', 'id: 44', 'id: 41'),
    )
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:12: products\[0\]\.id: 41 is already used at catalogue-data\/fertilizer\.yaml:\d+$/,
      ),
    ])
  })

  test('may not have a key that is none of the twelve, nor another name for it', async () => {
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, 'soil.yaml', 'key: soil', 'key: earth')
      await editCatalogueFile(folder, 'home.yaml', 'name: Home Products', 'name: Best Products')
    })
    expect(faults).toEqual([
      expect.stringMatching(/^catalogue-data\/home\.yaml:2: name: has to stay 'Home Products'/),
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:1: key: is not a category; the twelve are/,
      ),
    ])
  })

  test('that is missing is missed', async () => {
    const faults = await listFaults((folder) => rm(join(folder, 'soil.yaml')))
    expect(faults).toEqual(['catalogue-data: no file has the category soil'])
  })

  test('that is not YAML, or empty, is told with its line', async () => {
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, 'home.yaml', 'name: Home Products', 'name: "Home')
      await editCatalogueFile(folder, 'pebbles.yaml', /name: Jade .*/, 'name: *Jade')
      await writeFile(join(folder, 'soil.yaml'), '')
    })
    expect(faults).toContainEqual(
      expect.stringMatching(/^catalogue-data\/pebbles\.yaml:\d+: .*quotes/),
    )
    expect(faults[0]).toMatch(/^catalogue-data\/home\.yaml:\d+: cannot be read: /)
    expect(faults.at(-1)).toBe('catalogue-data/soil.yaml:1: is empty')
  })
})

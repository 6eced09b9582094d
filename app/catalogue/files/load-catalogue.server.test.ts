import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getCollectionPage } from '#app/catalogue/pages/collection-page.server.ts'
import {
  countProducts,
  findProduct,
  getCategory,
  listEveryProduct,
} from '#app/catalogue/products.server.ts'
import { catalogueWatch } from '#app/catalogue/store/catalogue-state.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import {
  copyCatalogueFiles,
  editCatalogueFile,
  openTestCatalogue,
} from '#tests/support/test-catalogue.ts'
import { loadCatalogue, openCatalogue } from './load-catalogue.server.ts'

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

  testOnce('a change of a file reaches the database, and enquiries stay as they are', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
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

  testOnce('a product taken out of its file disappears from lists and searches', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    await receiveEnquiry(db)
    await editCatalogueFile(folder, 'soil.yaml', / {2}- id: 44[\s\S]*?(?= {2}- id: 45)/, '')
    await loadCatalogue(db, { folder })
    expect(await findProduct(db, 44)).toBeUndefined()
    expect(await countProducts(db)).toBe(44)
    expect((await searchProducts(db, 'general purpose')).exact).toEqual([])
    expect((await searchProducts(db, 'रोज़ के काम की मिट्टी')).byAlias).toEqual([])
    expect(await db.selectFrom('enquiries').selectAll().execute()).toHaveLength(1)
  })

  test('two products may change places', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'id: 14', 'id: 0')
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'id: 15', 'id: 14')
    await editCatalogueFile(folder, 'outdoor-plants.yaml', 'id: 0', 'id: 15')
    await loadCatalogue(db, { folder })
    expect((await findProduct(db, 14))?.name).toBe('Hibiscus')
  })
})

describe('a product put in front of others', () => {
  const addRose = (folder: string) =>
    editCatalogueFile(
      folder,
      'indoor-plants.yaml',
      'products:\n',
      'products:\n  - id: 900\n    slug: rose-pothos\n    name: Rose Pothos\n    picture: snake-plant\n',
    )

  testOnce('renumbers nobody, and is found', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    const before = await listEveryProduct(db)
    // Only what changed is written: this would be mended otherwise.
    await db.updateTable('products').set({ name_folded: 'left' }).where('id', '=', 44).execute()
    await addRose(folder)
    await loadCatalogue(db, { folder })
    const after = await listEveryProduct(db)
    expect(after.filter(({ id }) => id !== 900)).toEqual(before)
    const { name_folded } = await db
      .selectFrom('products')
      .select('name_folded')
      .where('id', '=', 44)
      .executeTakeFirstOrThrow()
    expect(name_folded).toBe('left')
    expect((await searchProducts(db, 'plant')).exact.map(({ id }) => id)).toContain(7)
    const { exact } = await searchProducts(db, 'po')
    expect(exact[0]?.name).toBe('Rose Pothos')
  })

  test('leaves a reader on the page that was asked for, also when its product moves', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    const [, second, third] = (await getCollectionPage(db, 'indoor-plants')).products
    const rest = async () =>
      (await getCollectionPage(db, 'indoor-plants', second?.order)).products.map(({ id }) => id)
    expect((await rest())[0]).toBe(third?.id)
    const asked = await rest()
    await addRose(folder)
    await loadCatalogue(db, { folder })
    expect(await rest()).toEqual(asked)
    // The product after which the page starts becomes the last one.
    const file = 'indoor-plants.yaml'
    const entry = new RegExp(` {2}- id: ${second?.id}\\n[\\s\\S]*?(?= {2}- id: )`)
    const [text = ''] = entry.exec(await readFile(join(folder, file), 'utf8')) ?? []
    await editCatalogueFile(folder, file, text, '')
    await writeFile(join(folder, file), `${await readFile(join(folder, file), 'utf8')}${text}`)
    await loadCatalogue(db, { folder })
    expect(await rest()).toEqual([...asked, second?.id])
  })
})

describe('a start of the site', () => {
  async function openOwned() {
    const db = await openTestDatabase()
    const folder = await copyCatalogueFiles()
    const said: string[] = []
    const log = { warn: (line: unknown) => said.push(String(line)) }
    const start = () => openCatalogue(db, log, folder)
    await start()
    return { db, folder, said, start }
  }

  test('fills a new catalogue from the files once; later ones leave the database alone', async () => {
    const { db, folder, said, start } = await openOwned()
    await saveProduct({ db }, { ...bySomebody, id: 45, change: { name: 'Rose Soil' } })
    const { version } = await db
      .selectFrom('catalogue_state')
      .select('version')
      .executeTakeFirstOrThrow()
    await start()
    expect(said).toEqual([])
    await editCatalogueFile(folder, 'soil.yaml', 'Nutritional Soil', 'Better Soil')
    await start()
    expect(said).toEqual([expect.stringContaining('differ from those that were loaded last')])
    expect((await findProduct(db, 45))?.name).toBe('Rose Soil')
    expect(await catalogueWatch(() => undefined).read(db)).toBe(version)
  })

  testOnce(
    'goes on though a file is faulty or all are gone, once the database owns the catalogue',
    async () => {
      const { db, folder, said, start } = await openOwned()
      await writeFile(join(folder, 'soil.yaml'), 'key: [')
      await start()
      await rm(folder, { recursive: true })
      await start()
      expect(said).toHaveLength(1)
      expect(await countProducts(db)).toBe(45)
    },
  )

  testOnce('takes over what an older version loaded by loading the files once more', async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    await db.updateTable('catalogue_state').set({ content_hash: 'of an older version' }).execute()
    await db.updateTable('products').set({ names: '[]' }).execute()
    await openCatalogue(db, { warn: () => undefined }, folder)
    const { edit } = (await findProductForStaff(db, 7)) ?? {}
    expect(edit?.names).toContainEqual({ language: 'hindi', name: 'स्नेक प्लांट', checked: true })
    const state = await db.selectFrom('catalogue_state').selectAll().executeTakeFirst()
    expect(state).toMatchObject({ owned_since: expect.any(String), next_id: 46 })
  })

  testOnce('indexes the database’s own products again when the rules are new', async () => {
    const { db, start } = await openOwned()
    await saveProduct({ db }, { ...bySomebody, id: 7, change: { name: 'Mother Fern' } })
    await saveProduct({ db }, { ...bySomebody, id: 8, change: { hidden: true } })
    await db.updateTable('catalogue_state').set({ index_version: 1 }).execute()
    await db.deleteFrom('search_words').execute()
    await start()
    expect((await searchProducts(db, 'monstra')).suggestions[0]).toBe('Monstera Deliciosa')
    expect((await searchProducts(db, 'mother fern')).exact).toHaveLength(1)
    expect((await searchProducts(db, 'areca')).exact).toEqual([])
  })
})

const bySomebody = { staffId: 1, source: 'desk' } as const

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findFacts } from '#app/catalogue/facts/facts.server.ts'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { getCollectionPage } from '#app/catalogue/pages/collection-page.server.ts'
import {
  countProducts,
  findProduct,
  findProductBySlug,
  getCategory,
  listEveryProduct,
} from '#app/catalogue/products.server.ts'
import { catalogueWatch } from '#app/catalogue/store/catalogue-state.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { describeOnce } from '#tests/support/databases/test-once.ts'
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

  test('a change of a file reaches the database, and enquiries stay as they are', async () => {
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

  test('a product taken out of its file disappears from lists and searches', async () => {
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

  test('renumbers nobody, and is found', async () => {
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

  test('goes on though a file is faulty or all are gone, once the database owns the catalogue', async () => {
    const { db, folder, said, start } = await openOwned()
    await writeFile(join(folder, 'soil.yaml'), 'key: [')
    await start()
    await rm(folder, { recursive: true })
    await start()
    expect(said).toHaveLength(1)
    expect(await countProducts(db)).toBe(45)
  })

  test('takes over what an older version loaded by loading the files once more', async () => {
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

  test('indexes the database’s own products again when the rules are new', async () => {
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

  test('is remembered from the data file as well, and a category’s', async () => {
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

describeOnce('the sample’s care facts', () => {
  test('call safe for cats and dogs only what a listing names', async () => {
    const db = await openTestDatabase()
    await loadCatalogue(db)
    const safe = await db
      .selectFrom('product_facts')
      .innerJoin('products', 'id', 'product_id')
      .where('pets', '=', 'safe')
      .select('slug')
      .orderBy('slug')
      .execute()
    expect(safe.map(({ slug }) => slug)).toEqual([
      'areca-palm',
      'hybrid-flower-seeds',
      'mogra-jasmine',
    ])
  })

  test('are columns that can be counted, with every word beside them', async () => {
    const db = await openTestDatabase()
    await loadCatalogue(db)
    const row = await db
      .selectFrom('product_facts')
      .selectAll()
      .where('product_id', '=', 7)
      .executeTakeFirstOrThrow()
    const { details, ...columns } = row
    expect(columns).toEqual({
      product_id: 7,
      kind: 'plant',
      light: 'bright',
      suits_low: 1,
      suits_bright: 1,
      suits_some_sun: 1,
      suits_sun: 0,
      water: 'rare',
      summer_from_days: 10,
      summer_to_days: 15,
      inside: 1,
      balcony: 1,
      garden: 0,
      height_from_cm: 30,
      height_to_cm: 120,
      care: 'easy',
      pets: 'toxic',
      children: 'mildly-toxic',
      sow_months: 0,
      plant_months: 0,
      flower_months: 0,
    })
    const facts = await findFacts(db, { id: 7, category: 'indoor-plants' })
    expect(facts).toEqual(JSON.parse(details))
    expect(facts.plant.botanical?.formerly).toEqual(['Sansevieria trifasciata'])
  })
})

describeOnce('a faulty data file', () => {
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
        /^catalogue-data\/pebbles\.yaml:29: products\[0\]\.picture: is not the name of a picture/,
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

  test('with a wrong fact or slug is named with line and field', async () => {
    const file = 'indoor-plants.yaml'
    const faults = await listFaults(async (folder) => {
      await editCatalogueFile(folder, file, 'slug: snake-plant', 'slug: Snake_Plant')
      await editCatalogueFile(folder, file, 'is: toxic', 'is: harmless')
      await editCatalogueFile(folder, file, 'from: 30', 'from: 300')
      await editCatalogueFile(folder, file, 'alsoGood: [low', 'alsoGood: [bright')
      await editCatalogueFile(folder, file, /source: "Iowa.*\n/, 'source: ""\n')
      await editCatalogueFile(folder, file, 'names: [स्नेक प्लांट]', 'names: [snake plant]')
      await editCatalogueFile(folder, file, 'slug: zz-plant', 'slug: productview')
      const packet = '    facts:\n      hindi:'
      const claim = packet.replace('facts:', 'facts:\n      pets: { is: safe, source: us }')
      await editCatalogueFile(folder, 'vegetable-seeds.yaml', packet, claim)
    })
    const at = (field: string, fault: string) =>
      expect.stringMatching(
        new RegExp(`^catalogue-data/indoor-plants\\.yaml:\\d+: products\\[${field}: ${fault}`),
      )
    expect(faults).toEqual([
      at('0\\]\\.slug', 'has to be lower-case letters and digits with hyphens'),
      at('0\\]\\.facts\\.hindi\\.names\\[0\\]', 'has to be in Devanagari'),
      at('0\\]\\.facts\\.light\\.alsoGood', 'names the same thing twice'),
      at('0\\]\\.facts\\.waterRule\\.source', 'is empty'),
      at('0\\]\\.facts\\.winterDays\\.to', 'has to be no less than from'),
      at('0\\]\\.facts\\.pets\\.is', 'has to be one of safe, mildly-toxic, toxic'),
      at('5\\]\\.slug', "'productview' is the address of another page"),
      expect.stringMatching(
        /^catalogue-data\/vegetable-seeds\.yaml:\d+: products\[0\]\.facts\.pets: is worked out from/,
      ),
    ])
  })

  test('may not use the slug of a product in another file', async () => {
    const faults = await listFaults((folder) =>
      editCatalogueFile(folder, 'soil.yaml', 'slug: nutritional-soil', 'slug: cocopeat'),
    )
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:\d+: products\[1\]\.slug: cocopeat is already used at catalogue-data\/fertilizer\.yaml:\d+$/,
      ),
    ])
  })

  test('may not use the id of a product in another file', async () => {
    const faults = await listFaults((folder) =>
      editCatalogueFile(folder, 'soil.yaml', 'id: 44', 'id: 41'),
    )
    expect(faults).toEqual([
      expect.stringMatching(
        /^catalogue-data\/soil\.yaml:26: products\[0\]\.id: 41 is already used at catalogue-data\/fertilizer\.yaml:\d+$/,
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
    expect(faults[0]).toMatch(
      /^catalogue-data\/home\.yaml:\d+: cannot be read: a quotation mark is opened and not closed$/,
    )
    expect(faults.at(-1)).toBe('catalogue-data/soil.yaml:1: is empty')
  })

  test('that was saved in another encoding is named with the first such line', async () => {
    const faults = await listFaults(async (folder) => {
      const soil = await readFile(join(folder, 'soil.yaml'), 'utf8')
      const lines = soil.split('\n')
      lines[3] = '# Caf\u00e9'
      await writeFile(join(folder, 'soil.yaml'), lines.join('\n'), 'latin1')
      await writeFile(join(folder, 'pebbles.yaml'), 'key: pebbles', 'utf16le')
    })
    expect(faults).toEqual([
      'catalogue-data/pebbles.yaml:1: has letters that are not in UTF-8: save the file with that encoding',
      'catalogue-data/soil.yaml:4: has letters that are not in UTF-8: save the file with that encoding',
    ])
  })
})

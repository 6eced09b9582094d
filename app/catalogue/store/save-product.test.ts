import { describe, expect, test } from 'vitest'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import { getCollectionPage } from '#app/catalogue/pages/collection-page.server.ts'
import { findProduct } from '#app/catalogue/products.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { describeOnce, testOnce } from '#tests/support/databases/test-once.ts'
import { keepSomePicture } from '#tests/support/some-picture.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { productHistory } from './history/product-history.server.ts'
import {
  findProductForStaff,
  listProductsForStaff,
  type ProductQuery,
} from './products-for-staff.server.ts'
import type { ProductToSave } from './save-plan.ts'
import { saveProduct, saveProducts } from './save-product.server.ts'
import { undoChange } from './undo-change.server.ts'

async function openCatalogueDesk() {
  const db = await openTestCatalogue()
  const app = { db }
  const save = (product: ProductToSave, staffId = 1) =>
    saveProduct(app, { staffId, source: 'desk', ...product })
  const saved = async (product: ProductToSave, staffId = 1) => {
    const result = await save(product, staffId)
    if (!('saved' in result)) throw new Error(`not saved: ${JSON.stringify(result)}`)
    return result.saved
  }
  const names = async (words: string) => {
    const { exact, byAlias } = await searchProducts(db, words)
    return [...exact, ...byAlias].map(({ name }) => name)
  }
  return { app, db, save, saved, names }
}

const rosewood = {
  name: 'Rosewood Fern',
  slug: 'rosewood-fern',
  category: 'indoor-plants',
  ...({ picture: 'snake-plant', wall: 'neel', kind: 'plant' } as const),
}

describe('saving a product', () => {
  testOnce(
    'keeps what was changed, finds it by its new name, and says so in its history',
    async () => {
      const { db, save, saved, names } = await openCatalogueDesk()
      const { version, changeId, changed } = await saved({ id: 7, change: { name: 'Mother Fern' } })
      expect({ version, changed }).toEqual({ version: 2, changed: ['name'] })
      expect(await names('mother fern')).toEqual(['Mother Fern'])
      expect(await names('snake plant')).toEqual([])
      expect(await productHistory.list(db, 7)).toMatchObject([
        {
          id: changeId,
          staffId: 1,
          source: 'desk',
          version: 2,
          undoes: null,
          undoneBy: null,
          before: { name: 'Snake Plant' },
          after: { name: 'Mother Fern' },
        },
      ])
      expect(await save({ id: 7, change: { name: 'Mother Fern' } })).toEqual({ unchanged: true })
      expect(await findProductForStaff(db, 7)).toMatchObject({ version: 2, editedBy: 1 })
    },
  )

  testOnce('keeps what is said in other languages, shows it there, and takes it back', async () => {
    const { app, db, save, saved } = await openCatalogueDesk()
    const before = (await findProductForStaff(db, 7))?.edit.translations
    const translations = { mr: { ...before?.mr, description: 'कमी पाण्यात राहणारे.' } }
    const { changeId } = await saved({ id: 7, change: { translations } })
    expect(await findProduct(db, 7, 'mr')).toMatchObject({ description: 'कमी पाण्यात राहणारे.' })
    expect(await findProduct(db, 7)).toMatchObject({ description: '' })
    expect(await productHistory.list(db, 7)).toMatchObject([
      { before: { translations: before }, after: { translations } },
    ])
    await undoChange(app, changeId, 1)
    expect((await findProductForStaff(db, 7))?.edit.translations).toEqual(before)
    const long = { hi: { quantity: 'एक बहुत ही बड़े गमले में' } }
    expect(await save({ id: 7, change: { translations: long } })).toEqual({
      faults: { translations: 'Hindi: It is too long: at most 20 characters.' },
    })
  })

  test('keeps months, finds those with a source, and takes them back', async () => {
    const { app, db, save, saved } = await openCatalogueDesk()
    const bits = () =>
      db
        .selectFrom('product_facts')
        .select(['sow_months', 'plant_months', 'flower_months'])
        .where('product_id', '=', 7)
        .executeTakeFirst()
    const months = (source: string): ProductEdit['months'] => ({
      sow: [],
      plant: ['January'],
      flower: ['January', 'December'],
      region: 'Konkan',
      source,
    })
    const { changeId } = await saved({ id: 7, change: { months: months('Our beds') } })
    expect(await bits()).toEqual({ sow_months: 0, plant_months: 1, flower_months: 2049 })
    const conflict = await save({ id: 7, version: 1, change: { months: months('') } }, 2)
    expect(conflict).toMatchObject({ conflict: [{ field: 'months', theirs: months('Our beds') }] })
    expect(await productHistory.list(db, 7)).toMatchObject([
      { before: { months: null }, after: { months: months('Our beds') } },
    ])
    await undoChange(app, changeId, 1)
    expect((await findProductForStaff(db, 7))?.edit.months).toBeNull()
    expect(await bits()).toEqual({ sow_months: 0, plant_months: 0, flower_months: 0 })
    const none = { sow: [], plant: [], flower: [], region: 'Konkan', source: '' }
    expect(await save({ id: 7, change: { months: none } })).toEqual({
      faults: { months: 'Choose a month, or empty where this holds and who says so.' },
    })
  })

  test('tells two who changed the same field both values, and lets two fields be', async () => {
    const { db, save, saved } = await openCatalogueDesk()
    await saved({ id: 7, version: 1, change: { name: 'Mother Fern' } }, 1)
    expect(await save({ id: 7, version: 1, change: { name: 'Father Fern' } }, 2)).toMatchObject({
      conflict: [{ field: 'name', yours: 'Father Fern', theirs: 'Mother Fern', who: 1 }],
    })
    await saved({ id: 7, version: 1, change: { quantity: 'Pot' } }, 2)
    await saved({ id: 7, version: 3, change: { name: 'Father Fern' } }, 2)
    const { edit } = (await findProductForStaff(db, 7)) ?? {}
    expect(edit).toMatchObject({ name: 'Father Fern', quantity: 'Pot' })
  })

  testOnce('refuses what is wrong with a sentence for each field, and writes nothing', async () => {
    const { db, save } = await openCatalogueDesk()
    const change: ProductToSave['change'] = {
      name: '',
      slug: 'zz-plant',
      picture: 'nothing',
      category: 'none',
      pets: { is: 'safe', source: '' },
    }
    const refused = await save({ id: 7, change })
    expect(refused).toMatchObject({ faults: { name: 'Write a name.' } })
    expect(refused).toMatchObject({ faults: { pets: expect.stringContaining('who says so') } })
    expect(await save({ id: 7, change: { ...change, name: 'Fern', pets: null } })).toEqual({
      faults: {
        slug: expect.stringContaining('has this address'),
        picture: 'There is no picture of this name.',
        category: 'There is no such category.',
      },
    })
    expect(await productHistory.list(db, 7)).toEqual([])
  })

  testOnce(
    'draws a picture by its name alone, sent or drawn, and so does its undoing',
    async () => {
      const { app, db, save, saved } = await openCatalogueDesk()
      const sent = await keepSomePicture(db)
      const drawnBy = async () => (await findProductForStaff(db, 7))?.edit
      const shown = { picture: sent.picture, pictureDescription: sent.description }
      await saved({ id: 7, change: shown })
      expect(await drawnBy()).toMatchObject({ picture: 'photo-1', photo: sent.photo })
      const { changeId } = await saved({ id: 7, change: { picture: 'zz-plant' } })
      expect(await drawnBy()).toMatchObject({ picture: 'zz-plant', photo: null })
      expect(await undoChange(app, changeId, 1)).toHaveProperty('saved')
      expect(await drawnBy()).toMatchObject({ picture: 'photo-1', photo: sent.photo })
      expect(await save({ id: 7, change: { photo: null } })).toEqual({ unchanged: true })
      expect(await save({ id: 7, change: { picture: 'photo-9' } })).toEqual({
        faults: { picture: expect.stringContaining('send it again') },
      })
    },
  )

  testOnce(
    'an address that was a product’s leads there, and no other product gets it',
    async () => {
      const { db, save, saved } = await openCatalogueDesk()
      await saved({ id: 7, change: { slug: 'mother-fern' } })
      expect(await findOldAddress(db, '/product/snake-plant')).toEqual({
        to: '/product/mother-fern',
      })
      expect(await save({ id: 8, change: { slug: 'snake-plant' } })).toMatchObject({
        faults: { slug: expect.stringContaining('had this address') },
      })
      await saved({ id: 7, change: { slug: 'snake-plant' } })
      expect(await findOldAddress(db, '/product/mother-fern')).toEqual({
        to: '/product/snake-plant',
      })
      expect((await findProductForStaff(db, 7))?.edit.oldSlugs).toEqual(['mother-fern'])
    },
  )

  test('products saved together may change addresses, but not for one whose product keeps it', async () => {
    const { db } = await openCatalogueDesk()
    const slugOf = async (id: number) => (await findProductForStaff(db, id))?.edit.slug ?? ''
    const [first, second, third] = [await slugOf(7), await slugOf(8), await slugOf(9)]
    const together = (...slugs: [id: number, slug: string][]) =>
      writeTransaction(db, (transaction) =>
        saveProducts(
          transaction,
          slugs.map(([id, slug]) => ({ id, change: { slug } })),
          { staffId: 1, source: 'import' },
        ),
      )
    const refused = { faults: { slug: expect.stringContaining('has this address') } }
    const results = await together([6, first], [7, second], [8, third])
    expect(results).toEqual([refused, refused, refused])
    expect(await together([7, second], [8, first])).toMatchObject([{ saved: {} }, { saved: {} }])
    expect([await slugOf(7), await slugOf(8)]).toEqual([second, first])
  })
})

describeOnce('a new product', () => {
  testOnce('stands last in its category, is found, and has an id that nobody had', async () => {
    const { db, saved, names } = await openCatalogueDesk()
    const { id } = await saved({ change: rosewood })
    const { products } = await getCollectionPage(db, 'indoor-plants')
    expect(products.at(-1)).toMatchObject({ id, name: 'Rosewood Fern' })
    expect(await names('rosewood')).toEqual(['Rosewood Fern'])
    await db.deleteFrom('products').where('id', '=', id).execute()
    const other = await saved({ change: { ...rosewood, slug: 'other-fern' } })
    expect(other.id).toBe(id + 1)
  })

  testOnce('that is hidden is nowhere, until it is shown', async () => {
    const { db, saved, names } = await openCatalogueDesk()
    const { id } = await saved({ change: { ...rosewood, hidden: true } })
    expect(await findProduct(db, id)).toBeUndefined()
    expect(await names('rosewood')).toEqual([])
    await saved({ id, change: { hidden: false } })
    expect(await findProduct(db, id)).toMatchObject({ name: 'Rosewood Fern' })
    expect(await names('rosewood')).toEqual(['Rosewood Fern'])
  })
})

describe('undoing a change', () => {
  testOnce('brings back what was before, and says which change it undid', async () => {
    const { app, db, saved, names } = await openCatalogueDesk()
    const { changeId } = await saved({ id: 7, change: { name: 'Mother Fern', slug: 'fern' } })
    expect(await undoChange(app, changeId, 2)).toMatchObject({ saved: { version: 3 } })
    expect(await names('snake plant')).toEqual(['Snake Plant'])
    expect(await productHistory.list(db, 7)).toMatchObject([
      { source: 'undo', staffId: 2, undoes: changeId },
      { id: changeId, undoneBy: expect.any(Number) },
    ])
  })

  test('asks when somebody changed the same field since', async () => {
    const { app, db, saved } = await openCatalogueDesk()
    const first = await saved({ id: 7, change: { name: 'Mother Fern', quantity: 'Pot' } })
    const second = await saved({ id: 7, change: { name: 'Father Fern' } }, 3)
    await saved({ id: 7, change: { description: 'Tall' } })
    expect(await undoChange(app, first.changeId, 2)).toMatchObject({
      later: [{ id: second.changeId, staffId: 3 }],
    })
    await undoChange(app, first.changeId, 2, { anyway: true })
    const { edit } = (await findProductForStaff(db, 7)) ?? {}
    expect(edit).toMatchObject({ name: 'Snake Plant', quantity: '', description: 'Tall' })
  })

  test('is done once, whatever came after it', async () => {
    const { app, db, saved } = await openCatalogueDesk()
    const { changeId } = await saved({ id: 7, change: { name: 'Mother Fern' } })
    await undoChange(app, changeId, 2)
    await saved({ id: 7, change: { name: 'Father Fern' } })
    expect(await undoChange(app, changeId, 2, { anyway: true })).toEqual({ unchanged: true })
    expect((await findProductForStaff(db, 7))?.edit.name).toBe('Father Fern')
  })

  testOnce('hides a product that was new', async () => {
    const { app, db, saved } = await openCatalogueDesk()
    const { id, changeId } = await saved({ change: rosewood })
    await undoChange(app, changeId, 2)
    expect(await findProduct(db, id)).toBeUndefined()
    expect(await findProductForStaff(db, id)).toMatchObject({ edit: { hidden: true } })
  })
})

test('the desk’s list is searched, counted and put in order', async () => {
  const { db, saved } = await openCatalogueDesk()
  await saved({ id: 7, change: { hidden: true } })
  const { rows, total, counts, next } = await listProductsForStaff(db, { limit: 3 })
  expect(rows.map(({ id }) => id)).toHaveLength(3)
  expect({ total, all: counts.all, hidden: counts.hidden, next }).toEqual({
    total: 45,
    all: 45,
    hidden: 1,
    next: 3,
  })
  const found = await listProductsForStaff(db, { q: 'sansevieria' })
  expect(found.rows).toMatchObject([
    { id: 7, hidden: true, shown: false, factsAll: 7, editedBy: 1, categoryName: 'Indoor Plants' },
  ])
  expect((await listProductsForStaff(db, { show: 'hidden' })).rows).toMatchObject([{ id: 7 }])
  expect((await listProductsForStaff(db, { show: 'missing' })).total).toBe(counts.factsMissing)
  expect((await listProductsForStaff(db, { order: 'edited', limit: 1 })).rows).toMatchObject([
    { id: 7 },
  ])
  const second = await listProductsForStaff(db, { after: 3, limit: 3 })
  const all = (await listProductsForStaff(db, {})).rows.map(({ id }) => id)
  expect([second.rows.map(({ id }) => id), second.beside]).toEqual([
    all.slice(3, 6),
    { before: all[2], after: all[6] },
  ])
  expect(await listProductsForStaff(db, { after: 45 })).toMatchObject({ rows: [], total: 45 })
  const plants = await listProductsForStaff(db, { q: 'plant', limit: 1 })
  expect([plants.rows.length, plants.total > 1]).toEqual([1, true])
  const byName = (await listProductsForStaff(db, { order: 'name' })).rows.map(({ name }) =>
    name.toLowerCase(),
  )
  expect(byName).toEqual(byName.toSorted())
})

test('the desk’s list counts a product among those of missing facts until all are told', async () => {
  const { db, saved } = await openCatalogueDesk()
  const missing = async (category?: string) =>
    (await listProductsForStaff(db, { category, show: 'missing', limit: 100 })).rows.map(
      ({ id }) => id,
    )
  const before = await missing()
  expect(before).not.toContain(7)
  await saved({ id: 7, change: { care: null } })
  expect(await missing('indoor-plants')).toContain(7)
  expect(await missing()).toHaveLength(before.length + 1)
  // What does not grow lacks nothing.
  await saved({ id: 7, change: { kind: 'goods' } })
  expect(await missing()).toEqual(before)
})

test('the desk’s list begins with what most ask for this month, also while nobody asks', async () => {
  const { db } = await openCatalogueDesk()
  const ids = async (query: ProductQuery) => {
    const { rows } = await listProductsForStaff(db, { ...query, order: 'enquiries' })
    return rows.map(({ id }) => id)
  }
  const inShop = (await listProductsForStaff(db, {})).rows.map(({ id }) => id)
  expect(await ids({})).toEqual(inShop)

  const asked = [[7], [7, 3], [3], [7]].map((products, number) => ({
    reference: `AN-${number}`,
    kind: 'enquiry' as const,
    full_name: 'Asha Kulkarni',
    email: 'asha@example.in',
    mobile_number: '9876543210',
    fingerprint: `f${number}`,
    products: JSON.stringify(products.map((id) => ({ id }))),
    received_at: new Date().toISOString(),
  }))
  await db.insertInto('enquiries').values(asked).execute()
  const others = inShop.filter((id) => id !== 7 && id !== 3)
  expect(await ids({})).toEqual([7, 3, ...others])
  expect(await ids({ after: 1, limit: 3 })).toEqual([3, ...others.slice(0, 2)])
  expect((await listProductsForStaff(db, { order: 'enquiries', limit: 1 })).rows).toMatchObject([
    { id: 7, enquiriesThisMonth: 3 },
  ])
  await db
    .updateTable('enquiries')
    .set({ state: 'spam' })
    .where('reference', '!=', 'AN-2')
    .execute()
  expect(await ids({ limit: 2 })).toEqual([3, others[0]])
})

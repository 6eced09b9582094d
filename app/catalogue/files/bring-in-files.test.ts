import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { getCollectionPage } from '#app/catalogue/pages/collection-page.server.ts'
import { findProduct, getCategory } from '#app/catalogue/products.server.ts'
import { addCategory, saveCategory } from '#app/catalogue/store/categories/categories.server.ts'
import type { CategoryEdit } from '#app/catalogue/store/categories/merge-category.ts'
import { undoCategoriesOf } from '#app/catalogue/store/categories/undo-category.server.ts'
import { listNamedProducts } from '#app/catalogue/store/deleting/named-in-enquiries.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoProductsOf } from '#app/catalogue/store/undo-change.server.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import {
  copyCatalogueFiles,
  editCatalogueFile,
  openTestCatalogue,
} from '#tests/support/test-catalogue.ts'
import { bringInFiles, compareWithFiles } from './bring-in-files.server.ts'
import { saysNothingNew } from './compare-catalogue.ts'
import { readCatalogue } from './read-catalogue.server.ts'
import { writeCatalogueFiles } from './write-catalogue-files.server.ts'

const by = { staffId: 1, source: 'desk' } as const

const bonsai: CategoryEdit = {
  name: 'Bonsai',
  wall: 'neel',
  kind: 'plant',
  hidden: false,
  translations: {},
  heading: 'Bonsai',
  title: 'Bonsai',
  description: 'Small trees.',
  intro: 'Old: very.',
}

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a category of many products is written bit by bit, as one file in the catalogue’s order', async () => {
  const db = await openTestCatalogue()
  const plants = db.selectFrom('products').where('category_key', '=', 'indoor-plants')
  const { top } = await plants
    .select(({ fn }) => fn.max<number>('catalogue_order').as('top'))
    .executeTakeFirstOrThrow()
  const one = await plants.selectAll().executeTakeFirstOrThrow()
  const more = Array.from({ length: 120 }, (_, index) => ({
    ...one,
    id: 2_000 - index,
    slug: `more-${index}`,
    catalogue_order: Number(top) + 1 + index,
  }))
  await db.insertInto('products').values(more).execute()
  const folder = await emptyFolder()
  await writeCatalogueFiles(db, folder)
  const text = await readFile(join(folder, 'indoor-plants.yaml'), 'utf8')
  const ids = parse(text).products.map(({ id }: { id: number }) => id)
  const wanted = await plants.select('id').orderBy('catalogue_order').execute()
  expect(ids).toEqual(wanted.map(({ id }) => id))
  expect(ids.slice(-120)).toEqual(more.map(({ id }) => id))
})

testOnce(
  'what the desk made of the catalogue is exported, read again, and nothing differs',
  async () => {
    const db = await openTestCatalogue()
    const differs = async (folder: string) => compareWithFiles(db, await readCatalogue(folder))
    const first = await emptyFolder()
    await writeCatalogueFiles(db, first)
    expect(saysNothingNew(await differs(first))).toBe(true)
    expect(saysNothingNew(await differs('catalogue-data'))).toBe(true)

    await addCategory({ db }, bonsai, by)
    await saveProduct(
      { db },
      {
        ...by,
        id: 7,
        change: {
          name: 'Ficus: the old one',
          slug: 'old-ficus',
          category: 'bonsai',
          backIn: 'July',
          hidden: true,
          pictureDescription: 'A small tree',
          hindiSource: '',
          names: [
            { language: 'other', name: '100% ficus', checked: false },
            { language: 'marathi', name: 'अंजीर', checked: false },
            { language: 'hindi', name: 'अंजीर', checked: true },
          ],
          care: { is: 'easy', source: '' },
          // As a product that a sheet brought.
          picture: '',
          months: { sow: [], plant: ['June'], flower: [], region: 'Konkan: coast', source: '' },
        },
      },
    )
    const folder = await emptyFolder()
    await writeCatalogueFiles(db, folder)
    expect(await differs(folder)).toEqual({
      added: [],
      changed: [],
      absent: [],
      categories: [],
      orders: [],
    })
    expect(saysNothingNew(await differs(first))).toBe(false)
  },
)

testOnce(
  'files are brought in with a history, hide what they don’t have, and are undone as one',
  async () => {
    const db = await openTestCatalogue()
    const folder = await copyCatalogueFiles()
    const rose = 'slug: rose-pothos\n    name: Rose Pothos\n    picture: snake-plant\n'
    await editCatalogueFile(
      folder,
      'indoor-plants.yaml',
      'products:\n',
      `products:\n  - id: 900\n    ${rose}`,
    )
    await editCatalogueFile(folder, 'soil.yaml', 'Nutritional Soil', 'Rose Soil')
    await editCatalogueFile(folder, 'soil.yaml', / {2}- id: 44[\s\S]*?(?= {2}- id: 45)/, '')
    const catalogue = await readCatalogue(folder)
    const importId = await writeTransaction(db, (transaction) =>
      bringInFiles(transaction, catalogue),
    )
    expect(saysNothingNew(await compareWithFiles(db, catalogue))).toBe(true)
    const { products } = await getCollectionPage(db, 'indoor-plants')
    expect(products[0]?.name).toBe('Rose Pothos')
    expect((await findProduct(db, 45))?.name).toBe('Rose Soil')
    expect(await findProduct(db, 44)).toBeUndefined()
    expect(await productHistory.list(db, 45)).toMatchObject([
      { source: 'file', staffId: null, importId },
    ])
    const added = await saveProduct(
      { db },
      {
        ...by,
        change: { name: 'Fern', slug: 'fern', category: 'soil', picture: 'snake-plant' },
      },
    )
    expect(added).toMatchObject({ saved: { id: 901 } })

    await saveProduct({ db }, { ...by, id: 45, change: { name: 'Better Soil' } })
    const named = await listNamedProducts(db)
    const undo = (anyway: boolean) =>
      db
        .transaction()
        .execute((transaction) =>
          undoProductsOf(transaction, importId, 1, { limit: 100, named, anyway }),
        )
    const { left } = await undo(false)
    expect(left.map(({ productId }) => productId)).toEqual([45])
    expect(await findProduct(db, 900)).toBeUndefined()
    expect(await findProduct(db, 44)).toBeDefined()
    expect((await findProduct(db, 45))?.name).toBe('Better Soil')
    await undo(true)
    expect((await findProduct(db, 45))?.name).toBe('Nutritional Soil')
    // What is undone is not undone again.
    await saveProduct({ db }, { ...by, id: 45, change: { name: 'Best Soil' } })
    expect(await undo(true)).toEqual({ undone: 0, left: [] })
    expect((await findProduct(db, 45))?.name).toBe('Best Soil')
  },
)

testOnce('files that can’t be kept are refused as a whole', async () => {
  const db = await openTestCatalogue()
  const folder = await copyCatalogueFiles()
  const change = { name: 'Rose Soil', slug: 'rose-soil', category: 'soil', picture: 'snake-plant' }
  await saveProduct({ db }, { ...by, change })
  await editCatalogueFile(folder, 'soil.yaml', 'slug: nutritional-soil', 'slug: rose-soil')
  await editCatalogueFile(folder, 'indoor-plants.yaml', 'slug: areca-palm', 'slug: other-palm')
  const catalogue = await readCatalogue(folder)
  await expect(
    writeTransaction(db, (transaction) => bringInFiles(transaction, catalogue)),
  ).rejects.toThrow('No. 45: Address: Rose Soil has this')
  expect((await findProduct(db, 8))?.slug).toBe('areca-palm')
})

test('categories that files change take along what is in them, and are undone too', async () => {
  const db = await openTestCatalogue()
  await addCategory({ db }, bonsai, by)
  await saveProduct({ db }, { ...by, id: 7, change: { category: 'bonsai' } })
  const folder = await emptyFolder()
  await writeCatalogueFiles(db, folder)
  await editCatalogueFile(
    folder,
    'bonsai.yaml',
    'name: Bonsai\n',
    'name: Old trees\nhidden: true\n',
  )
  await editCatalogueFile(folder, 'soil.yaml', 'heading: Soil', 'heading: Good soil')
  const files = await readCatalogue(folder)
  const importId = await writeTransaction(db, (transaction) => bringInFiles(transaction, files))
  expect(await findProduct(db, 7)).toBeUndefined()

  await saveCategory({ db }, 'bonsai', { name: 'Small trees' }, by)
  const undo = (anyway: boolean) =>
    db
      .transaction()
      .execute((transaction) => undoCategoriesOf(transaction, importId, 1, { anyway }))
  expect(await undo(false)).toEqual({
    undone: 1,
    left: [expect.objectContaining({ key: 'bonsai' })],
  })
  expect((await getCategory(db, 'soil')).page?.heading).toBe('Soil')
  expect(await undo(true)).toEqual({ undone: 1, left: [] })
  expect(await findProduct(db, 7)).toMatchObject({ categoryName: 'Bonsai' })
  expect(await undo(true)).toEqual({ undone: 0, left: [] })
})

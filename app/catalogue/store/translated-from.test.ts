import { sql } from 'kysely'
import { expect } from 'vitest'
import { bringInFiles, compareWithFiles } from '#app/catalogue/files/bring-in-files.server.ts'
import { saysNothingNew } from '#app/catalogue/files/compare-catalogue.ts'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { readCatalogue } from '#app/catalogue/files/read-catalogue.server.ts'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import {
  copyCatalogueFiles,
  editCatalogueFile,
  openTestCatalogue,
} from '#tests/support/test-catalogue.ts'
import {
  addCategory,
  listCategoriesForStaff,
  saveCategory,
} from './categories/categories.server.ts'
import { categoryHistory } from './categories/category-changes.server.ts'
import { undoCategoryChange } from './categories/undo-category.server.ts'
import { productHistory } from './history/product-history.server.ts'
import { findProductForStaff } from './products-for-staff.server.ts'
import { saveProduct } from './save-product.server.ts'
import { listOutdated, saidOfCategory, saidOfProduct } from './translated-from.ts'
import { undoChange } from './undo-change.server.ts'

const by = { staffId: null, source: 'desk' } as const

const openTulsi = async () => findTulsi(await openTestCatalogue())

function findTulsi(db: Database) {
  const save = (change: Parameters<typeof saveProduct>[1]['change']) =>
    saveProduct({ db }, { ...by, id: 1, change })
  const find = async () => {
    const edit = (await findProductForStaff(db, 1))?.edit
    if (!edit) throw new Error('The sample has no product 1.')
    return { edit, outdated: listOutdated(saidOfProduct(edit)) }
  }
  const undoLast = async () => {
    const [last] = await productHistory.list(db, 1, { limit: 1 })
    await undoChange({ db }, last?.id ?? 0, null, { anyway: true })
  }
  return { save, find, undoLast }
}

async function openBonsai() {
  const db = await openTestCatalogue()
  const words = { hi: { name: 'बोनसाई', intro: 'पुराने पेड़।' }, mr: { name: 'बोन्साय' } }
  await addCategory(
    { db },
    {
      name: 'Bonsai',
      wall: 'neel',
      kind: 'plant',
      hidden: false,
      translations: words,
      heading: 'Bonsai',
      title: 'Bonsai',
      description: 'Small trees.',
      intro: 'Old trees.',
    },
    by,
  )
  const save = (change: Parameters<typeof saveCategory>[2], version?: number) =>
    saveCategory({ db }, 'bonsai', change, { ...by, version })
  const find = async () => {
    const bonsai = (await listCategoriesForStaff({ db })).find(({ key }) => key === 'bonsai')
    if (!bonsai) throw new Error('It was not added.')
    return { ...bonsai, outdated: listOutdated(saidOfCategory(bonsai)) }
  }
  return { db, words, save, find }
}

/** As rows were written before. */
async function forgetFrom(db: Database, ...tables: string[]) {
  const digest = /\\?"from\\?":\\?"[0-9a-f]{12}\\?",?/g
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    )
    for (const row of rows) {
      const key = 'id' in row ? 'id' : 'key'
      for (const [column, value] of Object.entries(row)) {
        const without = typeof value === 'string' ? value.replace(digest, '') : value
        if (without === value) continue
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${without}
          where ${sql.ref(key)} = ${row[key]}`.execute(db)
      }
    }
  }
}

test('a translation is out of date once the English it was made from changes, until it changes too', async () => {
  const { save, find } = await openTulsi()
  const { edit, outdated } = await find()
  expect(outdated).toEqual([])
  await save({ waterRule: { is: 'Never let it dry', source: 'us' } })
  expect((await find()).outdated).toEqual(['hi', 'mr'])
  const hi = { ...edit.translations.hi, waterRule: 'मिट्टी सूखने न दें' }
  await save({ translations: { ...edit.translations, hi } })
  expect((await find()).outdated).toEqual(['mr'])
  await save({ waterRule: edit.waterRule })
  expect((await find()).outdated).toEqual(['hi'])
})

test('words that come back by an undone change come back with the English they were made from', async () => {
  const { save, find, undoLast } = await openTulsi()
  const { edit } = await find()
  const hi = { ...edit.translations.hi, waterRule: 'मिट्टी सूखने न दें' }
  await save({ waterRule: { is: 'Never let it dry', source: 'us' } })
  await save({ translations: { ...edit.translations, hi } })
  await undoLast()
  expect((await find()).outdated).toEqual(['hi', 'mr'])
})

test('what is not put into other languages makes no translation old', async () => {
  const { save, find } = await openTulsi()
  await save({ summerDays: { from: 2, to: 3, source: 'us' }, name: 'Tulsi' })
  expect((await find()).outdated).toEqual([])
})

test('so it is with a category, whose form knows nothing of what its words were made from', async () => {
  const { words, save, find } = await openBonsai()
  expect((await find()).outdated).toEqual([])
  await save({ wall: 'gulabi', translations: words })
  expect((await find()).outdated).toEqual([])
  const opened = (await find()).version
  await save({ intro: 'Very old trees.', translations: words }, opened)
  expect((await find()).outdated).toEqual(['hi', 'mr'])
  const now = { ...words, hi: { ...words.hi, intro: 'बहुत पुराने पेड़।' } }
  await save({ translations: now }, opened)
  expect((await find()).outdated).toEqual(['mr'])
  // The other one had this form open all the while.
  expect(await save({ translations: words, wall: 'gulabi' }, opened)).toEqual({ unchanged: true })
})

test('a category whose change is undone has the words of before, made from the English of before', async () => {
  const { db, words, save, find } = await openBonsai()
  await save({ intro: 'Very old trees.' })
  await save({ translations: { hi: { name: 'बोनसाई पेड़' }, mr: words.mr } })
  expect((await find()).outdated).toEqual(['mr'])
  const [last] = await categoryHistory.list(db, 'bonsai', { limit: 1 })
  await undoCategoryChange({ db }, last?.id ?? 0, 1)
  expect((await find()).outdated).toEqual(['hi', 'mr'])
})

test('words from before this was kept are marked by what the history says they stood beside', async () => {
  const { db, words, save, find } = await openBonsai()
  const tulsi = findTulsi(db)
  await save({ intro: 'Very old trees.' })
  await save({ translations: { ...words, mr: { name: 'बोनसाय' } } })
  await tulsi.save({ description: 'Holy basil of the courtyard.' })
  const { hi, mr } = (await tulsi.find()).edit.translations
  await tulsi.save({ translations: { hi, mr: { ...mr, description: 'अंगणातली तुळस.' } } })
  const marked = async () => [(await find()).translations, (await tulsi.find()).edit.translations]
  const before = await marked()
  expect([(await find()).outdated, listOutdated(saidOfProduct((await tulsi.find()).edit))]).toEqual(
    [['hi'], ['hi']],
  )
  await forgetFrom(db, 'products', 'categories', 'catalogue_changes')
  expect(JSON.stringify(await marked())).not.toContain('"from"')
  await sql`delete from migrations where name = '041-translated-from'`.execute(db)
  await migrateToLatest(db)
  expect(await marked()).toEqual(before)
})

test('words of files that say nothing of it are marked by the English beside them when first loaded', async () => {
  const db = await openTestDatabase()
  const folder = await copyCatalogueFiles()
  const digest = / +from: "?[0-9a-f]{12}"?\n/g
  for (const file of ['home.yaml', 'soil.yaml']) await editCatalogueFile(folder, file, digest, '')
  const { find } = findTulsi(db)
  const soil = async () => {
    const kept = (await listCategoriesForStaff({ db })).find(({ key }) => key === 'soil')
    return kept && listOutdated(saidOfCategory(kept))
  }
  await loadCatalogue(db, { folder })
  expect([(await find()).outdated, await soil()]).toEqual([[], []])
  await editCatalogueFile(folder, 'home.yaml', 'Evenly moist, well drained', 'Never let it dry')
  await editCatalogueFile(folder, 'soil.yaml', 'Two soils for pots', 'Soils for pots')
  await loadCatalogue(db, { folder, forGood: true })
  expect([(await find()).outdated, await soil()]).toEqual([
    ['hi', 'mr'],
    ['hi', 'mr'],
  ])
  await editCatalogueFile(folder, 'soil.yaml', 'Soils for pots', 'Good soils for pots')
  const files = await readCatalogue(folder)
  await writeTransaction(db, (transaction) => bringInFiles(transaction, files))
  expect([(await find()).outdated, await soil()]).toEqual([
    ['hi', 'mr'],
    ['hi', 'mr'],
  ])
  expect(saysNothingNew(await compareWithFiles(db, await readCatalogue(folder)))).toBe(true)
})

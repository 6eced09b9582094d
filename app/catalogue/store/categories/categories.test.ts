import { expect, test } from 'vitest'
import { countProducts, findCategory, findProduct } from '#app/catalogue/products.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import {
  addCategory,
  hideCategory,
  listCategoriesForStaff,
  moveCategory,
  saveCategory,
} from './categories.server.ts'
import { categoryHistory } from './category-changes.server.ts'
import type { CategoryEdit } from './merge-category.ts'
import { undoCategoryChange } from './undo-category.server.ts'

const bonsai: CategoryEdit = {
  name: 'Bonsai Trees',
  wall: 'neel',
  kind: 'plant',
  hidden: false,
  translations: {},
  heading: 'Bonsai',
  title: 'Bonsai trees',
  description: 'Small old trees.',
  intro: 'Old.',
}
const by = { staffId: 1, source: 'desk' } as const

async function openWithBonsai() {
  const db = await openTestCatalogue()
  const app = { db }
  expect(await addCategory(app, bonsai, by)).toMatchObject({ saved: { key: 'bonsai-trees' } })
  const change = { name: 'Old Ficus', slug: 'old-ficus', category: 'bonsai-trees' }
  const saved = await saveProduct(app, {
    ...by,
    change: { ...change, picture: 'snake-plant', wall: 'neel', kind: 'plant' },
  })
  if (!('saved' in saved)) throw new Error('not saved')
  return { db, app, id: saved.saved.id }
}

testOnce('an added category stands after the twelve, and its products after theirs', async () => {
  const { db, app, id } = await openWithBonsai()
  expect((await listCategoriesForStaff(app)).at(-1)).toMatchObject({
    key: 'bonsai-trees',
    name: 'Bonsai Trees',
    added: true,
    products: 1,
    position: 13,
  })
  const ficus = await findProduct(db, id)
  expect(ficus).toMatchObject({ category: 'bonsai-trees', categoryName: 'Bonsai Trees' })
  expect(await countProducts(db, 'bonsai-trees')).toBe(1)
})

test('a category called by a name in another language has it for heading and title there', async () => {
  const { db, app } = await openWithBonsai()
  const translations = { hi: { name: 'बोनसाई' } }
  const words = { heading: 'Bonsai Trees', title: 'Bonsai Trees', translations }
  await saveCategory(app, 'bonsai-trees', words, by)
  expect(await findCategory(db, 'bonsai-trees', 'hi')).toMatchObject({
    name: 'बोनसाई',
    page: { heading: 'बोनसाई', title: 'बोनसाई', intro: 'Old.' },
    english: ['description', 'intro'],
  })
  const [change] = await categoryHistory.list(db, 'bonsai-trees', { limit: 1 })
  await undoCategoryChange(app, change?.id ?? 0, 1)
  expect((await findCategory(db, 'bonsai-trees', 'hi'))?.english).toContain('name')
})

testOnce(
  'a hidden category takes its products along, but for those that are hidden anyway',
  async () => {
    const { db, app, id } = await openWithBonsai()
    const find = async () => (await searchProducts(db, 'old ficus')).exact.length
    await hideCategory(app, 'bonsai-trees', true, by)
    expect([await findProduct(db, id), await findCategory(db, 'bonsai-trees')]).toEqual([
      undefined,
      undefined,
    ])
    expect(await find()).toBe(0)
    await saveProduct(app, { ...by, id, change: { description: 'Older' } })
    expect(await find()).toBe(0)
    await saveProduct(app, { ...by, id, change: { hidden: true } })
    await hideCategory(app, 'bonsai-trees', false, by)
    expect(await findProduct(db, id)).toBeUndefined()
    await saveProduct(app, { ...by, id, change: { hidden: false } })
    expect(await find()).toBe(1)
  },
)

testOnce('renamed and moved, it keeps its address; what is wrong is told', async () => {
  const { app } = await openWithBonsai()
  await addCategory(app, { ...bonsai, name: 'Ferns' }, by)
  await moveCategory(app, 'ferns', 'up', by)
  await saveCategory(app, 'ferns', { name: 'Tree Ferns' }, by)
  const added = (await listCategoriesForStaff(app)).filter((category) => category.added)
  expect(added.map(({ key, name }) => [key, name])).toEqual([
    ['ferns', 'Tree Ferns'],
    ['bonsai-trees', 'Bonsai Trees'],
  ])
  for (const name of ['Tree Ferns', 'Plants', 'செடிகள்', '']) {
    const result = await addCategory(app, { ...bonsai, name }, by)
    expect(result).toMatchObject({ faults: { name: expect.any(String) } })
  }
})

test('two people who change it at once are told where they differ, and lose nothing else', async () => {
  const { app } = await openWithBonsai()
  const save = (change: Partial<CategoryEdit>, version?: number) =>
    saveCategory(app, 'bonsai-trees', change, { ...by, version })
  const bonsaiNow = async () =>
    (await listCategoriesForStaff(app)).find(({ key }) => key === 'bonsai-trees')
  const opened = (await bonsaiNow())?.version
  await save({ name: 'Old Bonsai', intro: 'Very old.' }, opened)
  // The other's form has the old introduction still, which is no change of theirs.
  const form = { ...bonsai, name: 'Small Trees', heading: 'Trees' }
  const told = await save(form, opened)
  expect(told).toMatchObject({
    conflicts: [{ field: 'name', theirs: 'Old Bonsai', who: 1 }],
    edit: { name: 'Small Trees', heading: 'Trees', intro: 'Very old.' },
  })
  expect(await bonsaiNow()).toMatchObject({ name: 'Old Bonsai', page: { heading: 'Bonsai' } })
  if (!('conflicts' in told)) throw new Error('not told')
  expect(await save(told.edit, told.version)).toMatchObject({ saved: { key: 'bonsai-trees' } })
  expect(await bonsaiNow()).toMatchObject({
    name: 'Small Trees',
    page: { heading: 'Trees', intro: 'Very old.' },
  })
  expect(await save({ ...form, intro: 'Very old.' }, opened)).toEqual({ unchanged: true })
})

testOnce(
  'each change of a category is undone, and where others came after it asks first',
  async () => {
    const { db, app, id } = await openWithBonsai()
    const saved = async (change: Partial<CategoryEdit>) => {
      const result = await saveCategory(app, 'bonsai-trees', change, by)
      if (!('saved' in result)) throw new Error('not saved')
      return result.saved.changeId
    }
    const now = async () =>
      (await listCategoriesForStaff(app)).find(({ key }) => key === 'bonsai-trees')
    const renamed = await saved({ name: 'Old Bonsai' })
    const reworded = await saved({ intro: 'Very old.' })
    expect(await undoCategoryChange(app, renamed, 2)).toMatchObject({
      undone: { key: 'bonsai-trees' },
    })
    expect(await now()).toMatchObject({ name: 'Bonsai Trees', page: { intro: 'Very old.' } })
    expect(await undoCategoryChange(app, renamed, 2)).toEqual({ unchanged: true })

    await saved({ intro: 'Ancient.' })
    const asked = await undoCategoryChange(app, reworded, 2)
    expect(asked).toMatchObject({ later: [{ after: { intro: 'Ancient.' } }] })
    expect(await now()).toMatchObject({ page: { intro: 'Ancient.' } })
    await undoCategoryChange(app, reworded, 2, { anyway: true })
    expect(await now()).toMatchObject({ page: { intro: 'Old.' } })

    const history = await categoryHistory.list(db, 'bonsai-trees', { limit: 10 })
    expect(history.map(({ source, undoneBy }) => [source, undoneBy !== null])).toEqual([
      ...[
        ['undo', false],
        ['desk', false],
        ['undo', false],
      ],
      ...[
        ['desk', true],
        ['desk', true],
        ['desk', false],
      ],
    ])
    // What was new is hidden, with all that is in it.
    const added = history.at(-1)?.id ?? 0
    await undoCategoryChange(app, added, 2, { anyway: true })
    expect([(await now())?.hidden, await findProduct(db, id)]).toEqual([true, undefined])
  },
)

test('a move that is undone gives both their places back; a name that is taken stays taken', async () => {
  const { app } = await openWithBonsai()
  await addCategory(app, { ...bonsai, name: 'Ferns' }, by)
  const moved = await moveCategory(app, 'ferns', 'up', by)
  if (!('saved' in moved)) throw new Error('not moved')
  await undoCategoryChange(app, moved.saved.changeId, 1)
  const added = (await listCategoriesForStaff(app)).filter((category) => category.added)
  expect(added.map(({ key, position }) => [key, position])).toEqual([
    ['bonsai-trees', 13],
    ['ferns', 14],
  ])
  const renamed = await saveCategory(app, 'ferns', { name: 'Palms' }, by)
  if (!('saved' in renamed)) throw new Error('not saved')
  await saveCategory(app, 'bonsai-trees', { name: 'Ferns' }, by)
  expect(await undoCategoryChange(app, renamed.saved.changeId, 1)).toEqual({
    faults: { name: 'Another category has this name.' },
  })
  expect(await undoCategoryChange(app, 4711, 1)).toEqual({ missing: true })
})

testOnce('the specification’s twelve stay as they are', async () => {
  const app = { db: await openTestCatalogue() }
  const refused = { refused: expect.stringContaining('one of the twelve') }
  expect(await saveCategory(app, 'soil', { name: 'Earth' }, by)).toEqual(refused)
  expect(await hideCategory(app, 'soil', true, by)).toEqual(refused)
  expect(await moveCategory(app, 'soil', 'up', by)).toEqual(refused)
})

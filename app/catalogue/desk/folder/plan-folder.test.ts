import { expect, test as onBoth } from 'vitest'
import { addPicture } from '#app/catalogue/pictures/picture-changes.ts'
import { keepPicture } from '#app/catalogue/pictures/pictures.server.ts'
import { changePictures } from '#app/catalogue/store/pictures/change-pictures.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { type FolderFile, fileMark, readFiles, writeFiles } from './folder-plan.ts'
import { planFolder } from './plan-folder.server.ts'
import { readFileName } from './read-file-name.ts'

const by = { staffId: 1, source: 'desk' } as const
const file = (name: string): FolderFile => ({ name, size: 1_000, time: 1_700_000_000_000 })

async function openFolder() {
  const db = await openTestCatalogue()
  const app = { db }
  const plan = async (names: string[], manner: 'replace' | 'add' = 'replace') =>
    planFolder(db, names.map(file), manner)
  /** Adds a picture to the snake plant, as it comes from a folder where a file is named. */
  const add = async (description: string, name?: string) => {
    const about = { kind: 'photograph', wall: 'pista', staffId: 1, description } as const
    const sentAs = name && fileMark(file(name))
    const bytes = Buffer.from(description)
    const files = [{ width: 180, format: 'webp', bytes }] as const
    const { picture } = await keepPicture(db, { ...about, sentAs }, files)
    await changePictures(app, 7, by, (now) =>
      addPicture(now, { picture, description, descriptions: {} }),
    )
  }
  return { app, plan, add }
}

test('Files are matched by number, address or name, and tell which picture they become', async () => {
  const { plan, add } = await openFolder()
  await add('Leaves')
  const product = { id: 7, name: 'Snake Plant' }
  const names = ['snake-plant-3.jpg', '7-2.JPG', 'Snake Plant.png', 'IMG_1234.jpg', 'Thumbs.db']
  expect(await plan(names)).toEqual([
    { does: 'add', product, place: 3, description: 'Snake Plant' },
    { does: 'replace', product, place: 2, of: 'photo-1', description: 'Leaves' },
    { does: 'replace', product, place: 1, of: 'snake-plant', description: 'Snake Plant' },
    { does: 'refuse', why: 'No product has this number, address or name.' },
    { does: 'refuse', why: 'This is no picture by its name.' },
  ])
  expect(await plan(names.slice(0, 3), 'add')).toMatchObject([
    { does: 'add', place: 5 },
    { does: 'add', place: 4 },
    { does: 'add', place: 3 },
  ])
  expect(await plan(['holy basil (tulsi).jpg', 'Holy-Basil-Tulsi-2.webp'])).toMatchObject([
    { product: { id: 1 }, place: 1 },
    { product: { id: 1 }, place: 2 },
  ])
})

onBoth(
  'Two files for one place, a ninth picture and a name of two products are refused in words',
  async () => {
    const { app, plan, add } = await openFolder()
    expect(await plan(['7.jpg', 'snake-plant.jpg'])).toMatchObject([
      { does: 'replace' },
      { does: 'refuse', why: 'Another file is picture 1 of Snake Plant.' },
    ])
    for (let count = 2; count <= 8; count += 1) await add(`Picture ${count}`)
    expect(await plan(['snake-plant-8.jpg', 'snake-plant-9.jpg'])).toMatchObject([
      { does: 'replace', place: 8 },
      { does: 'refuse', why: expect.stringContaining('at most 8') },
    ])
    for (const id of [8, 9]) {
      await saveProduct(app, { id, change: { name: 'Twin Fern' }, ...by })
    }
    expect(await plan(['Twin Fern.jpg', '8.jpg'])).toMatchObject([
      { does: 'refuse', why: '2 products are called Twin Fern: name the file by number.' },
      { product: { id: 8 } },
    ])
  },
)

test('What arrived before a break is there already, however often the folder is chosen', async () => {
  const { plan, add } = await openFolder()
  await add('Snake Plant', 'snake-plant-2.jpg')
  expect(await plan(['snake-plant-2.jpg', 'snake-plant-3.jpg'])).toMatchObject([
    { does: 'nothing', product: { id: 7 } },
    { does: 'add', place: 3 },
  ])
})

test('Names of files are read, and lists of them travel as they are', () => {
  expect(readFileName('Snake Plant (2).JPG')).toEqual({
    said: 'snake plant 2',
    numbered: { said: 'snake plant', place: 2 },
  })
  expect(readFileName('7.jpg')).toEqual({ said: '7' })
  expect(readFileName('तुलसी-2.jpg').numbered).toEqual({ said: 'तुलसी', place: 2 })
  const files = [file('a b.jpg'), { name: '7-2.jpg', size: 20_000_000, time: 0 }]
  expect(readFiles(writeFiles(files))).toEqual(files)
  // By its place in the list each is told what becomes of it: none is left out.
  const old = { name: 'old.jpg', size: 3, time: -86_400_000 }
  expect(readFiles(writeFiles([old, ...files]))).toEqual([old, ...files])
  expect(readFiles(`no line of ours\n${'-'.repeat(300)}\t1\tx`)).toEqual([
    { name: 'no line of ours', size: 0, time: 0 },
    { name: '-'.repeat(255), size: 1, time: 0 },
  ])
  expect(readFiles('')).toEqual([])
})

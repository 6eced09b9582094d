import { describe, expect, test as onBoth } from 'vitest'
import {
  addPicture,
  type ChangedPictures,
  describePicture,
  movePicture,
  removePicture,
  replacePicture,
} from '#app/catalogue/pictures/picture-changes.ts'
import { listPictures, sayPictures } from '#app/catalogue/pictures/product-pictures.ts'
import { listShownPictures } from '#app/catalogue/pictures/shown-pictures.server.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import { findProductBySlug } from '#app/catalogue/products.server.ts'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { keepSomePicture } from '#tests/support/some-picture.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { changePictures } from './change-pictures.server.ts'
import { collectPictures } from './collect-pictures.server.ts'

const by = { staffId: 1, source: 'desk' } as const

async function openDesk() {
  const db = await openTestCatalogue()
  const app = { db }
  const change = (to: (pictures: readonly ProductPicture[]) => ChangedPictures) =>
    changePictures(app, 7, by, to)
  const addTo = async (id: number, description: string, descriptions = {}) => {
    const { picture } = await keepSomePicture(db)
    const added = { picture, description, descriptions }
    return changePictures(app, id, by, (pictures) => addPicture(pictures, added))
  }
  const add = (description: string, descriptions = {}) => addTo(7, description, descriptions)
  const names = async () => {
    const product = await findProductForStaff(db, 7)
    return product ? listPictures(product.edit).map(({ picture }) => picture) : []
  }
  const shown = async (language: 'en' | 'hi' = 'en') => {
    const product = await findProductBySlug(db, 'snake-plant', language)
    return product ? listShownPictures(db, product, language) : []
  }
  return { app, db, change, add, addTo, names, shown }
}

const changeIdOf = (result: object) =>
  'saved' in result ? (result.saved as { changeId: number }).changeId : 0

describe('pictures of a product', () => {
  test('stay where undoing would take the first of them, and where it is shown', async () => {
    const { app, db, addTo } = await openDesk()
    const added = await saveProduct(app, {
      ...by,
      change: { name: 'Rain Lily', slug: 'rain-lily', category: 'outdoor-plants', hidden: true },
    })
    const id = 'saved' in added ? added.saved.id : 0
    const first = changeIdOf(await addTo(id, 'From above'))
    const second = changeIdOf(await addTo(id, 'From below'))
    const edit = async () => (await findProductForStaff(db, id))?.edit
    expect(await undoChange(app, first, 1)).toEqual({
      faults: { picture: 'Other pictures come after it: take those away first.' },
    })
    await undoChange(app, second, 1)
    await saveProduct(app, { ...by, id, change: { hidden: false } })
    expect(await undoChange(app, first, 1)).toEqual({
      faults: { picture: 'Without a picture it stays hidden: hide it first.' },
    })
    expect(await edit()).toMatchObject({ picture: 'photo-1', hidden: false })
    await saveProduct(app, { ...by, id, change: { hidden: true } })
    expect(await undoChange(app, first, 1)).toHaveProperty('saved')
    expect(await edit()).toMatchObject({ picture: '', hidden: true })
  })

  test('are up to eight in the owner’s order, the card’s first, shown once described', async () => {
    const { db, change, add, names, shown } = await openDesk()
    await add('Leaves from above', { hi: 'ऊपर से पत्ते' })
    await add('')
    expect(await names()).toEqual(['snake-plant', 'photo-1', 'photo-2'])
    expect(await shown('hi')).toMatchObject([
      { name: 'snake-plant', isPhotograph: false },
      { picture: 'photo-1', description: 'ऊपर से पत्ते', isPhotograph: true },
    ])
    // An undescribed one does not come first, and a described one does, with its words.
    await change((now) => movePicture(now, 'photo-1', 'later'))
    expect(await change((now) => movePicture(now, 'photo-2', 'earlier'))).toEqual({
      refused: expect.stringContaining('say in a few words what it shows'),
    })
    await change((now) => movePicture(now, 'photo-1', 'earlier'))
    await change((now) => movePicture(now, 'photo-1', 'earlier'))
    expect(await names()).toEqual(['photo-1', 'snake-plant', 'photo-2'])
    const product = await findProductForStaff(db, 7)
    expect(product?.edit).toMatchObject({
      photo: { width: 800 },
      pictureDescription: 'Leaves from above',
      pictureWords: { hi: 'ऊपर से पत्ते' },
    })

    for (let count = 3; count < 8; count += 1) await add(`Picture ${count + 1}`)
    expect(await names()).toHaveLength(8)
    expect(await add('The ninth')).toEqual({ refused: expect.stringContaining('at most 8') })
  })

  onBoth(
    'stay whatever two people do at once: an upload adds to what is there by then',
    async () => {
      const { change, add, names } = await openDesk()
      await add('One')
      await add('Two')
      await Promise.all([
        change((now) => movePicture(now, 'photo-2', 'earlier')),
        add('Three'),
        change((now) => removePicture(now, 'photo-1')),
      ])
      // Where the first was taken away before the second moved, it moved to the beginning.
      expect([
        ['snake-plant', 'photo-2', 'photo-3'],
        ['photo-2', 'snake-plant', 'photo-3'],
      ]).toContainEqual(await names())
      expect(await change((now) => movePicture(now, 'photo-1', 'later'))).toEqual({
        refused: 'This picture was taken away meanwhile.',
      })
      const said = { was: 'Two', descriptions: {} }
      await change((now) => describePicture(now, 'photo-2', { ...said, description: 'Mine' }))
      expect(
        await change((now) => describePicture(now, 'photo-2', { ...said, description: 'Yours' })),
      ).toEqual({ refused: expect.stringContaining('‘Mine’') })
    },
  )

  test('come back with an undoing and with a deleted product, for as long as they are kept', async () => {
    const { app, db, change, add, names } = await openDesk()
    await add('One')
    await add('Two')
    const removed = await change((now) => removePicture(now, 'photo-1'))
    await undoChange(app, changeIdOf(removed), 1)
    expect(await names()).toEqual(['snake-plant', 'photo-1', 'photo-2'])
    const deleted = await deleteProduct(app, 7, 1)
    await undoChange(app, 'deleted' in deleted ? deleted.deleted.changeId : 0, 1)
    expect(await names()).toEqual(['snake-plant', 'photo-1', 'photo-2'])

    const replaced = await change((now) =>
      replacePicture(now, 'photo-1', { picture: 'zz-plant', description: '', descriptions: {} }),
    )
    expect(await names()).toEqual(['snake-plant', 'zz-plant', 'photo-2'])
    await collectPictures(db, new Date('2030-01-01'))
    expect(await collectPictures(db, new Date('2030-02-01'))).toBe(1)
    expect(await undoChange(app, changeIdOf(replaced), 1)).toEqual({
      faults: { morePictures: expect.stringContaining('30 days') },
    })
    await change((now) => removePicture(now, 'zz-plant'))
    await change((now) => removePicture(now, 'photo-2'))
    expect(await change((now) => removePicture(now, 'snake-plant'))).toEqual({
      refused: expect.stringContaining('only picture'),
    })
  })

  const words = { description: '', descriptions: {} }
  test.each<[string, ProductPicture[]]>([
    [
      'at most 8 pictures',
      Array.from({ length: 8 }, (_, at) => ({ ...words, picture: `photo-${at}` })),
    ],
    ['There is no picture of this name.', [{ ...words, picture: 'no-such-drawing' }]],
    ['send it again', [{ ...words, picture: 'photo-9' }]],
    ['is there twice', [{ ...words, picture: 'snake-plant' }]],
    ['too long', [{ ...words, picture: 'zz-plant', description: 'x'.repeat(201) }]],
    [
      'In Marathi: It is too long',
      [{ ...words, picture: 'zz-plant', descriptions: { mr: 'क'.repeat(201) } }],
    ],
  ])('are refused where they can’t be kept: %s', async (why, morePictures) => {
    const { app, db, names } = await openDesk()
    expect(await saveProduct(app, { id: 7, change: { morePictures }, ...by })).toEqual({
      faults: { morePictures: expect.stringContaining(why) },
    })
    expect(await names()).toEqual(['snake-plant'])
    const pictureWords = { hi: 'x'.repeat(201) }
    expect(await saveProduct({ db }, { id: 7, change: { pictureWords }, ...by })).toEqual({
      faults: { pictureWords: expect.stringContaining('In Hindi') },
    })
  })
})

test('Pictures said in one list are those that a product’s fields say', () => {
  const one = { picture: 'photo-1', description: 'One', descriptions: { hi: 'एक' } }
  const two = { picture: 'photo-2', description: '', descriptions: {} }
  expect(listPictures(sayPictures([one, two]))).toEqual([one, two])
  expect(listPictures(sayPictures([]))).toEqual([])
})

import { expect } from 'vitest'
import { addPicture, movePicture, replacePicture } from '#app/catalogue/pictures/picture-changes.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { changePictures } from '#app/catalogue/store/pictures/change-pictures.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { keepSomePicture } from '#tests/support/some-picture.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { tellChange } from './done-change.server.ts'

/** A product with a drawn picture and two that were sent, and what the toast says of a change of them. */
async function openPictures() {
  const app = await openTestApp({}, openTestCatalogue)
  const kept = async (description: string) => {
    const { picture } = await keepSomePicture(app.db)
    return { picture, description, descriptions: {} }
  }
  const tell = async (change: Parameters<typeof changePictures>[3]) => {
    await changePictures(app, 7, { staffId: 1, source: 'desk' }, change)
    const [last] = await productHistory.list(app.db, 7, { limit: 1 })
    if (!last) throw new Error('Nothing was saved.')
    return (await tellChange(app.db, last)).title
  }
  for (const words of ['In a bowl', 'From above']) {
    const added = await kept(words)
    expect(await tell((now) => addPicture(now, added))).toBe('Picture added')
  }
  return { tell, kept }
}

test('a picture that was moved is told of as that, to the first place and elsewhere', async () => {
  const { tell } = await openPictures()
  expect(await tell((now) => movePicture(now, 'photo-2', 'earlier'))).toBe('Picture moved')
  expect(await tell((now) => movePicture(now, 'photo-2', 'earlier'))).toBe('Picture moved')
  expect(await tell((now) => movePicture(now, 'photo-2', 'later'))).toBe('Picture moved')
})

test('a picture that took the place of the first one is named once', async () => {
  const { tell, kept } = await openPictures()
  const other = await kept('By the door')
  expect(await tell((now) => replacePicture(now, 'snake-plant', other))).toBe(
    'Saved: picture, what the picture shows',
  )
})

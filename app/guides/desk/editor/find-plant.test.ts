import { expect, test } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { findPlant } from './find-plant.server.ts'

test('a plant is found by its whole name in any case, before those that have more words', async () => {
  const db = await openTestCatalogue()
  const name = (id: number, called: string) =>
    saveProduct({ db }, { id, change: { name: called }, staffId: null, source: 'desk' })
  await name(1, 'Épipremnum Neon')
  await name(8, 'Épipremnum')
  expect(await findPlant(db, 'épipremnum')).toBe(8)
  expect(await findPlant(db, 'neon')).toBe(1)
})

import { expect, test } from 'vitest'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { saveProduct } from './save-product.server.ts'
import { findStockProduct } from './stock.server.ts'
import { listOutdated } from './translated-from.ts'

async function openTulsi() {
  const db = await openTestCatalogue()
  const save = (change: Parameters<typeof saveProduct>[1]['change']) =>
    saveProduct({ db }, { staffId: null, source: 'desk', id: 1, change })
  const find = async () => {
    const edit = (await findStockProduct(db, 1))?.edit
    if (!edit) throw new Error('The sample has no product 1.')
    return { edit, outdated: listOutdated(edit) }
  }
  return { save, find }
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

test('what is not put into other languages makes no translation old', async () => {
  const { save, find } = await openTulsi()
  await save({ summerDays: { from: 2, to: 3, source: 'us' }, name: 'Tulsi' })
  expect((await find()).outdated).toEqual([])
})

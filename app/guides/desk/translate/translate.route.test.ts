import { expect } from 'vitest'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { wordsField } from '#app/guides/guide.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { addGuide } from '#tests/support/test-guides.ts'
import { action } from './translate.route.tsx'

/** A guide of two parts, the second a plant’s card unless told, and what its form answers in Hindi. */
async function openTranslation(second = '[[snake-plant]]') {
  const app = await openTestApp({}, openTestCatalogue)
  const id = await addGuide(app.db, { body: `Half the water is enough.\n\n${second}` })
  const find = () => findStoredGuide(app.db, id)
  const hideThePlant = () =>
    saveProduct(app, { id: 7, change: { hidden: true }, staffId: 1, source: 'desk' })
  const post = async (...parts: string[]) => {
    const texts = parts.map((text, place) => [`text-${place}`, text])
    const version = String((await find())?.version)
    const form = formRequest('/', Object.fromEntries([['version', version], ...texts]))
    const args = await staffArgs(app, form, { role: 'catalogue' })
    return action({ ...args, params: { id: String(id), language: 'hi' } })
  }
  const kept = async () => (await find())?.edit[wordsField('hi')]?.parts.map(({ text }) => text)
  return { post, kept, hideThePlant }
}

test('a translation is not saved with a plant or a picture that is not there', async () => {
  const { post, kept } = await openTranslation()
  const texts = ['आधा पानी।\n\n![गमला](picture-2)', '[[saap-plant]]']
  expect(await post(...texts)).toMatchObject({
    init: { status: 422 },
    data: {
      texts: { 0: texts[0], 1: texts[1] },
      problem:
        'There is no picture-2: this guide has 1 picture. There is no plant saap-plant in the shop.',
    },
  })
  expect(await kept()).toBeUndefined()
})

test('a translation that shows what its English shows is saved, also once that plant is hidden', async () => {
  const { post, kept, hideThePlant } = await openTranslation()
  await hideThePlant()
  expect(await post('आधा पानी।', '[[snake-plant]]')).toMatchObject({ status: 303 })
  expect(await kept()).toEqual(['आधा पानी।', '[[snake-plant]]'])
})

test('a plant that is hidden later hinders no change of a translation that shows it', async () => {
  const { post, kept, hideThePlant } = await openTranslation('And more.')
  const card = 'आधा पानी।\n\n[[snake-plant]]'
  await post(card)
  await hideThePlant()
  expect(await post(card, 'और कुछ।')).toMatchObject({ status: 303 })
  expect(await kept()).toEqual([card, 'और कुछ।'])
})

import { expect, test } from 'vitest'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { suggestName } from '#app/search/missed/suggested-names.server.ts'
import { dayNumber } from '#app/time/india.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { readRange } from './range.ts'
import { recordViews } from './record-views.server.ts'
import { listMissedWords, listToldNames, setWordAside, takeWordBack } from './words.server.ts'

const now = new Date('2026-11-20T06:30:00Z')
const range = readRange(new URLSearchParams(), now)

async function open(words: Record<string, number>) {
  const app = await openTestApp({}, openTestCatalogue)
  const day = dayNumber(now)
  const kind = 'missed-word' as const
  const counted = Object.entries(words).map(([name, times]) => ({ day, kind, name, times }))
  await recordViews(app.db, counted)
  return app
}

test('Words that find nothing are listed with a guess, and those that are found by now are not', async () => {
  const app = await open({ zumkabel: 14, snakeplent: 5, qqqq: 6, 'money plant': 30 })
  await suggestName(app.db, 8, 'zumkabel')
  const listed = await listMissedWords(app, range, 10)
  expect(listed.map(({ name, times, guess }) => [name, times, guess?.id, guess?.why])).toEqual([
    ['zumkabel', 14, 8, 'told'],
    ['qqqq', 6, undefined, undefined],
    ['snakeplent', 5, 7, 'spelling'],
  ])
  expect(await listMissedWords(app, range, 1)).toHaveLength(1)
})

test('A word that is no name stays gone, until that is taken back', async () => {
  const app = await open({ asdf: 3 })
  const word = { word: 'asdf', productId: 0 }
  await setWordAside(app.db, { ...word, staffId: 1 })
  await setWordAside(app.db, { ...word, staffId: 2 })
  expect(await listMissedWords(app, range, 10)).toEqual([])
  await takeWordBack(app.db, word)
  expect(await listMissedWords(app, range, 10)).toHaveLength(1)
})

test('What visitors call a product is listed until it is one of its names, or is no name', async () => {
  const app = await open({})
  const told = async () =>
    (await listToldNames(app.db, 10)).map(({ name, product }) => [name, product])
  for (const name of ['saap ka podha', 'naag', 'naag', 'snake plant'])
    await suggestName(app.db, 7, name)
  await suggestName(app.db, 999, 'gone')
  expect(await told()).toEqual([
    ['naag', 'Snake Plant'],
    ['saap ka podha', 'Snake Plant'],
  ])
  const { edit } = (await findProductForStaff(app.db, 7)) ?? {}
  const names = [
    ...(edit?.names ?? []),
    { language: 'other' as const, name: 'Naag', checked: false },
  ]
  await saveProduct(app, { id: 7, change: { names }, staffId: 1, source: 'desk' })
  expect(await told()).toEqual([['saap ka podha', 'Snake Plant']])
  await setWordAside(app.db, { word: 'saap ka podha', productId: 7, staffId: 1 })
  expect(await told()).toEqual([])
  await suggestName(app.db, 8, 'saap ka podha')
  expect(await told()).toHaveLength(1)
})

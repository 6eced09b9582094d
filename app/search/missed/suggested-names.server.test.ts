import { expect, test } from 'vitest'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { listSuggestedNames, parseSuggestedName, suggestName } from './suggested-names.server.ts'

test('Names that visitors give a product are counted for the staff, whoever wrote them', async () => {
  const db = await openTestCatalogue()
  for (const typed of ['Saap Ka Podha', ' saap  ka podha', 'नाग पौधा']) {
    const parsed = parseSuggestedName(typed, 'en')
    if (!parsed.ok) throw new Error(`${typed} was refused`)
    await suggestName(db, 7, parsed.value)
  }
  await suggestName(db, 999, 'gone')
  expect(await listSuggestedNames(db)).toMatchObject([
    { name: 'saap ka podha', product: 'Snake Plant', times: 2 },
    { name: 'gone', product: null, times: 1 },
    { name: 'नाग पौधा', product: 'Snake Plant', times: 1 },
  ])
})

test('Of what visitors call products comes first what most wrote, then what was written last', async () => {
  const db = await openTestCatalogue()
  for (const [name, day] of [
    ['often', 1],
    ['late', 2],
    ['later', 3],
    ['at once b', 4],
    ['at once a', 4],
    ['often', 5],
  ] as const) {
    await suggestName(db, 7, name, new Date(Date.UTC(2026, 10, day)))
  }
  const listed = await listSuggestedNames(db)
  expect(listed.map(({ name, last_at }) => [name, last_at.slice(0, 10)])).toEqual([
    ['often', '2026-11-05'],
    ['at once a', '2026-11-04'],
    ['at once b', '2026-11-04'],
    ['later', '2026-11-03'],
    ['late', '2026-11-02'],
  ])
})

test('What two products are called alike is counted for each', async () => {
  const db = await openTestCatalogue()
  for (const id of [7, 8]) await suggestName(db, id, 'money plant')
  expect(await listSuggestedNames(db)).toMatchObject([{ times: 1 }, { times: 1 }])
})

test.each([
  ['', 'Please write a name.'],
  ['   ', 'Please write a name.'],
  ...['asha@example.in', 'call 98765 43210', 'x'.repeat(41), 'a\u0000b'].map((typed) => [
    typed,
    'Please write a name of at most 40 letters, without an e-mail or phone number.',
  ]),
])('What is no name, or may be a person’s, is refused: %j', (typed = '', words) => {
  expect(parseSuggestedName(typed, 'en')).toEqual({ ok: false, errors: { name: words } })
})

test('The newest thousand names are kept', async () => {
  const db = await openTestCatalogue()
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    key: `7 name ${index}`,
    product_id: 7,
    name: `name ${String(index).padStart(4, '0')}`,
    times: 1,
    last_at: `2026-01-01T00:00:00.${String(index).padStart(3, '0')}Z`,
  }))
  await db.insertInto('suggested_names').values(rows).execute()
  await suggestName(db, 7, 'one more')
  const kept = (await listSuggestedNames(db)).map(({ name }) => name)
  expect(kept).toHaveLength(1_000)
  expect(kept).toContain('one more')
  expect(kept).not.toContain('name 0000')
})

import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { recordMissedSearches, toKeepableSearch } from './record-missed-searches.server.ts'

describe('counting searches that found nothing', () => {
  test('counts the same search once more, however it was written', async () => {
    const db = await openTestDatabase()
    for (const [query, day] of [
      ['Mango Tree', '2025-11-20T10:00:00Z'],
      ['  mango tree ', '2025-11-21T10:00:00Z'],
    ] as const) {
      await recordMissedSearches(db, new Map([[toKeepableSearch(query) ?? '', 1]]), new Date(day))
    }
    expect(await db.selectFrom('searches_without_result').selectAll().execute()).toEqual([
      { query_folded: 'mango tree', times: 2, last_at: '2025-11-21T10:00:00.000Z' },
    ])
  })

  test.each([
    'asha@example.in',
    '9876543210',
    'call 98765 43210',
    '98-76-54',
    '९८७६५४३२१०',
    'x'.repeat(41),
    '',
    'a\0b',
  ])('does not keep %j', (query) => {
    expect(toKeepableSearch(query)).toBeUndefined()
  })

  test.each(['x'.repeat(40), '🌱'.repeat(40), 'lot 12345'])('keeps %j', (query) => {
    expect(toKeepableSearch(query)).toBe(query)
  })

  test('keeps the thousand most recent searches', async () => {
    const db = await openTestDatabase()
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      query_folded: `old ${index}`,
      times: 1,
      last_at: new Date(Date.UTC(2025, 0, 1) + index * 1_000).toISOString(),
    }))
    await db.insertInto('searches_without_result').values(rows).execute()
    await recordMissedSearches(db, new Map([['mango', 1]]), new Date('2025-11-20T10:00:00Z'))
    const kept = await db.selectFrom('searches_without_result').select('query_folded').execute()
    const texts = kept.map((row) => row.query_folded)
    expect(texts).toHaveLength(1_000)
    expect(texts).toContain('mango')
    expect(texts).not.toContain('old 0')
  })
})

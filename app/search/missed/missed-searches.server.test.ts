import { describe, expect, test, vi } from 'vitest'
import { testCall } from '#tests/support/test-call.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

async function open() {
  const db = await openTestDatabase()
  const { app, log } = testCall(db, '/')
  const list = () =>
    db
      .selectFrom('searches_without_result')
      .select(['query_folded', 'times'])
      .orderBy('query_folded')
      .execute()
  return { db, app, log, list }
}

describe('noting searches that found nothing', () => {
  test('writes them together, and adds to what was counted before', async () => {
    const { app, list } = await open()
    for (const query of ['Mango', ' mango ', 'kiwi']) app.missedSearches.count(query)
    expect(await list()).toEqual([])
    await app.missedSearches.flush()
    app.missedSearches.count('MANGO')
    await app.missedSearches.flush()
    expect(await list()).toEqual([
      { query_folded: 'kiwi', times: 1 },
      { query_folded: 'mango', times: 3 },
    ])
  })

  test('writes by itself within seconds', async () => {
    const { app, list } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      app.missedSearches.count('mango')
      vi.advanceTimersByTime(5_000)
    } finally {
      vi.useRealTimers()
    }
    await vi.waitFor(async () => expect(await list()).toHaveLength(1))
  })

  test('keeps nothing that may be an address or a number, even in memory', async () => {
    const { app, list } = await open()
    for (const query of ['asha@example.in', '98765 43210', '']) app.missedSearches.count(query)
    await app.missedSearches.flush()
    expect(await list()).toEqual([])
  })

  test('a thousand different ones wait at most', async () => {
    const { app, list } = await open()
    for (let index = 0; index < 1_500; index += 1) {
      app.missedSearches.count(`q ${String.fromCodePoint(0x4e00 + index)}`)
    }
    await app.missedSearches.flush()
    expect(await list()).toHaveLength(1_000)
  })

  test('a write that fails is logged without the words and harms nobody', async () => {
    const { db, app, log } = await open()
    await db.schema.dropTable('searches_without_result').execute()
    app.missedSearches.count('mango')
    await app.missedSearches.flush()
    expect(log).toMatchObject([{ level: 40, searches: 1 }])
    expect(JSON.stringify(log)).not.toContain('mango')
  })
})

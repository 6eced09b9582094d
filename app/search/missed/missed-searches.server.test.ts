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
    expect((await app.metrics.missedSearches.get()).values).toMatchObject([{ value: 3 }])
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

  test('writes by itself again what is counted after a write', async () => {
    const { app, list } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      app.missedSearches.count('mango')
      void app.missedSearches.flush()
      expect(vi.getTimerCount()).toBe(0)
      app.missedSearches.count('kiwi')
      expect(vi.getTimerCount()).toBe(1)
      vi.advanceTimersByTime(5_000)
    } finally {
      vi.useRealTimers()
    }
    await app.missedSearches.flush()
    expect(await list()).toHaveLength(2)
  })

  test('keeps nothing that may be an address or a number, even in memory', async () => {
    const { app, log, list } = await open()
    for (const query of ['asha@example.in', '98765 43210', '']) app.missedSearches.count(query)
    await app.missedSearches.flush()
    expect([await list(), log]).toEqual([[], []])
  })

  test('a thousand different ones wait at most, and are counted on', async () => {
    const { app, list } = await open()
    for (let index = 0; index < 1_000; index += 1) {
      app.missedSearches.count(`q ${String.fromCodePoint(0x4e00 + index)}`)
    }
    for (const query of ['a', 'q 一']) app.missedSearches.count(query)
    await app.missedSearches.flush()
    const counted = await list()
    expect(counted).toHaveLength(1_000)
    expect(counted[0]).toEqual({ query_folded: 'q 一', times: 2 })
  })

  test('a write that fails is logged without the words and harms nobody', async () => {
    const { db, app, log } = await open()
    await db.schema.dropTable('searches_without_result').execute()
    app.missedSearches.count('mango')
    await app.missedSearches.flush()
    const msg = 'searches without result were not counted'
    expect(log).toMatchObject([{ level: 40, err: expect.anything(), searches: 1, msg }])
    expect(JSON.stringify(log)).not.toContain('mango')
  })
})

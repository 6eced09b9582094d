import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import type { Database } from './connection.ts'
import { type Watch, watchChanges } from './watch-changes.ts'

const soon = { timeout: 60_000, interval: 20 }

async function open() {
  const db = await openTestDatabase()
  const log: { level: number; channel?: string }[] = []
  const logger = pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) })
  const watch = (...watches: Watch[]) => {
    const watching = watchChanges({ db, log: logger }, watches)
    onTestFinished(watching.end)
    return watching
  }
  return { db, log, watch }
}

function watchOf(table: 'subscribers' | 'categories') {
  const changed = vi.fn()
  const read = async (db: Database) => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return { channel: `${table}_changed`, read, changed }
}

const subscribe = (db: Database, email: string) =>
  db
    .insertInto('subscribers')
    .values({ email, subscribed_at: '2025-11-20T10:00:00.000Z' })
    .execute()

test('Each watch is called at the start, and then only for a change of its own', async () => {
  const { db, watch } = await open()
  const [subscribers, categories] = [watchOf('subscribers'), watchOf('categories')]
  await watch(subscribers, categories).begun
  expect(categories.changed).toHaveBeenCalledTimes(1)
  expect(subscribers.changed).toHaveBeenCalledTimes(1)
  await subscribe(db, 'asha@example.in')
  await vi.waitFor(() => expect(subscribers.changed).toHaveBeenCalledTimes(2), soon)
  expect(categories.changed).toHaveBeenCalledTimes(1)
})

test('While the database can’t be read that is logged once, and what changed meanwhile is told after', async () => {
  const { db, log, watch } = await open()
  const subscribers = watchOf('subscribers')
  watch(subscribers)
  await vi.waitFor(() => expect(subscribers.changed).toHaveBeenCalledTimes(1), soon)
  await subscribe(db, 'asha@example.in')
  await vi.waitFor(() => expect(subscribers.changed).toHaveBeenCalledTimes(2), soon)
  await db.schema.alterTable('subscribers').renameTo('away').execute()
  await vi.waitFor(() => expect(log).toHaveLength(1), soon)
  await db.schema.alterTable('away').renameTo('subscribers').execute()
  await subscribe(db, 'meera@example.in')
  await vi.waitFor(() => expect(subscribers.changed).toHaveBeenCalledTimes(3), soon)
  expect(log).toEqual([expect.objectContaining({ level: 40, channel: 'subscribers_changed' })])
})

test('Of changes that come faster than a watch rests, those within the rest are told together', async () => {
  const { db, watch } = await open()
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
  onTestFinished(() => void vi.restoreAllMocks())
  const [rare, often] = [{ ...watchOf('subscribers'), restMs: 900 }, watchOf('categories')]
  // It is looked at with the same look, just after.
  watch(rare, { ...often, read: rare.read })
  await vi.waitFor(() => expect(often.changed).toHaveBeenCalledTimes(1), soon)
  await subscribe(db, 'asha@example.in')
  await vi.waitFor(() => expect(often.changed).toHaveBeenCalledTimes(2), soon)
  await subscribe(db, 'meera@example.in')
  passed = 899
  await vi.waitFor(() => expect(often.changed).toHaveBeenCalledTimes(3), soon)
  expect(rare.changed).toHaveBeenCalledTimes(1)
  passed = 900
  await vi.waitFor(() => expect(rare.changed).toHaveBeenCalledTimes(2), soon)
})

test('After its end nothing is read any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { watch } = await open()
  const subscribers = watchOf('subscribers')
  const read = vi.fn(subscribers.read)
  const watching = watch({ ...subscribers, read })
  await vi.waitFor(() => expect(subscribers.changed).toHaveBeenCalledTimes(1), soon)
  await watching.end()
  const before = read.mock.calls.length
  vi.advanceTimersByTime(5_000)
  expect(read).toHaveBeenCalledTimes(before)
})

import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { dayNumber } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'
import { onPostgres } from '#tests/support/databases/test-database.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { recordViews } from './record-views.server.ts'
import { tidyCounts } from './tidy-counts.server.ts'
import { createViewCounts } from './view-counts.server.ts'

const list = ({ db }: Pick<App, 'db'>) =>
  db
    .selectFrom('view_counts')
    .selectAll()
    .orderBy('kind')
    .orderBy('period')
    .orderBy('name')
    .execute()
const times = async (app: App) =>
  (await list(app)).map(({ kind, period, name, times }) => `${kind} ${period} ${name} ${times}`)

test('Several processes add to the same days, months, quarters and years', async () => {
  const app = await openTestApp()
  const other = createViewCounts(app)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T18:29:00Z') })
  try {
    for (const views of [app.views, other, other]) views.count('page', '/home')
    app.views.count('product', '7')
    vi.setSystemTime(new Date('2026-11-30T18:31:00Z'))
    app.views.count('page', '/home')
  } finally {
    vi.useRealTimers()
  }
  expect(await list(app)).toEqual([])
  await Promise.all([app.views.flush(), other.flush()])
  expect(await times(app)).toEqual([
    'page 2026-01/P1Y /home 4',
    'page 2026-10/P3M /home 4',
    'page 2026-11 /home 3',
    'page 2026-11-30 /home 3',
    'page 2026-12 /home 1',
    'page 2026-12-01 /home 1',
    'product 2026-01/P1Y 7 1',
    'product 2026-10/P3M 7 1',
    'product 2026-11 7 1',
    'product 2026-11-30 7 1',
  ])
})

test('Views are written by themselves within seconds, and again', async () => {
  const app = await openTestApp()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const round of [1, 2]) {
      app.views.count('page', `/round-${round}`)
      expect(vi.getTimerCount()).toBe(1)
      vi.advanceTimersByTime(10_000)
      expect(vi.getTimerCount()).toBe(0)
    }
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(() => list(app)).toHaveLength(8)
})

test('What could not be written is written later, and the log says nothing of the words', async () => {
  const app = await openTestApp()
  const warn = vi.fn()
  const views = createViewCounts({ ...app, log: { warn } as unknown as App['log'] })
  await app.db.schema.alterTable('view_counts').renameTo('elsewhere').execute()
  views.count('missed-word', 'mango')
  await views.flush()
  expect(warn).toHaveBeenCalledWith(
    { err: expect.anything(), counts: 1 },
    'views could not be written yet',
  )
  await app.db.schema.alterTable('elsewhere').renameTo('view_counts').execute()
  views.count('missed-word', 'mango')
  await views.flush()
  expect((await list(app)).map((row) => row.times)).toEqual([2, 2, 2, 2])
})

test('Of many things, what was written before a fault is not written twice', async () => {
  const app = await openTestApp()
  const warn = vi.fn()
  const views = createViewCounts({ ...app, log: { warn } as unknown as App['log'] })
  for (let index = 0; index < 600; index += 1) views.count('found-word', `word ${1_000 + index}`)
  const { schema } = app.db
  // The three hundredth can't be written yet.
  const allowed = sql<boolean>`name <> 'word 1300'`
  await (onPostgres
    ? sql`alter table view_counts add constraint faulty check (${allowed})`.execute(app.db)
    : sql`create trigger faulty before insert on view_counts when new.name = 'word 1300'
        begin select raise(abort, 'not yet'); end`.execute(app.db))
  await views.flush()
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ counts: 350 }), expect.anything())
  expect(await list(app)).toHaveLength(4 * 250)
  await (onPostgres
    ? schema.alterTable('view_counts').dropConstraint('faulty').execute()
    : sql`drop trigger faulty`.execute(app.db))
  await views.flush()
  const counted = await list(app)
  expect(counted).toHaveLength(4 * 600)
  expect(counted.filter(({ times }) => times !== 1)).toEqual([])
})

test('Five thousand different things wait at most, and are counted on', async () => {
  const app = await openTestApp()
  for (let index = 0; index < 5_001; index += 1) app.views.count('found-word', `word ${index}`)
  app.views.count('found-word', 'word 0')
  await app.views.flush()
  const days = (await list(app)).filter(({ period }) => period.length === 10)
  expect(days).toHaveLength(5_000)
  expect(days[0]).toMatchObject({ name: 'word 0', times: 2 })
})

test('Nothing is counted where the owner does not want it', async () => {
  const app = await openTestApp({ COUNT_VIEWS: 'no' })
  app.views.count('page', '/home')
  await app.views.flush()
  expect(await list(app)).toEqual([])
  // An owner may want it from now on.
  app.liveConfig.current = { ...app.config, countViews: true }
  app.views.count('page', '/home')
  await app.views.flush()
  expect(await list(app)).not.toEqual([])
})

test('Views are kept for 25 months, and of words the most searched', async () => {
  const app = await openTestApp()
  const now = new Date('2026-11-22T06:00:00Z')
  const on = (text: string) => dayNumber(new Date(text))
  const viewed = ['2024-10-31', '2024-11-01', '2026-11-22'].map((day) => ({
    day: on(day),
    kind: 'page' as const,
    name: '/home',
    times: 1,
  }))
  const yesterday = on('2026-11-21')
  const searched = Array.from({ length: 1_001 }, (_, index) => ({
    day: yesterday,
    kind: 'missed-word' as const,
    name: `word ${index}`,
    times: index === 500 ? 1 : 2,
  }))
  await recordViews(app.db, [...viewed, ...searched])
  await tidyCounts(app.db, now)
  const kept = await list(app)
  expect(kept.filter(({ kind }) => kind === 'page').map(({ period }) => period)).toEqual([
    ...['2024-11', '2024-11-01', '2026-01/P1Y', '2026-10/P3M', '2026-11', '2026-11-22'],
  ])
  const words = kept.filter(({ kind }) => kind === 'missed-word')
  expect(words).toHaveLength(4_000)
  expect(words.map(({ name }) => name)).not.toContain('word 500')
})

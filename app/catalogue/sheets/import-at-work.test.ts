import { expect, test } from 'vitest'
import type { BackgroundWork } from '#server/background-work.ts'
import { createMetrics } from '#server/watching/metrics.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openImports } from '#tests/support/sheets/open-imports.ts'
import { beginApplying, beginUndoing } from './begin-import.server.ts'
import { forgetOldImports } from './forget-imports.server.ts'
import { leaveOut } from './import-rows.server.ts'
import { findImport, listSamples } from './imports.server.ts'
import { lookForWork, startImporting } from './run-import.server.ts'
import { throwAwayImport } from './unapplied-imports.server.ts'

type Imports = Awaited<ReturnType<typeof openImports>>

const inAYear = new Date(Date.now() + 366 * 24 * 60 * 60 * 1000)

/** The same app in a process that does not go to work. */
const idle = ({ app }: Imports) => ({
  ...app,
  backgroundWork: { ...app.backgroundWork, begin: () => undefined },
})

/** Lets a process look for work, and waits for what it finds. */
async function look({ app, finish }: Imports) {
  startImporting(app)()
  await finish()
}

const leaseTo = ({ app }: Imports, who: string, ms: number) =>
  app.db
    .updateTable('imports')
    .set({ leased_by: who, leased_until: new Date(Date.now() + ms).toISOString() })
    .execute()

testOnce(
  'A row that was left out by hand is not applied, and is not counted as one to do',
  async () => {
    const { db, sendCsv, apply, nameOf } = await openImports()
    const id = await sendCsv('Code,Name\n7,Sansevieria\n8,Areca Palm of ours\n')
    await leaveOut(db, id, 2, true)
    expect(await apply(id)).toBe(true)
    expect([await nameOf(7), await nameOf(8)]).toEqual(['Snake Plant', 'Areca Palm of ours'])
    expect(await findImport(db, id)).toMatchObject({ state: 'applied', toDo: 1, done: 1 })
    expect(await apply(id)).toBe(false)
  },
)

test('An import that is at work is not forgotten, however old, and cannot be thrown away', async () => {
  const imports = await openImports()
  const { db, asha, sendCsv, nameOf } = imports
  const id = await sendCsv('Code,Name\n7,Sansevieria\n')
  const stays = async () => {
    await forgetOldImports(db, inAYear)
    expect(await throwAwayImport(db, id)).toBe(false)
    expect(await listSamples(db, id)).toEqual([['7', 'Sansevieria']])
  }
  await beginApplying(idle(imports), id, asha)
  await stays()
  await look(imports)
  expect(await nameOf(7)).toBe('Sansevieria')
  await beginUndoing(idle(imports), id, { staffId: asha, keepLater: false })
  await stays()
  await look(imports)
  expect(await nameOf(7)).toBe('Snake Plant')
  await forgetOldImports(db, inAYear)
  expect(await listSamples(db, id)).toEqual([])
})

test.each([1, 2, 3])(
  'An import that somebody begins to apply at the forgetting’s query %i is applied whole or not at all',
  async (at) => {
    const imports = await openImports()
    const { db, asha, sendCsv, nameOf } = imports
    const id = await sendCsv('Code,Name\n7,Sansevieria\n8,Palm\n')
    let queries = 0
    let began = false
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        queries += 1
        if (queries === at) began = await beginApplying(idle(imports), id, asha)
        return result
      },
    })
    await forgetOldImports(watched, inAYear)
    expect(queries).toBeGreaterThanOrEqual(at)
    const isKept = (await findImport(db, id)) !== undefined
    await look(imports)
    const names = began ? ['Sansevieria', 'Palm'] : ['Snake Plant', 'Areca Palm']
    expect([isKept, await nameOf(7), await nameOf(8)]).toEqual([began, ...names])
  },
)

testOnce('What is left of an import is not begun once its rows may be forgotten', async () => {
  const imports = await openImports()
  const { app, db, asha, sendCsv, apply, nameOf } = imports
  const id = await sendCsv('Code,Name\n7,Sansevieria\n8,Palm\n')
  await leaveOut(db, id, 3, true)
  await apply(id)
  await leaveOut(db, id, 3, false)
  expect(await beginApplying(app, id, asha, inAYear)).toBe(false)
  expect(await beginUndoing(app, id, { staffId: asha, keepLater: false }, inAYear)).toBe(false)
  expect(await apply(id)).toBe(true)
  expect(await nameOf(8)).toBe('Palm')
})

test('What a killed process had begun to throw away is gone within the hour', async () => {
  const { db, sendCsv } = await openImports()
  const id = await sendCsv('Code,Name\n7,Sansevieria\n')
  await db.updateTable('imports').set({ state: 'undone' }).where('id', '=', id).execute()
  await forgetOldImports(db)
  expect(await findImport(db, id)).toBeUndefined()
})

test('Of two processes one applies; the other goes on when its lease has ended', async () => {
  const imports = await openImports()
  const { asha, sendCsv, nameOf } = imports
  await beginApplying(idle(imports), await sendCsv('Code,Name\n7,Sansevieria\n'), asha)
  await leaseTo(imports, 'other', 10_000)
  await look(imports)
  expect(await nameOf(7)).toBe('Snake Plant')
  await leaseTo(imports, 'other', -1)
  await look(imports)
  expect(await nameOf(7)).toBe('Sansevieria')
})

test('Of two processes that look at once one goes to work', async () => {
  const imports = await openImports()
  const { app, asha, finish, sendCsv } = imports
  await beginApplying(idle(imports), await sendCsv('Code,Name\n7,Sansevieria\n'), asha)
  const processes = [createMetrics(), createMetrics()].map((metrics) => ({ ...app, metrics }))
  for (const one of processes) startImporting(one)()
  await finish()
  const worked = await Promise.all(
    processes.map(async ({ metrics }) => {
      const { values } = await metrics.importBatches.get()
      return values.some(({ metricName, value }) => metricName?.endsWith('_count') && value > 0)
    }),
  )
  expect(worked.sort()).toEqual([false, true])
})

test.each([
  ['stops after its batch', false],
  ['hands nothing back when it is told to end', true],
])('A process whose import another one has taken %s', async (_, isEnding) => {
  const imports = await openImports()
  const { app, db, asha, sendCsv } = imports
  const names = Array.from({ length: 150 }, (_, place) => `Neem No ${place},Outdoor Plants`)
  const id = await sendCsv(`Plant,Type\n${names.join('\n')}`)
  await beginApplying(idle(imports), id, asha)
  const ending = new AbortController()
  const underWay: Promise<unknown>[] = []
  let taken: Promise<unknown> | undefined
  app.metrics.importBatches.observe = () => {
    taken ??= leaseTo(imports, 'other', 10_000)
    if (isEnding) ending.abort()
  }
  const begin: BackgroundWork['begin'] = (_, work) => void underWay.push(work(ending.signal))
  startImporting({ ...app, backgroundWork: { ...app.backgroundWork, begin } })()
  await Promise.all(underWay)
  await taken
  const kept = await db.selectFrom('imports').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ state: 'applying', leased_by: 'other' })
  expect(kept.done).toBeLessThan(names.length)
})

testOnce('No import has failed where the database is away and can’t be asked for one', async () => {
  const { app, finish } = await openImports()
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult() {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    },
  })
  lookForWork({ ...app, db })
  await expect(finish()).resolves.toEqual([undefined])
})

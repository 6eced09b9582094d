import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { addUpCounts } from './add-up-counts.server.ts'

/** Rows of one day as the triggers leave them: of some minutes few, of one very many. */
async function scatter(db: Database) {
  const minutes = Array.from({ length: 3_000 }, (_, index) => (index % 2 ? 90 : index % 700))
  for (let start = 0; start < minutes.length; start += 1_000) {
    const rows = minutes.slice(start, start + 1_000).map((minute) => {
      return { period: '2026-11-20', minutes: minute, times: 1 }
    })
    await db.insertInto('enquiry_answer_counts').values(rows).execute()
  }
}

async function sums(db: Database) {
  const rows = await db
    .selectFrom('enquiry_answer_counts')
    .select(({ fn }) => ['minutes', fn.sum<number>('times').as('times')])
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .groupBy('minutes')
    .orderBy('minutes')
    .execute()
  return rows.map(({ minutes, times, rows }) => [minutes, Number(times), Number(rows)])
}

test('What was counted row by row is added up in portions, between which others have their turn', async () => {
  const db = await openTestDatabase()
  await scatter(db)
  const before = await sums(db)
  // On PostgreSQL both connections are open before: to open one may take longer than the adding up.
  await Promise.all([sql`select 1`.execute(db), sql`select 1`.execute(db)])
  let isOver = false
  const addingUp = addUpCounts(db).finally(() => {
    isOver = true
  })
  let turns = 0
  while (!isOver) {
    await new Promise(setImmediate)
    await sql`select 1`.execute(db)
    turns += 1
  }
  await addingUp
  expect(turns).toBeGreaterThan(4)
  await addUpCounts(db)
  const after = await sums(db)
  expect(after.map(([minutes, times]) => [minutes, times])).toEqual(
    before.map(([minutes, times]) => [minutes, times]),
  )
  expect(after.filter(([, , rows]) => rows !== 1)).toEqual([])
})

test('A process that ends leaves the rest for later, as right as it was', async () => {
  const db = await openTestDatabase()
  await scatter(db)
  const before = await sums(db)
  await addUpCounts(db, AbortSignal.abort())
  expect(await sums(db)).toEqual(before)
})

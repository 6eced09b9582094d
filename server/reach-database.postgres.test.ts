import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { readPool } from '#database/postgres.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { emptyPostgresDatabase } from '#tests/support/postgres-databases.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { reachDatabase } from './reach-database.ts'

function logInto(lines: string[]) {
  return pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line).msg) })
}

test('a PostgreSQL that is started a little later is waited for', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  await postgres.halt('fast')
  const said: string[] = []
  const place = postgres.url('postgres')
  const reached = reachDatabase({ database: { place, pool: 2 } }, logInto(said))
  await postgres.resume()
  const db = await reached
  expect(readPool(db)).toMatchObject({ most: 2, waiting: 0 })
  await db.destroy()
  expect(said).toEqual(['waiting for the database at DATABASE_URL'])
})

test('one that does not come is told in one sentence without its password', async () => {
  const place = `postgres://owner:hunter2@127.0.0.1:${await findFreePort()}/site`
  const reached = reachDatabase({ database: { place, pool: 1 } }, logInto([]), 600)
  await expect(reached).rejects.toThrow(
    'The database at DATABASE_URL can’t be reached (ECONNREFUSED): is it running, and is the address right?',
  )
})

test('one that is not there is not waited for', async () => {
  const place = (await emptyPostgresDatabase()).replace(/\/test_\w+$/, '/elsewhere')
  const reached = reachDatabase({ database: { place, pool: 1 } }, logInto([]))
  await expect(reached).rejects.toThrow('can’t be used (3D000)')
})

test('SQLite has no pool', async () => {
  const db = await openDatabase(':memory:')
  onTestFinished(() => db.destroy())
  expect(readPool(db)).toBeUndefined()
})

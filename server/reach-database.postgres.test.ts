import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { isOutOfReach } from '#database/out-of-reach.ts'
import { listMissingLimits, readPool } from '#database/postgres/postgres.ts'
import { emptyPostgresDatabase } from '#tests/support/databases/postgres-databases.ts'
import { startPostgres } from '#tests/support/databases/postgres-server.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { cannotOpen, reachDatabase } from './reach-database.ts'
import { health } from './watching/health.ts'

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

test('a pooler that refuses our limits on time is not waited for, and the sentence says what to set', async () => {
  const refusal = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
    code: '08P01',
  })
  expect(cannotOpen('postgres://owner:hunter2@db/site', refusal)).toBe(
    'The database at DATABASE_URL is a pooler that refuses statement_timeout: give PgBouncer the line ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, and set these for the site’s role (ops/README.md).',
  )
  expect(isOutOfReach(refusal)).toBe(false)
  // What a pooler says while PostgreSQL is away behind it.
  const away = Object.assign(new Error('server login failed: FATAL'), { code: '08P01' })
  expect(isOutOfReach(away)).toBe(true)
})

test('limits on time that do not hold are missed', async () => {
  const db = await openDatabase(await emptyPostgresDatabase(), { pool: 1 })
  onTestFinished(() => db.destroy())
  expect(await listMissingLimits(db)).toEqual([])
  await sql`set statement_timeout = 0`.execute(db)
  expect(await listMissingLimits(db)).toEqual(['statement_timeout'])
})

test('one that is not there is not waited for', async () => {
  const place = (await emptyPostgresDatabase()).replace(/\/test_\w+$/, '/elsewhere')
  const reached = reachDatabase({ database: { place, pool: 1 } }, logInto([]))
  await expect(reached).rejects.toThrow(
    'The database at DATABASE_URL can’t be used (3D000): its server has no database of that name. Make it, or correct the address.',
  )
})

test('one whose limits cannot be asked for is not held open', async () => {
  const place = await emptyPostgresDatabase()
  const name = place.split('/').at(-1) ?? ''
  const db = await openDatabase(place, { pool: 1 })
  onTestFinished(() => db.destroy())
  await sql`create table public.pg_settings (name text)`.execute(db)
  await sql`alter database ${sql.id(name)} set search_path = public, pg_catalog`.execute(db)
  const reached = reachDatabase({ database: { place, pool: 1 } }, logInto([]))
  await expect(reached).rejects.toThrow('can’t be used (42703)')
  const listOthers = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(db)
    return rows
  }
  // A pool that is left to itself closes what is idle after 30 seconds.
  await expect.poll(listOthers, { timeout: 20_000 }).toEqual([])
})

test('one that can only be read is refused, and told by /healthz', async () => {
  const place = await emptyPostgresDatabase()
  const db = await openDatabase(place)
  await migrateToLatest(db)
  expect((await health({ db, log: logInto([]) })).status).toBe(200)
  await sql`alter database ${sql.id(place.split('/').at(-1) ?? '')}
    set default_transaction_read_only = on`.execute(db)
  await db.destroy()

  const standby = await openDatabase(place)
  onTestFinished(() => standby.destroy())
  const said: string[] = []
  const answer = await health({ db: standby, log: logInto(said) })
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ status: 'failing', database: 'can only be read' }),
  ])
  expect(said).toEqual(['the database cannot be written'])
  await expect(reachDatabase({ database: { place, pool: 1 } }, logInto([]))).rejects.toThrow(
    'The database at DATABASE_URL can only be read: is it a standby',
  )
})

test('SQLite has no pool', async () => {
  const db = await openDatabase(':memory:')
  onTestFinished(() => db.destroy())
  expect(readPool(db)).toBeUndefined()
})

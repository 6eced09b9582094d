import { sql } from 'kysely'
import type { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { openPooler } from '#tests/support/databases/pooler.ts'
import { PreparingClient, prepared } from './prepared.ts'

/** Asks something twice that is to be prepared; gives what the server has prepared by then. */
async function listPrepared(url: string) {
  const db = await openDatabase(url, { pool: 1 })
  onTestFinished(() => db.destroy())
  const asked = sql<{ sum: number }>`select ${1}::int + ${2}::int as sum`
  for (const _ of [1, 2]) {
    const { rows } = await db.executeQuery(prepared(asked.compile(db)))
    expect(rows).toEqual([{ sum: 3 }])
  }
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

test('what is to be prepared is, on a connection to the server itself', async () => {
  expect(await listPrepared(inject('postgres').url)).toEqual(['select $1::int + $2::int as sum'])
})

test('a text that holds a NUL, which none here can, is found nowhere', async () => {
  const db = await openDatabase(inject('postgres').url, { pool: 1 })
  onTestFinished(() => db.destroy())
  const { rows } = await sql`select 1 where 'ab' in (${'a\0b'}, ${'ab\0'})`.execute(db)
  expect(rows).toEqual([])
})

test('a connection that is lost while that is found out is nobody’s fault', async () => {
  const client = new PreparingClient({ connectionString: inject('postgres').url })
  client.on('error', () => undefined)
  await client.connect()
  const dying = (client as Client).query('select pg_terminate_backend(pg_backend_pid())')
  const looking = client.lookForPooler()
  await expect(dying).rejects.toMatchObject({ code: '57P01' })
  await expect(looking).resolves.toBe(true)
})

test('behind a pooler, which may lose it, nothing is prepared', async () => {
  expect(await listPrepared(await openPooler(inject('postgres').url))).toEqual([])
})

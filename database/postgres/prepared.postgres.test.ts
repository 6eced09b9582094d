import { once } from 'node:events'
import { type AddressInfo, createServer, connect as openSocket } from 'node:net'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connection.ts'
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

/** Stands before a server as a pooler does: it tells every client a number of its own. */
async function openPooler(url: string): Promise<string> {
  const { hostname, port, pathname } = new URL(url)
  const pooler = createServer((client) => {
    const server = openSocket(Number(port), hostname)
    client.pipe(server)
    server.on('data', (bytes) => {
      // BackendKeyData: its letter, its length, the number of the process, a secret.
      const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
      if (at !== -1) bytes.writeInt32BE(1, at + 5)
      client.write(bytes)
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  onTestFinished(() => void pooler.close())
  const { port: own } = pooler.address() as AddressInfo
  return `postgres://owner@127.0.0.1:${own}${pathname}`
}

test('what is to be prepared is, on a connection to the server itself', async () => {
  expect(await listPrepared(inject('postgres').url)).toEqual(['select $1::int + $2::int as sum'])
})

test('a connection that is lost while that is found out is nobody’s fault', async () => {
  const client = new PreparingClient({ connectionString: inject('postgres').url })
  client.on('error', () => undefined)
  await client.connect()
  const dying = (client as Client).query('select pg_terminate_backend(pg_backend_pid())')
  const looking = client.lookForPooler()
  await expect(dying).rejects.toMatchObject({ code: '57P01' })
  await expect(looking).resolves.toBeUndefined()
})

test('behind a pooler, which may lose it, nothing is prepared', async () => {
  expect(await listPrepared(await openPooler(inject('postgres').url))).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  listStored,
  refuseAll,
  sendAfterCut,
  sendSignedOut,
  sendTwice,
  takeAll,
  takeFromOtherBuild,
} from './faults/faults.ts'
import { type Matrix, openMatrix, startMatrixSite } from './faults/matrix.ts'
import type { RunningSite } from './support/programs/site.ts'
import { type Gate, openGate } from './support/receivers/gate.ts'

// The faults of `fault-matrix.test.ts` that PostgreSQL alone has, and in a full run all of them.

const { url, template } = inject('postgres')
const name = `matrix_${randomUUID().replaceAll('-', '')}`
const direct = new URL(url)
direct.pathname = name

async function runAt(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
const run = (statement: string) => runAt(url, statement)
const runHere = (statement: string) => runAt(direct.href, statement)

let gate: Gate
let site: RunningSite
let matrix: Matrix
beforeAll(async () => {
  await run(`create database ${name} template ${template}`)
  gate = await openGate(Number(direct.port))
  const gated = new URL(direct)
  gated.port = String(gate.port)
  site = await startMatrixSite({ DATABASE_URL: gated.href })
  // What is looked at from outside does not pass the gate.
  matrix = await openMatrix({ url: site.url, place: direct.href })
})
afterAll(async () => {
  await matrix?.close()
  await site?.stop()
  await gate?.close()
  await run(`drop database ${name} with (force)`)
})

test('while the database is away everything is refused with words, and nothing is stored', async () => {
  const cells = await matrix.make()
  await gate.turn('closed')
  const faults = await refuseAll(matrix, cells)
  await gate.turn('open')
  expect([...faults, ...(await listStored(cells))]).toEqual([])
  expect(await takeAll(matrix, cells.slice(0, 1))).toEqual([])
})

if (process.env.FULL_SUITE) {
  test.each([
    ['from a page of another build', takeFromOtherBuild],
    ['twice at once', sendTwice],
    ['again because its answer was cut', sendAfterCut],
    ['after its session has ended', sendSignedOut],
  ])('what is sent %s is stored once or not at all', async (_, send) => {
    expect(await send(matrix, await matrix.make())).toEqual([])
  })

  test('while the database is slow everything waits for it and is stored once', async () => {
    const cells = await matrix.make()
    const holder = new Client({ connectionString: direct.href })
    await holder.connect()
    await holder.query(`begin; ${await forEachTable('lock table %I in access exclusive mode')}`)
    const faults = takeAll(matrix, cells)
    await wait(3_000)
    await holder.end()
    expect(await faults).toEqual([])
  })

  test('on a full disk everything is refused with words, and nothing is half stored', async () => {
    const cells = await matrix.make()
    await runHere(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'disk full' using errcode = '53100'; end $$`)
    const trigger = 'create trigger full_disk before insert or update or delete on %I'
    await runHere(await forEachTable(`${trigger} for each statement execute function full_disk()`))
    const faults = await refuseAll(matrix, cells)
    await runHere('drop function full_disk cascade')
    expect([...faults, ...(await listStored(cells))]).toEqual([])
  })
}

/** One statement for each table, whose name stands in the place of `%I`. */
async function forEachTable(statement: string): Promise<string> {
  const { rows } = await runHere("select tablename from pg_tables where schemaname = 'public'")
  const tables = rows.map(({ tablename }) => String(tablename))
  return tables.map((table) => statement.replace('%I', `"${table}"`)).join('; ')
}

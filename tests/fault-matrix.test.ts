import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

// Every address that writes, under one fault after another: what is sent is stored once, or it is
// refused with words (docs/decisions/054-faults-at-every-address.md).

let site: RunningSite
let matrix: Matrix
beforeAll(async () => {
  site = await startMatrixSite()
  matrix = await openMatrix(site)
})
afterAll(async () => {
  await matrix?.close()
  await site.stop()
})

test('each address to which something can be sent has a valid form in the matrix', () => {
  expect([matrix.missing, matrix.unknown]).toEqual([[], []])
})

test('what is sent from a page of another build is stored once', async () => {
  expect(await takeFromOtherBuild(matrix, await matrix.make())).toEqual([])
})

test('what is sent twice at once is stored once', async () => {
  expect(await sendTwice(matrix, await matrix.make())).toEqual([])
})

test('what is sent again because its answer was cut is stored once', async () => {
  expect(await sendAfterCut(matrix, await matrix.make())).toEqual([])
})

test('after a session has ended nothing of the desk is stored', async () => {
  expect(await sendSignedOut(matrix, await matrix.make())).toEqual([])
})

test('while the database is slow everything waits for it and is stored once', async () => {
  const cells = await matrix.make()
  const holder = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
  holder.exec('begin immediate')
  const faults = takeAll(matrix, cells)
  await wait(3_000)
  holder.close()
  expect(await faults).toEqual([])
})

/** Lets no file of the site's grow past this size, as a full disk does; without a size, lifts it. */
function limitFiles(bytes: number | 'unlimited') {
  execFileSync('prlimit', [`--pid=${site.process.pid}`, `--fsize=${bytes}:`])
}

test('on a full disk everything is refused with words, and nothing is half stored', async () => {
  const cells = await matrix.make()
  const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { timeout: 5_000 })
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  // Less than one page of the journal.
  limitFiles(4_096)
  const faults = await refuseAll(matrix, cells)
  limitFiles('unlimited')
  expect([...faults, ...(await listStored(cells))]).toEqual([])
  expect(await takeAll(matrix, cells.slice(0, 1))).toEqual([])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { QueueFull } from '#server/work-queue.ts'
import { workbookOf } from '#tests/support/sheets/spreadsheets.ts'
import type { SheetHead, SheetRow } from './cell.ts'
import { readInChild } from './read-in-child.server.ts'

const tooMuch = { refused: expect.stringContaining('too much to read') }
const mebibyte = 1024 * 1024

async function inFile(bytes: Uint8Array | string) {
  const folder = await mkdtemp(join(tmpdir(), 'reading-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return path
}

/** 4,000 rows of 500 letters each: 2 MB. */
let long: string
beforeAll(() => {
  long = `Name,Tips\n${`Tulsi,${'a'.repeat(495)}\n`.repeat(4_000)}`
})

/** Takes every row; gives how many there were. */
async function count(_: SheetHead, batches: AsyncIterable<SheetRow[]>) {
  let [rows, most] = [0, 0]
  for await (const batch of batches) {
    rows += batch.length
    most = Math.max(most, batch.length)
  }
  return { rows, most }
}

test('Rows come some at a time, and the next ones once those before were taken', async () => {
  const path = await inFile(long)
  expect(await readInChild(path, count)).toEqual({ rows: 4_000, most: 200 })
  let told: SheetHead | undefined
  const left = await readInChild(path, async (head, batches) => {
    told = head
    for await (const _ of batches) {
      // What the child has written by now waits in the pipe, not here: it has not ended.
      await pause(50)
      break
    }
    return { enough: true }
  }).catch((error) => error)
  expect(told).toMatchObject({ headings: ['Name', 'Tips'], rows: 4_000, otherSheets: 0 })
  expect(told?.samples.length).toBeLessThanOrEqual(200)
  // Who takes only some of a sheet does not take it for the whole.
  expect(left).toEqual(tooMuch)
})

test('A file that takes a child beyond its heap, its memory or its time is refused in words', async () => {
  const string = `<si><t>${'क'.repeat(5_000)}</t></si>`
  const strings = workbookOf('<row><c t="s"><v>0</v></c></row>', { strings: string.repeat(1_000) })
  const path = await inFile(strings)
  expect(await readInChild(path, count, { heapMiB: 12 })).toEqual(tooMuch)
  expect(await readInChild(path, count, { memory: 60 * mebibyte })).toEqual(tooMuch)
  expect(await readInChild(path, count, { workMs: 10 })).toEqual(tooMuch)
  expect(await readInChild(path, count, { withinMs: 10 })).toEqual(tooMuch)
  expect(await readInChild(await inFile('Name,Pot\nTulsi,6\n'), count)).toMatchObject({ rows: 1 })
})

test('Of twenty files at once one is read at a time, three wait, and what keeps them may fail', async () => {
  const path = await inFile('Name,Pot\nTulsi,6\n')
  let [atWork, most] = [0, 0]
  const keep = async () => {
    atWork += 1
    most = Math.max(most, atWork)
    await pause(10)
    atWork -= 1
    throw new Error('no room')
  }
  // What an app of another file is still reading takes a place: then it is tried again.
  await vi.waitFor(
    async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => readInChild(path, keep).catch((error: Error) => error)),
      )
      expect(most).toBe(1)
      expect(outcomes.filter((one) => one instanceof QueueFull)).toHaveLength(16)
      const failed = outcomes.filter((one) => 'message' in one && one.message === 'no room')
      expect(failed).toHaveLength(4)
    },
    { timeout: 60_000, interval: 500 },
  )
})

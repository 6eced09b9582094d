import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { QueueFull } from '#server/work-queue.ts'

/** A list is made in this process, of everything that there is, and visitors have to get between. */
const mostAtOnce = 4
/** Without rest lists work for no longer than this, in ms. */
const workMs = 8
/** Whoever reads nothing for so long is not there any more, in ms. */
const stalledMs = 30_000

let beingMade = 0

/**
 * Gives the bytes of a list that is made as somebody reads it. Throws `QueueFull` while four lists
 * are being made already.
 */
export function streamList(
  pieces: AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (beingMade >= mostAtOnce) throw new QueueFull()
  beingMade += 1
  const made = Readable.from(untilStalled())
  async function* untilStalled() {
    for await (const piece of pieces) {
      yield piece
      stalled.refresh()
    }
  }
  const stalled = setTimeout(() => made.destroy(), stalledMs).unref()
  // However it ends: read to its end, given up by whoever read it, or stalled.
  made.once('close', () => {
    clearTimeout(stalled)
    beingMade -= 1
  })
  return Readable.toWeb(made) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * Passes a list's rows on, and rests after some milliseconds of work for as long again, the longer
 * the more lists are being made: reading rows and packing them never waits for anything by itself,
 * and without rests no visitor would be answered before the list's end.
 */
export async function* givingWay<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let restedAt = performance.now()
  for await (const row of rows) {
    yield row
    const worked = performance.now() - restedAt
    if (worked < workMs) continue
    // What took longer was waiting for whoever reads it.
    await pause(Math.min(worked, 5 * workMs) * Math.max(beingMade, 1))
    restedAt = performance.now()
  }
}

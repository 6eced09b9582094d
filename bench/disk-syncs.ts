import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** What SQLite appends for the smallest change: a page with its header. */
const frame = Buffer.alloc(4_096 + 24, 1)
/** SQLite begins its log anew after about so many frames, and then writes over it. */
const frames = 1_000

/**
 * Measures how often a second the disk below `folder` can promise that something is kept: one
 * write and one `fdatasync` after another for `seconds`, over and over the same 4 MB.
 */
export function measureSyncs(folder: string, seconds: number): number {
  const file = openSync(join(folder, 'syncs'), 'w')
  try {
    for (let index = 0; index < frames; index += 1) writeSync(file, frame)
    fdatasyncSync(file)
    const startedAt = performance.now()
    let syncs = 0
    while (performance.now() < startedAt + seconds * 1_000) {
      writeSync(file, frame, 0, frame.length, (syncs % frames) * frame.length)
      fdatasyncSync(file)
      syncs += 1
    }
    return syncs / ((performance.now() - startedAt) / 1_000)
  } finally {
    closeSync(file)
  }
}

import type { Readable } from 'node:stream'
import { runChildJob } from '#server/child-jobs/child-jobs.ts'
import { type ChildBounds, ChildEnded } from '#server/child-jobs/run-child.ts'
import type { Refused, SheetHead, SheetRow } from './cell.ts'

const tooMuch: Refused = {
  refused: 'The file is too much to read. Copy the list of products into a new file and send that.',
}

/** What the child writes, as JSON, one a line. */
export type ReadingLine = Refused | { head: SheetHead } | { rows: SheetRow[] } | { end: true }

/** The longest line, in bytes: a batch of the child's is far below that, whatever its letters. */
const longestLine = 4 * 1024 * 1024

/** The child did not write all of it. */
class BrokenOff extends Error {}

/**
 * Reads a spreadsheet in a child process with bounds of its own. `keep` is given what the sheet is,
 * then its rows some at a time: the next ones are read once it has taken those before, so that no
 * more of a file is ever held here. Gives what `keep` gives, or a sentence for whoever sent the file;
 * then `keep` has thrown if it had begun. Throws `QueueFull` when too many wait already.
 */
export async function readInChild<Kept extends object>(
  path: string,
  keep: (sheet: SheetHead, batches: AsyncIterable<SheetRow[]>) => Promise<Kept>,
  limits: Partial<ChildBounds> = {},
): Promise<Kept | Refused> {
  const read = async (output: Readable) => {
    const lines = readLines(output)
    const first: IteratorResult<ReadingLine> = await lines.next()
    if (first.done) throw new BrokenOff()
    if ('refused' in first.value) return first.value
    if (!('head' in first.value)) throw new BrokenOff()
    return keep(first.value.head, rowsOf(lines))
  }
  try {
    return await runChildJob('reading', path, read, limits)
  } catch (error) {
    if (error instanceof ChildEnded || error instanceof BrokenOff) return tooMuch
    throw error
  }
}

/** Throws where the end is missing, so that nobody takes half a sheet for a whole one. */
async function* rowsOf(lines: AsyncIterable<ReadingLine>): AsyncGenerator<SheetRow[]> {
  for await (const line of lines) {
    if ('end' in line) return
    if ('rows' in line) yield line.rows
  }
  throw new BrokenOff()
}

async function* readLines(output: Readable): AsyncGenerator<ReadingLine> {
  let pieces: Buffer[] = []
  let held = 0
  for await (const chunk of output as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...pieces, chunk.subarray(start, end)]).toString('utf8')
      pieces = []
      held = 0
      start = end + 1
      yield JSON.parse(line)
    }
    pieces.push(chunk.subarray(start))
    held += chunk.length - start
    if (held > longestLine) throw new BrokenOff()
  }
}

/** The process in which a file is read: what it does to it, it does to nobody else. */
import { readFileSync } from 'node:fs'
import { writeOutput } from '#server/child-jobs/write-output.ts'
import { lettersIn, type SheetRow } from './cell.ts'
import type { ReadingLine } from './read-in-child.server.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'

/** In one line, so that whoever listens holds little and is never busy with it for long. */
const most = { rows: 200, letters: 100_000 }

function write(line: ReadingLine) {
  writeOutput(Buffer.from(`${JSON.stringify(line)}\n`))
}

/** Some rows at a time: so many, or fewer with long texts. */
function* inBatches(rows: readonly SheetRow[]): Generator<SheetRow[]> {
  let batch: SheetRow[] = []
  let letters = 0
  for (const row of rows) {
    batch.push(row)
    letters += lettersIn(row.cells)
    if (batch.length < most.rows && letters < most.letters) continue
    yield batch
    batch = []
    letters = 0
  }
  if (batch.length > 0) yield batch
}

const result = readSpreadsheet(readFileSync(process.argv[2] ?? ''))
if ('refused' in result) {
  write(result)
} else {
  const { rows, ...sheet } = result.sheet
  const otherSheets = result.otherSheets.length
  let isFirst = true
  for (const batch of inBatches(rows)) {
    const samples = batch.map(({ cells }) => cells)
    if (isFirst) write({ head: { ...sheet, rows: rows.length, samples, otherSheets } })
    isFirst = false
    write({ rows: batch })
  }
  write({ end: true })
}

/** The process in which a file is read: what it does to it, it does to nobody else. */
import { readFileSync } from 'node:fs'
import { readSpreadsheet } from './read-spreadsheet.ts'

/** Rows in one message, so that whoever listens is never busy with one for long. */
const rowsAtOnce = 250

const result = readSpreadsheet(readFileSync(process.argv[2] ?? ''))
const send = (message: unknown) => new Promise((sent) => process.send?.(message, sent))
if ('refused' in result) {
  await send(result)
} else {
  const { sheet, otherSheets } = result
  const { rows, ...head } = sheet
  await send({ head, otherSheets })
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await send({ rows: rows.slice(start, start + rowsAtOnce) })
  }
  await send({ end: true })
}
process.disconnect()

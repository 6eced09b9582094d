import { readCellContext } from '#app/stock/import/check-import.server.ts'
import { addImport, findMatching } from '#app/stock/import/imports.server.ts'
import { matchColumns } from '#app/stock/import/match-columns.ts'
import { readInChild } from '#app/stock/import/reading/read-in-child.server.ts'
import type { App } from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'

/** Rows by which columns are told whose heading says nothing. */
const sampleRows = 200

/** Keeps what stands in a file that was sent; gives the import's id, or why it can't be read. */
export async function receiveSheet(
  { db }: Pick<App, 'db'>,
  received: ReceivedUpload | null,
  staffId: number,
): Promise<{ id: string } | { problem: string }> {
  if (received?.refused === 'too-large') {
    return { problem: 'The file is larger than 10 MB. Copy the list of products into a new one.' }
  }
  if (received?.refused) return { problem: 'The file did not arrive whole. Please send it again.' }
  if (!received?.file) return { problem: 'Choose a file first.' }
  const result = await readInChild(received.file.path)
  if ('refused' in result) return { problem: result.refused }
  const { sheet, otherSheets } = result
  const samples = sheet.rows.slice(0, sampleRows).map(({ cells }) => cells)
  const { categories } = await readCellContext(db, '')
  const matching =
    (await findMatching(db, sheet.headings)) ?? matchColumns(sheet.headings, samples, categories)
  const fileName = received.file.name
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .slice(-120)
  return {
    id: await addImport(db, sheet, {
      ...{ fileName: fileName || 'A file', otherSheets: otherSheets.length, staffId, matching },
    }),
  }
}

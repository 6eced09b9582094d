import { readCellContext } from '#app/catalogue/sheets/check-import.server.ts'
import { addImport, findMatching } from '#app/catalogue/sheets/imports.server.ts'
import { matchColumns } from '#app/catalogue/sheets/match-columns.ts'
import { readInChild } from '#app/catalogue/sheets/reading/read-in-child.server.ts'
import type { App } from '#server/app-context.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import { onceThereIsSpace, storageFailureWords } from '#server/storage-words.ts'
import { QueueFull } from '#server/work-queue.ts'

/** What became of a file: 503 means that the same file can be sent again later. */
type Received = { id: string } | { problem: string; status: 422 | 503 }

/** Keeps what stands in a file that was sent; gives the import's id, or why it can't be read. */
export async function receiveSheet(
  { db, log }: Pick<App, 'db' | 'log'>,
  received: ReceivedUpload | null,
  staffId: number,
  now?: Date,
): Promise<Received> {
  const refuse = (problem: string) => ({ problem, status: 422 as const })
  if (received?.refused === 'too-large') {
    return refuse('The file is larger than 10 MB. Copy the list of products into a new one.')
  }
  if (received?.refused === 'broken') {
    return refuse('The file did not arrive whole. Please send it again.')
  }
  try {
    if (received?.refused) throw received.failure
    if (!received?.file) return refuse('Choose a file first.')
    const { path, name } = received.file
    const kept = await readInChild(path, async (sheet, batches) => {
      const { categories } = await readCellContext(db, '')
      const matching =
        (await findMatching(db, sheet.headings)) ??
        matchColumns(sheet.headings, sheet.samples, categories)
      const fileName =
        name
          .normalize('NFC')
          .replace(/\p{Cc}/gu, '')
          .slice(-120) || 'A file'
      const about = { fileName, otherSheets: sheet.otherSheets, staffId, matching }
      return { id: await addImport(db, sheet, batches, about, now) }
    })
    return 'refused' in kept ? refuse(kept.refused) : kept
  } catch (error) {
    if (error instanceof QueueFull) {
      const problem =
        'Other files are being read just now, and more wait. Please send it again in a minute.'
      return { problem, status: 503 }
    }
    const words = storageFailureWords(error)
    if (!words) throw error
    log.error({ err: error }, 'a sheet could not be stored')
    return { problem: `${words} The file was not kept. ${onceThereIsSpace}`, status: 503 }
  }
}

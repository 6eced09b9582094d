import { beginApplying, beginUndoing } from '#app/catalogue/sheets/begin-import.server.ts'
import { checkImport, readCellContext } from '#app/catalogue/sheets/check-import.server.ts'
import { addImport } from '#app/catalogue/sheets/imports.server.ts'
import { matchColumns } from '#app/catalogue/sheets/match-columns.ts'
import type { Sheet } from '#app/catalogue/sheets/reading/cell.ts'
import { readSpreadsheet } from '#app/catalogue/sheets/reading/read-spreadsheet.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { type BackgroundWork, createBackgroundWork } from '#server/background-work.ts'
import { createMetrics } from '#server/watching/metrics.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'

/** Opens a fresh sample catalogue with what brings sheets in and finishes what it begins. */
export async function openImports() {
  const db = await openTestCatalogue()
  const asha = await addStaff(db, { name: 'Asha', role: 'owner', email: 'asha@aangan.example' })
  const underWay: Promise<void>[] = []
  const stopping = new AbortController().signal
  const backgroundWork: BackgroundWork = {
    ...createBackgroundWork(console),
    begin: (_, work) => void underWay.push(work(stopping)),
  }
  const app = { db, backgroundWork, metrics: createMetrics() }
  const send = async (sheet: Sheet) => {
    const { categories } = await readCellContext(db, '')
    const matching = matchColumns(
      sheet.headings,
      sheet.rows.map(({ cells }) => cells),
      categories,
    )
    const about = { fileName: 'winter.xlsx', otherSheets: 0, staffId: asha, matching }
    const { rows } = sheet
    const id = await addImport(db, { ...sheet, rows: rows.length }, [rows], about)
    await checkImport(db, id)
    return id
  }
  const sendCsv = (text: string) => send(readSheet(Buffer.from(text)))
  /** Waits for what was begun after a request. */
  const finish = () => Promise.all(underWay.splice(0))
  const apply = async (id: string) => {
    const began = await beginApplying(app, id, asha)
    await finish()
    return began
  }
  const undo = async (id: string, keepLater = false) => {
    const began = await beginUndoing(app, id, { staffId: asha, keepLater })
    await finish()
    return began
  }
  const nameOf = async (id: number) => (await findProductForStaff(db, id))?.edit.name
  return { app, db, asha, finish, send, sendCsv, apply, undo, nameOf }
}

/** Gives the sheet of a file; throws why there is none. */
export function readSheet(bytes: Uint8Array): Sheet {
  const result = readSpreadsheet(bytes)
  if ('refused' in result) throw new Error(result.refused)
  return result.sheet
}

// A process that goes on with imports, or with `store` stores the rows of one, until it is about to ask
// its database for so many things, and then is killed: takes the database's place, and that number.
import type { KyselyPlugin } from 'kysely'
import { addImport } from '#app/catalogue/sheets/imports.server.ts'
import { startImporting } from '#app/catalogue/sheets/run-import.server.ts'
import { openDatabase } from '#database/connection.ts'
import { createBackgroundWork } from '#server/background-work.ts'
import { createMetrics } from '#server/watching/metrics.ts'

const [place = '', killAt = '', what = 'apply'] = process.argv.slice(2)
let asked = 0
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    asked += 1
    if (asked === Number(killAt)) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}
const db = (await openDatabase(place)).withPlugin(killer)
if (what === 'store') {
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ row: at + 2, cells: [`Plant ${at}`] }))
  const sheet = { name: '', headings: ['Name'], rows: rows.length }
  const about = { fileName: 'a.csv', otherSheets: 0, staffId: 1, matching: ['name' as const] }
  await addImport(db, sheet, [rows], about)
} else
  startImporting({ db, metrics: createMetrics(), backgroundWork: createBackgroundWork(console) })

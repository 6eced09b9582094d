// A process that goes on with imports until it is about to ask its database for so many things,
// and then is killed: takes the database's place, and that number.
import type { KyselyPlugin } from 'kysely'
import { keepImporting } from '#app/stock/import/run-import.server.ts'
import { openDatabase } from '#database/connection.ts'
import { createBackgroundWork } from '#server/background-work.ts'
import { createMetrics } from '#server/watching/metrics.ts'

const [place = '', killAt = ''] = process.argv.slice(2)
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
keepImporting({ db, metrics: createMetrics(), backgroundWork: createBackgroundWork(console) })

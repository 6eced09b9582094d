// A process that goes on with imports until it is killed: takes the database's place.
import { keepImporting } from '#app/stock/import/run-import.server.ts'
import { openDatabase } from '#database/connection.ts'
import { createBackgroundWork } from '#server/background-work.ts'

const db = await openDatabase(process.argv[2] ?? '')
keepImporting({ db, backgroundWork: createBackgroundWork(console) })

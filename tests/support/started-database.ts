import { openCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { openGuides } from '#app/guides/files/load-guides.server.ts'
import type { Database } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { writeCopy } from './databases/sqlite-databases.ts'

/** Writes an SQLite database with the sample catalogue and guides, as a site's first start leaves it. */
export function writeStartedDatabase(file: string): Promise<void> {
  return writeCopy(file, 'started', start)
}

async function start(db: Database) {
  const log = { warn: () => undefined }
  await migrateToLatest(db)
  await openCatalogue(db, log)
  await openGuides(db, log)
}

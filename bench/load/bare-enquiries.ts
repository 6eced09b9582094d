import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type RunningProgram, startProgram } from '#bench/running-program.ts'
import { withSites } from '#bench/running-site.ts'
import { withShop } from '#bench/throwaway-shop.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { nextEnquiry } from './enquiry-requests.ts'
import { sendLean } from './lean-client.ts'

type StoredRow = Record<string, SQLInputValue>

/** The rows that the site stores for one enquiry, but for their numbers. */
export interface EnquiryTexts {
  enquiry: StoredRow
  texts: StoredRow
  messages: StoredRow[]
}

/**
 * Lends `use` a server that stores enquiries with `node:http` and `node:sqlite` alone, in a database
 * with the site's own tables, indexes and triggers.
 */
export function withBareEnquiries<T>(use: (bare: RunningProgram) => Promise<T>): Promise<T> {
  return withShop({ database: 'sqlite', products: 0 }, async (shop) => {
    await withSites(1, { shop }, async ([site]) => {
      const { port } = site as RunningProgram
      await sendLean({ port, connections: 1, seconds: 0.1, next: nextEnquiry(port) })
    })
    const file = join(shop.dataDir, 'aangan.sqlite')
    const rowsFile = join(shop.dataDir, 'rows.json')
    await writeFile(rowsFile, JSON.stringify(readRows(file)))
    const port = await findFreePort()
    const bare = await startProgram(
      process.execPath,
      ['bench/load/bare-enquiries-server.ts', String(port), file, rowsFile],
      { port, path: '/', logFile: join(shop.dataDir, 'bare.log') },
    )
    try {
      return await use(bare)
    } finally {
      await bare.stop()
    }
  })
}

function readRows(file: string): EnquiryTexts {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const { id, ...enquiry } = rowOf(db, 'select * from enquiries order by id limit 1')
    const texts = rowOf(db, `select * from enquiry_texts where enquiry_id = ${id}`)
    const messages = db
      .prepare('select * from outbox where subject_reference = ?')
      .all(enquiry.reference ?? null)
    return { enquiry, texts, messages: messages as StoredRow[] }
  } finally {
    db.close()
  }
}

function rowOf(db: DatabaseSync, query: string): StoredRow {
  const row = db.prepare(query).get()
  if (!row) throw new Error(`The site stored nothing that this finds: ${query}`)
  return row as StoredRow
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type RunningProgram, startProgram } from '#bench/running-program.ts'
import { withSite } from '#bench/running-site.ts'
import { placeOf, withDatabase, withShop } from '#bench/throwaway-shop.ts'
import type { Database } from '#database/connection.ts'
import type { Engine } from '#database/engine.ts'
import { findFreePort } from '#tests/support/programs/free-port.ts'
import { nextEnquiry } from './enquiry-requests.ts'
import { sendLean } from './lean-client.ts'

export type StoredRow = Record<string, string | number | null>

/** The rows that the site stores for one enquiry, but for their numbers. */
export interface EnquiryTexts {
  enquiry: StoredRow
  texts: StoredRow
  messages: StoredRow[]
}

const servers = {
  sqlite: 'bench/load/bare-enquiries-server.ts',
  postgres: 'bench/load/bare-enquiries-postgres.ts',
}

/**
 * Lends `use` a server that stores enquiries with `node:http` and the engine's driver alone, in a
 * database with the site's own tables, indexes and triggers.
 */
export function withBareEnquiries<T>(
  database: Engine,
  use: (bare: RunningProgram) => Promise<T>,
): Promise<T> {
  return withShop({ database, products: 0 }, async (shop) => {
    await withSite({ shop }, async ({ port }) => {
      await sendLean({ port, connections: 1, seconds: 0.1, next: nextEnquiry(port) })
    })
    const rowsFile = join(shop.dataDir, 'rows.json')
    await writeFile(rowsFile, JSON.stringify(await withDatabase(shop, readRows)))
    const port = await findFreePort()
    const bare = await startProgram(
      process.execPath,
      [servers[database], String(port), placeOf(shop), rowsFile],
      { port, path: '/', logFile: join(shop.dataDir, 'bare.log') },
    )
    try {
      return await use(bare)
    } finally {
      await bare.stop()
    }
  })
}

async function readRows(db: Database): Promise<EnquiryTexts> {
  const list = async (query: ReturnType<typeof sql<StoredRow>>) => (await query.execute(db)).rows
  const [stored] = await list(sql`select * from enquiries order by id limit 1`)
  if (!stored) throw new Error('The site stored no enquiry.')
  const { id, ...enquiry } = stored
  const [texts] = await list(sql`select * from enquiry_texts where enquiry_id = ${id}`)
  if (!texts) throw new Error('The site stored no texts of the enquiry.')
  const messages = await list(
    sql`select * from outbox where subject_reference = ${stored.reference}`,
  )
  return { enquiry, texts, messages }
}

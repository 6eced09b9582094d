import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { changeSearchIndex } from './search-index.server.ts'
import type { ProductChange } from './search-index.ts'

const tulsi = { id: 900, name: 'Holy Basil', aliases: ['tulsi'], order: 500 }

/** How many rows a change wrote or took away. */
function countWrites(db: Database, change: ProductChange) {
  return db.transaction().execute(async (transaction) => {
    const read = async () => {
      const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(transaction)
      return rows[0]?.n ?? 0
    }
    const before = await read()
    await changeSearchIndex(transaction, [change])
    return (await read()) - before
  })
}

test('where nothing changed that is searched, nothing is written', async () => {
  const db = await openTestDatabase()
  expect(await countWrites(db, { after: tulsi })).toBeGreaterThan(0)
  const elsewhere = { ...tulsi, price: 90 }
  expect(await countWrites(db, { before: tulsi, after: elsewhere })).toBe(0)
  expect(await countWrites(db, { before: tulsi, after: { ...tulsi, order: 501 } })).not.toBe(0)
})

test('an alias that is part of the name takes no room', async () => {
  const db = await openTestDatabase()
  const listAliases = (text: string) =>
    sql`select rowid from product_aliases where product_aliases match ${text}`.execute(db)
  await countWrites(db, { after: { ...tulsi, aliases: ['holy', 'BASIL'] } })
  expect((await listAliases('basil')).rows).toEqual([])
  await countWrites(db, { after: { ...tulsi, id: 901, order: 501 } })
  expect((await listAliases('tulsi')).rows).toEqual([{ rowid: 501 }])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { changeSearchIndex, listMatchingOrders, tidySearchIndex } from './search-index.server.ts'
import type { ProductChange } from './search-index.ts'

const tulsi = { id: 900, name: 'Holy Basil', aliases: ['tulsi'], order: 500 }

const change = (db: Database, ...changes: ProductChange[]) =>
  db.transaction().execute((transaction) => changeSearchIndex(transaction, changes))

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

/** How many pieces the index of a table is in. */
async function countPieces(db: Database, table: string) {
  const { rows } = await sql<{ pieces: number }>`
    select count(distinct segid) as pieces from ${sql.table(`${table}_idx`)}`.execute(db)
  return rows[0]?.pieces
}

test('no change merges by itself, however much it writes', async () => {
  const db = await openTestDatabase()
  for (const table of ['product_names', 'product_aliases', 'product_grams']) {
    const { rows } = await sql`
      select v from ${sql.table(`${table}_config`)} where k = 'automerge'`.execute(db)
    expect(rows, table).toEqual([{ v: 0 }])
  }
})

test('what changes leave is merged some at a time until it is done', async () => {
  const db = await openTestDatabase()
  const names = Array.from({ length: 12 }, (_, at) => `Holy Basil ${'abcdefghijkl'[at]}`)
  let before = tulsi
  await change(db, { after: tulsi })
  for (const name of names) {
    const after = { ...before, name }
    await change(db, { before, after })
    before = after
  }
  expect(await countPieces(db, 'product_names')).toBe(13)
  expect(await countPieces(db, 'product_grams')).toBe(13)
  await tidySearchIndex(db)
  expect(await countPieces(db, 'product_names')).toBeLessThan(5)
  expect(await countPieces(db, 'product_grams')).toBeLessThan(5)
  const find = (text: string) => listMatchingOrders(db, 'name', text, { after: 0, limit: 9 })
  expect([await find('basil l'), await find('basil k')]).toEqual([[500], []])
})

test('two products change places, and each is found at its new one', async () => {
  const db = await openTestDatabase()
  const sabja = { id: 901, name: 'Sweet Basil', aliases: ['sabja'], order: 400 }
  const find = (text: string) => listMatchingOrders(db, 'name', text, { after: 0, limit: 9 })
  await change(db, { after: tulsi }, { after: sabja })
  await change(
    db,
    { before: tulsi, after: { ...tulsi, order: 400 } },
    { before: sabja, after: { ...sabja, order: 500 } },
  )
  expect([await find('holy'), await find('sweet'), await find('ho')]).toEqual([[400], [500], [400]])
  await change(db, { before: { ...tulsi, order: 400 } })
  expect([await find('holy'), await find('ho')]).toEqual([[], []])
})

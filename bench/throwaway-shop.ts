import { join } from 'node:path'
import { type Database, openDatabase } from '#database/connection.ts'
import type { Engine } from '#database/engine.ts'
import { startPostgres } from '#tests/support/databases/postgres-server.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { withFolder } from './throwaway-folder.ts'

/** Where a site of the bench keeps what it has. */
export interface Shop {
  dataDir: string
  /** What a process of the site has to be told to find it. */
  env: Record<string, string>
}

interface ShopOptions {
  database: Engine
  /** How many products its catalogue holds; 0 leaves the database to the site's first start. */
  products: number
}

/** Lends `use` a shop with a database of its own in the given engine, removed afterwards. */
export function withShop<T>(
  { database, products }: ShopOptions,
  use: (shop: Shop) => Promise<T>,
): Promise<T> {
  return withFolder(async (dataDir) => {
    const fillAndUse = async (shop: Shop) => {
      if (products > 0) await withDatabase(shop, (db) => fillCatalogue(db, products))
      return use(shop)
    }
    if (database === 'sqlite') return fillAndUse({ dataDir, env: {} })
    const server = await startPostgres({ safe: true })
    try {
      await server.run('create database shop')
      return await fillAndUse({ dataDir, env: { DATABASE_URL: server.url('shop') } })
    } finally {
      await server.stop()
    }
  })
}

/** Gives the place of a shop's database: a file, or PostgreSQL's address. */
export function placeOf({ dataDir, env }: Shop): string {
  return env.DATABASE_URL ?? join(dataDir, 'aangan.sqlite')
}

/** Lends `use` a connection of our own to a shop's database. */
export async function withDatabase<T>(shop: Shop, use: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(placeOf(shop), { silenceMs: 0 })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

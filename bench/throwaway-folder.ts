import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connection.ts'
import { fillCatalogue } from './catalogue/fill-catalogue.ts'
import { onInterruption } from './interruption.ts'

/** Lends `use` a fresh folder, and removes it with all that is in it afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-'))
  const takeBack = onInterruption(() => rmSync(folder, { recursive: true, force: true }))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    takeBack()
  }
}

/** Lends `use` a data folder whose catalogue holds `products` products. */
export function withCatalogue<T>(
  products: number,
  use: (dataDir: string) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    const db = await openDatabase(databaseIn(folder))
    try {
      await fillCatalogue(db, products)
    } finally {
      await db.destroy()
    }
    return use(folder)
  })
}

/** The database's file in a data folder. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'aangan.sqlite')
}

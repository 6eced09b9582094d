import type { Selectable, Transaction } from 'kysely'
import { type CategoryEntry, kindOf, type Wall } from '#app/catalogue/category.ts'
import type { Kind } from '#app/catalogue/facts/facts.ts'
import type { Database } from '#database/connection.ts'
import type { CategoriesTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'

/** A category as the store holds it, shown or not. */
export interface StoredCategory extends CategoryEntry {
  version: number
}

/** Lists every category in its order, hidden ones too. */
export async function listStoredCategories(db: Database): Promise<StoredCategory[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  return rows.map(toKeptCategory)
}

/** Adds categories, or brings those of a known key up to date. */
export async function writeCategories(
  transaction: Transaction<Schema>,
  categories: readonly CategoryEntry[],
): Promise<void> {
  for (const category of categories) {
    const { key, name, wall, page, position, added, hidden, kind, translations } = category
    const row = {
      name,
      wall,
      position,
      added: Number(added),
      hidden: Number(hidden),
      kind: kind === kindOf(key) ? null : kind,
      heading: page?.heading ?? null,
      title: page?.title ?? null,
      description: page?.description ?? null,
      intro: page?.intro ?? null,
      translations: JSON.stringify(translations),
    }
    await transaction
      .insertInto('categories')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }
}

/** Takes out the categories of other keys than these; none of them has a product any more. */
export async function removeOtherCategories(
  transaction: Transaction<Schema>,
  keys: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('categories').where('key', 'not in', keys).execute()
}

function toKeptCategory(row: Selectable<CategoriesTable>): StoredCategory {
  const { key, name, heading, title, description, intro } = row
  const hasPage = heading !== null && title !== null && description !== null && intro !== null
  return {
    key,
    name,
    wall: row.wall as Wall,
    position: Number(row.position),
    ...(hasPage && { page: { heading, title, description, intro } }),
    added: row.added === 1,
    hidden: row.hidden === 1,
    kind: (row.kind as Kind | null) ?? kindOf(key),
    translations: JSON.parse(row.translations),
    version: Number(row.version),
  }
}

import type { Database } from '#database/connection.ts'
import type { Memorable } from '#server/watching/memory.ts'
import type { Collection } from './collection.ts'
import { listCategoryNames } from './in-language.ts'
import { categoryPath } from './product-address.ts'
import type { Translations } from './translations.ts'

/** A category that was added in the desk, as the footer and the sitemap name it. */
export interface AddedCategory {
  key: string
  /** In English; `names` has what it is called in other languages. */
  name: string
  names: Translations<string>
  path: string
}

/** The shown categories beside the specification's twelve, in their order; kept until they change. */
export const addedCategories: Memorable<AddedCategory[]> = {
  name: 'added categories',
  make: listAddedCategories,
}

/** Lists the shown categories beside the specification's twelve, in their order. */
export async function listAddedCategories(db: Database): Promise<AddedCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['key', 'name', 'translations'])
    .where('added', '=', 1)
    .where('hidden', '=', 0)
    .orderBy('position')
    .execute()
  return rows.map(({ key, name, translations }) => ({
    key,
    name,
    path: categoryPath(key),
    names: listCategoryNames(translations),
  }))
}

/** What the page of an added category shows in its head, by what grows in it. */
const heads = {
  plant: { scene: 'panel-indoor', share: 'plants' },
  seeds: { scene: 'panel-flower-seeds', share: 'seeds' },
  goods: { scene: 'head-gardening-tools', share: 'home' },
}

/** Gives the page of a shown category that was added in the desk, or undefined. */
export async function findAddedCollection(
  db: Database,
  key: string,
): Promise<Collection | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('kind')
    .where('key', '=', key)
    .where('added', '=', 1)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const head = row.kind === 'plant' || row.kind === 'seeds' ? heads[row.kind] : heads.goods
  return { category: key, path: categoryPath(key), layout: 'grid', ...head }
}

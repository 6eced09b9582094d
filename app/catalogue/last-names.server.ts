import type { Database } from '#database/connection.ts'

/** What a product is called, or was when it was deleted. */
export interface LastName {
  name: string
  /** It was deleted while visitors could see it: then they may be told its name. */
  wasShown: boolean
}

/**
 * Gives the names of products that visitors don't find any more, by id: of hidden ones, and of deleted
 * ones as the history has them. Whoever asked about one keeps its name.
 */
export async function findLastNames(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, LastName>> {
  if (ids.length === 0) return new Map()
  const kept = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  const names = new Map(kept.map(({ id, name }) => [Number(id), { name, wasShown: false }]))
  const others = ids.filter((id) => !names.has(id))
  if (others.length === 0) return names
  const deleted = await db
    .selectFrom('catalogue_changes')
    .select(['product_id', 'before'])
    .where('product_id', 'in', others)
    .where('after', 'is', null)
    .where('before', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { product_id, before } of deleted) {
    const { name, hidden } = JSON.parse(before ?? '{}') as { name: string; hidden: boolean }
    names.set(Number(product_id), { name, wasShown: !hidden })
  }
  return names
}

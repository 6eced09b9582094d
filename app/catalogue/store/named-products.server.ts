import type { Wall } from '#app/catalogue/category.ts'
import type { Photo } from '#app/catalogue/product-picture.ts'
import type { Database } from '#database/connection.ts'
import { foldText } from '#languages/folded-text.ts'
import { listStoredProducts, type StoredProduct } from './stored-products.server.ts'

/** A product as a list of the desk shows it. */
export interface NamedProduct {
  id: number
  name: string
  picture: string
  photo: Photo | null
  wall: Wall
}

/** Gives the products of these ids that are still kept, hidden ones too, by id. */
export async function findNamedProducts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, NamedProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'picture', 'photo', 'wall'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ photo, wall, ...row }) => [
      row.id,
      { ...row, wall: wall as Wall, photo: photo === null ? null : JSON.parse(photo) },
    ]),
  )
}

/** Gives the ids of the products that are shown under this very name, whatever its case. */
export async function listShownWithName(db: Database, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('shown_products')
    .select('id')
    .where('name_folded', '=', foldText(name.trim()))
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the names of the first products of the shop, to choose one from. */
export async function listShownNames(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shown_products')
    .select('name')
    .orderBy('catalogue_order')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

/** Gives the products, hidden ones too, that have one of these ids, slugs or names, which are folded. */
export async function listProductsNamed(
  db: Database,
  {
    ids,
    slugs,
    names,
  }: { ids: readonly number[]; slugs: readonly string[]; names: readonly string[] },
): Promise<StoredProduct[]> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where(({ or, eb }) =>
      or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(slugs.length > 0 ? [eb('slug', 'in', slugs)] : []),
        ...(names.length > 0 ? [eb('name_folded', 'in', names)] : []),
      ]),
    )
    .execute()
  return listStoredProducts(
    db,
    found.map(({ id }) => Number(id)),
  )
}

import type { Transaction } from 'kysely'
import { findSlugFault, productPath } from '#app/catalogue/slug.ts'
import type { ProductEdit } from '#app/stock/product-edit.ts'
import type { Schema } from '#database/schema.ts'

/** Gives the addresses of new products that said none: made of their names, none of them taken. */
export async function findFreeSlugs(
  transaction: Transaction<Schema>,
  edits: readonly Partial<ProductEdit>[],
): Promise<string[]> {
  const bases = edits.map(slugOfName)
  const taken = new Set<string>()
  for (const base of new Set(bases)) {
    for (const slug of await listTaken(transaction, base)) taken.add(slug)
  }
  return bases.map((base) => {
    let slug = base
    for (let number = 2; taken.has(slug) || findSlugFault(slug); number += 1) {
      slug = `${base}-${number}`
    }
    taken.add(slug)
    return slug
  })
}

/** `Areca Palm (large)` gives `areca-palm-large`; a name without Latin letters its botanical one. */
function slugOfName({ name = '', botanical }: Partial<ProductEdit>): string {
  for (const text of [name, botanical?.is ?? '']) {
    const slug = text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’\p{M}]/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 70)
      .replace(/-+$/, '')
    if (slug) return slug
  }
  return 'plant'
}

async function listTaken(transaction: Transaction<Schema>, base: string): Promise<string[]> {
  const now = await transaction
    .selectFrom('products')
    .select('slug')
    .where((row) => row.or([row('slug', '=', base), row('slug', 'like', `${base}-%`)]))
    .execute()
  const before = await transaction
    .selectFrom('old_addresses')
    .select('address')
    .where((row) =>
      row.or([
        row('address', '=', productPath(base)),
        row('address', 'like', `${productPath(base)}-%`),
      ]),
    )
    .execute()
  return [
    ...now.map(({ slug }) => slug),
    ...before.map(({ address }) => address.slice(productPath('').length)),
  ]
}

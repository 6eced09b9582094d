import type { Transaction } from 'kysely'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { findSlugFault, productPath, toSlug } from '#app/catalogue/slug.ts'
import type { Schema } from '#database/schema.ts'

/** How many more addresses of one name are asked about at a time, once its first is taken. */
const numbersAtOnce = 50

/** Gives the addresses of new products that said none: made of their names, none of them taken. */
export async function findFreeSlugs(
  transaction: Transaction<Schema>,
  edits: readonly Partial<ProductEdit>[],
): Promise<string[]> {
  if (edits.length === 0) return []
  const bases = edits.map(slugOfName)
  const taken = await listTaken(transaction, [...new Set(bases)])
  const asked = new Map<string, number>()
  const slugs: string[] = []
  for (const base of bases) {
    let slug = base
    for (let number = 2; taken.has(slug) || findSlugFault(slug); number += 1) {
      const known = asked.get(base) ?? 1
      if (number > known) {
        const next = Array.from({ length: numbersAtOnce }, (_, at) => `${base}-${known + 1 + at}`)
        for (const other of await listTaken(transaction, next)) taken.add(other)
        asked.set(base, known + numbersAtOnce)
      }
      slug = `${base}-${number}`
    }
    taken.add(slug)
    slugs.push(slug)
  }
  return slugs
}

/** `Areca Palm (large)` gives `areca-palm-large`; a name without such letters its botanical one. */
function slugOfName({ name = '', botanical }: Partial<ProductEdit>): string {
  const slug = toSlug(name) || toSlug(botanical?.is ?? '')
  // A number may follow.
  return slug.slice(0, 70).replace(/-+$/, '') || 'plant'
}

/** Those of some slugs that a product has, or had. */
async function listTaken(
  transaction: Transaction<Schema>,
  slugs: readonly string[],
): Promise<Set<string>> {
  const now = await transaction
    .selectFrom('products')
    .select('slug')
    .where('slug', 'in', slugs)
    .execute()
  const before = await transaction
    .selectFrom('old_addresses')
    .select('address')
    .where('address', 'in', slugs.map(productPath))
    .execute()
  return new Set([
    ...now.map(({ slug }) => slug),
    ...before.map(({ address }) => address.slice(productPath('').length)),
  ])
}

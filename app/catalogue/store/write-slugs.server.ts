import { type Insertable, sql, type Transaction } from 'kysely'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { Product } from '#app/catalogue/product.ts'
import { findSlugFault, productPath } from '#app/catalogue/slug.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { OldAddressesTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Takes their slugs from products that are about to get another, so that two may change theirs
 * with each other, and remembers the addresses that end with it.
 */
export async function freeChangedSlugs(
  transaction: Transaction<Schema>,
  products: readonly Pick<Product, 'id' | 'slug'>[],
): Promise<void> {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]))
  const rows = await transaction.selectFrom('products').select(['id', 'slug']).execute()
  const changed = rows.filter(({ id, slug }) => slugs.get(id) !== slug)
  for (const { id, slug } of changed) {
    await giveUpSlug(transaction, id)
    if (findSlugFault(slug)) continue
    await remember(transaction, {
      address: productPath(slug),
      product_id: id,
      category_key: null,
    })
  }
}

/**
 * Takes their old slugs from products that are about to get another, and remembers every address
 * that leads to them; one that is a page's own again is remembered no longer.
 */
export async function changeSlugs(
  transaction: Transaction<Schema>,
  products: readonly {
    id: number
    before: SluggedProduct | undefined
    after: SluggedProduct
  }[],
): Promise<void> {
  for (const { id, before, after } of products) {
    if (before && before.slug !== after.slug) await giveUpSlug(transaction, id)
    for (const slug of after.oldSlugs.filter((old) => !before?.oldSlugs.includes(old))) {
      const address = productPath(slug)
      await remember(transaction, { address, product_id: id, category_key: null })
    }
  }
  const own = products
    .filter(({ before, after }) => before?.slug !== after.slug)
    .map(({ after }) => productPath(after.slug))
  if (own.length === 0) return
  await transaction.deleteFrom('old_addresses').where('address', 'in', own).execute()
}

type SluggedProduct = Pick<ProductEdit, 'slug' | 'oldSlugs'>

async function giveUpSlug(transaction: Transaction<Schema>, id: number) {
  await transaction
    .updateTable('products')
    // No slug has this form.
    .set({ slug: sql<string>`'~' || id` })
    .where('id', '=', id)
    .execute()
}

/**
 * Remembers every address that led to products which are being taken out, with their categories: no
 * other product gets one of them.
 */
export async function rememberGone(
  transaction: Transaction<Schema>,
  products: readonly (Pick<Product, 'id' | 'category'> & SluggedProduct)[],
): Promise<void> {
  const rows = products.flatMap(({ id, slug, oldSlugs, category }) =>
    [...new Set([slug, ...oldSlugs])]
      .filter((each) => !findSlugFault(each))
      .map((each) => ({ address: productPath(each), product_id: id, category_key: category })),
  )
  if (rows.length === 0) return
  await insertRows(transaction, 'old_addresses', rows)
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet(({ ref }) => ({
        product_id: ref('excluded.product_id'),
        category_key: ref('excluded.category_key'),
      })),
    )
    .execute()
}

/** Remembers, for ever, the old addresses that the data files name. */
export async function rememberOldAddresses(
  transaction: Transaction<Schema>,
  files: readonly {
    category: { key: string }
    oldAddresses: readonly string[]
    products: readonly { id: number; oldSlugs: readonly string[] }[]
  }[],
): Promise<void> {
  for (const { category, oldAddresses, products } of files) {
    for (const address of oldAddresses) {
      await remember(transaction, { address, product_id: null, category_key: category.key })
    }
    for (const { id, oldSlugs } of products) {
      for (const slug of oldSlugs) {
        const address = productPath(slug)
        await remember(transaction, { address, product_id: id, category_key: null })
      }
    }
  }
}

async function remember(
  transaction: Transaction<Schema>,
  old: Insertable<OldAddressesTable>,
): Promise<void> {
  const { product_id, category_key } = old
  await transaction
    .insertInto('old_addresses')
    .values(old)
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ product_id, category_key }))
    .execute()
}

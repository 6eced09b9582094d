import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { changeSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import type { ProductChange } from '#app/catalogue/indexing/search-index.ts'
import { listProducts } from '#app/catalogue/products.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { writeProducts } from '#app/catalogue/store/write-products.server.ts'
import type { Database } from '#database/connection.ts'
import budgets from './budgets.json' with { type: 'json' }
import type { Row } from './row.ts'
import { median } from './statistics.ts'

const times = 21

/** Saves a product as the desk does: with its history, its facts and its place in the search. */
export async function saveAtDesk(
  db: Database,
  id: number,
  change: Partial<ProductEdit>,
): Promise<void> {
  const result = await saveProduct({ db }, { id, change, staffId: null, source: 'desk' })
  if (!('saved' in result)) throw new Error('The product was not saved.')
}

/** Ids from here on are nobody's. */
const firstNew = 100_000_000

/**
 * Measures what it takes to write one product of a large catalogue and to bring the search up to
 * it, its commit included: one that comes, is renamed, moves and goes.
 */
export async function measureChanges(db: Database, products: number): Promise<Row> {
  const taken: Record<'inserted' | 'renamed' | 'moved' | 'gone' | 'saved', number[]> = {
    inserted: [],
    renamed: [],
    moved: [],
    gone: [],
    saved: [],
  }
  const [model] = await listProducts(db, 'indoor-plants', { limit: 1 })
  if (!model) throw new Error('The catalogue has no indoor plant to go by.')
  const timed = async (ms: number[], change: ProductChange) => {
    const startedAt = performance.now()
    await db.transaction().execute(async (transaction) => {
      const { before, after } = change
      if (after) {
        const slug = `rosewood-fern-${after.id}`
        await writeProducts(transaction, [{ ...model, ...after, slug }])
      } else
        await transaction
          .deleteFrom('products')
          .where('id', '=', before?.id ?? 0)
          .execute()
      await changeSearchIndex(transaction, [change])
    })
    ms.push(performance.now() - startedAt)
  }
  for (let time = 0; time < times; time += 1) {
    const come = { ...model, id: firstNew + time, order: model.order + 1 + 2 * time }
    const renamed = { ...come, name: `Rosewood Fern No ${time}` }
    const moved = { ...renamed, order: renamed.order + 1 }
    await timed(taken.inserted, { after: come })
    await timed(taken.renamed, { before: come, after: renamed })
    await timed(taken.moved, { before: renamed, after: moved })
    await timed(taken.gone, { before: moved })
    const startedAt = performance.now()
    await saveAtDesk(db, model.id, { name: `Rosewood Fern No ${time}` })
    taken.saved.push(performance.now() - startedAt)
  }
  await saveAtDesk(db, model.id, { name: model.name })
  const atMost = products === budgets.productChange.products ? budgets.productChange.ms : undefined
  return {
    part: 'search',
    what: `one product changed among ${products.toLocaleString('en-GB')}`,
    figures: Object.entries(taken).map(([name, ms]) => ({
      name,
      value: median(ms),
      unit: 'ms',
      ...(atMost !== undefined && { atMost }),
    })),
  }
}

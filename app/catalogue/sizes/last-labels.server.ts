import type { Database } from '#database/connection.ts'
import type { ProductSize } from './size.ts'

/** What a size that its product has not any more was called in English. */
export interface LastLabel {
  id: number
  number: number
  label: string
}

/**
 * Gives what sizes were last called that their products have not any more, as the history has them;
 * nothing for a number that never was a size of its product.
 */
export async function findLastLabels(
  db: Database,
  things: readonly { id: number; size: number }[],
): Promise<LastLabel[]> {
  if (things.length === 0) return []
  const rows = await db
    .selectFrom('catalogue_changes')
    .select(['product_id', 'before', 'after'])
    .where(
      'product_id',
      'in',
      things.map(({ id }) => id),
    )
    .where(({ or, eb }) =>
      or([eb('before', 'like', '%"sizes":%'), eb('after', 'like', '%"sizes":%')]),
    )
    .orderBy('id')
    .execute()
  const labels = new Map<string, string>()
  for (const { product_id, before, after } of rows) {
    for (const { number, label } of [...sizesIn(before), ...sizesIn(after)]) {
      labels.set(`${product_id} ${number}`, label)
    }
  }
  return things.flatMap(({ id, size: number }) => {
    const label = labels.get(`${id} ${number}`)
    return label ? [{ id, number, label }] : []
  })
}

function sizesIn(values: string | null): readonly ProductSize[] {
  const { sizes = [] }: { sizes?: ProductSize[] } = JSON.parse(values ?? '{}')
  return sizes
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** A change of what can be had of products in which size and for how much; all else is as it was. */
export interface SizesChange {
  products: ReadonlySet<number>
  /** The plants that the Plant Finder counts otherwise since, by their numbers in its index. */
  plants: readonly number[]
}

/** What an answer shows that may change with the sizes of products. */
export interface Shown {
  /** The ids of the products that were read for it; one may stand there several times. */
  products: number[]
  /** Tell whether a plant that is counted otherwise is among those that the answer counts. */
  counts: ((plant: number) => boolean)[]
}

/** Gives what an answer shows before anything is noted. */
export function nothingShown(): Shown {
  return { products: [], counts: [] }
}

const underWay = new AsyncLocalStorage<Shown>()

/** Makes an answer, noting in `shown` whatever products it reads, however deep within. */
export function recordShown<T>(shown: Shown, make: () => Promise<T>): Promise<T> {
  return underWay.run(shown, make)
}

/** Notes products for the answer that is being made, if it is one to be cached. */
export function noteShownProducts(products: Iterable<{ id: number }>): void {
  const shown = underWay.getStore()
  if (shown) for (const { id } of products) shown.products.push(id)
}

/** Notes for the same answer which plants it counts. */
export function noteCounts(counts: (plant: number) => boolean): void {
  underWay.getStore()?.counts.push(counts)
}

/** Tells whether an answer may say something else after a change. */
export function isChangedBy(shown: Shown, change: SizesChange): boolean {
  return (
    shown.products.some((id) => change.products.has(id)) ||
    change.plants.some((plant) => shown.counts.some((counts) => counts(plant)))
  )
}

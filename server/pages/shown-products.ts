import { AsyncLocalStorage } from 'node:async_hooks'

/** A change of what can be had of products in which size and for how much; all else is as it was. */
export interface SizesChange {
  products: ReadonlySet<number>
}

/** What an answer shows that may change with the sizes of products. */
export interface Shown {
  /** The ids of the products that were read for it; one may stand there several times. */
  products: number[]
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

/** Tells whether an answer may say something else after a change. */
export function isChangedBy(shown: Shown, change: SizesChange): boolean {
  return shown.products.some((id) => change.products.has(id))
}

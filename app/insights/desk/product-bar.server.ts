import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import type { NamedProduct } from '#app/catalogue/store/named-products.server.ts'
import type { BarRow } from './insights-view.ts'

/** Gives the row of a product, or of a size of it; of one that is gone it says so. */
export function productBar(
  product: NamedProduct | undefined,
  { size, ...counted }: Pick<BarRow, 'key' | 'times'> & { size?: string | undefined },
): BarRow {
  const name = product?.name ?? 'A product that is gone'
  return {
    ...counted,
    label: size ? `${name}, ${size}` : name,
    room: product && productThumb(product),
  }
}

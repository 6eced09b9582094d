import { soldName } from '#app/catalogue/called-name.ts'
import type { Product } from '#app/catalogue/product.ts'
import { readShownSizes } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { toThumb } from '#app/catalogue/thumb-of.server.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import type { AskedAbout, AskedFields } from './asked-about.ts'

/**
 * Gives what the form says of a product with its sizes and prices; undefined where it has no named
 * sizes and the shop says no price of it.
 */
export async function describeAbout(
  app: Pick<App, 'db' | 'config'>,
  product: Product,
  language: Language,
): Promise<AskedAbout | undefined> {
  const { id, localName } = product
  const sizes = (await readShownSizes(app, [id], language)).get(id) ?? []
  const isNamed = sizes.some(({ number }) => number !== unnamedSize)
  if (!isNamed && !sizes.some(({ price }) => price)) return undefined
  const name = isNamed ? product.name : soldName(product)
  return { id, name, localName, thumb: toThumb(product), sizes }
}

/** Reads what an address or a form says of the product's fields. */
export function readAskedFields(asked: URLSearchParams | FormData): AskedFields {
  const quantity = String(asked.get('quantity') ?? '').slice(0, 4)
  return { size: readSize(asked.get('size')), quantity: quantity || undefined }
}

import { readAvailability, writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { readPrice } from '#app/money/read-price.ts'
import { typedPrice } from '#app/money/typed-price.ts'

/** What a round asks of a size: whether it can be had, and, where somebody wants that, its price. */
export type RoundField = 'availability' | 'price'

/** What an answer is about: a field of the size of this number. */
export interface AnsweredField {
  productId: number
  number: number
  field: RoundField
}

/** Writes what a size says in a field as one text, to be posted and stored: 'away March', '249.50'. */
export function writeField(
  { availability, price }: Pick<ProductSize, 'availability' | 'price'>,
  field: RoundField,
): string {
  return field === 'price' ? typedPrice(price) : writeAvailability(availability)
}

/** Gives a size as it is with what `writeField` wrote; undefined for any other text. */
export function withField<Size extends ProductSize>(
  size: Size,
  field: RoundField,
  text: string,
): Size | undefined {
  if (field === 'price') {
    const read = readPrice(text)
    return 'fault' in read ? undefined : { ...size, price: read.price }
  }
  const availability = readAvailability(text)
  return availability === undefined ? undefined : { ...size, availability }
}

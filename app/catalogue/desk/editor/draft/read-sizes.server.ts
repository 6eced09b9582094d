import { productFields } from '#app/catalogue/fields/product-fields.ts'
import {
  type Availability,
  awayUntil,
  type ProductSize,
  toMonth,
  unnamedSize,
} from '#app/catalogue/sizes/size.ts'
import { listSizeFaults } from '#app/catalogue/store/sizes/size-faults.ts'
import { readPrice } from '#app/money/read-price.ts'
import type { SizeRowFaults } from './edited-product.ts'
import { listStaying, type SizeDraft, type SizeOffer, type SizesDraft } from './size-draft.ts'

/** The sizes of a form as they are stored, or what can't be kept at each row, by its key. */
export type SizesRead =
  | { sizes: ProductSize[] }
  | { fault: string; rows: Record<string, SizeRowFaults> }

/** The key of the row of a product's only size. */
export const onlyKey = 'only'

/** Reads the sizes that somebody typed. Never throws. */
export function readTypedSizes({ sizes, onlySize }: SizesDraft): SizesRead {
  const staying = listStaying(sizes)
  const rows: Record<string, SizeRowFaults> = {}
  const read = staying.map((draft) => sizeOf(draft, draft.key, rows))
  if (staying.length === 0) read.push(sizeOf(onlySize, onlyKey, rows))
  const faults = listSizeFaults(read, productFields.sizes)
  for (const { place, part, fault } of faults) {
    const key = staying.length === 0 ? onlyKey : staying[place ?? -1]?.key
    // What a price can't be read as was said better where it was read.
    if (key !== undefined) rows[key] = { [part]: fault, ...rows[key] }
  }
  const whole = faults.find(({ place }) => place === undefined)?.fault
  if (whole || Object.keys(rows).length > 0) {
    return { fault: whole ?? 'One of the sizes can’t be kept as it stands.', rows }
  }
  return { sizes: read }
}

function sizeOf(
  draft: SizeOffer & Partial<SizeDraft>,
  key: string,
  rows: Record<string, SizeRowFaults>,
): ProductSize {
  const { number, label = '', labels = {}, availability, days } = draft
  const read = readPrice(draft.price)
  if ('fault' in read) rows[key] = { ...rows[key], price: read.fault }
  const said = Object.entries(labels).filter(([, text]) => text !== '')
  return {
    number: key === onlyKey ? unnamedSize : Number(number) || null,
    label,
    labels: Object.fromEntries(said),
    price: 'price' in read ? read.price : null,
    availability: availabilityOf(availability, days),
  }
}

function availabilityOf(said: string, days: string): Availability | null {
  if (said === 'to-order') return { is: said, days: /^\d+$/.test(days) ? Number(days) : Number.NaN }
  if (said === 'away') return { is: said, backIn: null }
  if (said === 'available' || said === 'ask') return { is: said }
  return awayUntil(toMonth(said))
}

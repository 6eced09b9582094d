import { readAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { listKnownSizes, listSizesToChange, type ProductSize } from '#app/catalogue/sizes/size.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { type SaveResult, saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import { type PostedForm, readNumber } from '#app/desk/posted-form.ts'
import { readPrice } from '#app/money/read-price.ts'
import type { App } from '#server/app-context.ts'
import { refusal, tell } from './change-list.server.ts'
import { differs, offerOf } from './offer-choices.server.ts'
import type { OfferFault } from './row-offer.ts'
import { sizesOfRow } from './shown-list.server.ts'
import type { ChangedRow } from './shown-list.ts'

/** What a row of the list says of a product's sizes: what stood there, and what somebody made of it. */
export interface OfferChange {
  intent: 'offer'
  id: number
  /** `ofAll`: somebody knows that it is said of sizes that differ. */
  had: { was: string; said: string; ofAll: boolean }
  price: { was: string; said: string } | undefined
}

/**
 * What became of it, with the row as it is now: refused at the price's field, sizes that differ
 * asked about, or where somebody else spoke.
 */
export type OfferOutcome = { row?: ChangedRow | undefined } & (
  | { done?: Done; changeId?: number }
  | { problem: string }
  | { fault: OfferFault }
)

type Saved = SaveResult | { spokenMeanwhile: true } | { fault: OfferFault }

/** Reads what a row posts; undefined for what none of ours posts. */
export function readOfferChange({
  intent,
  id: number,
  had: said,
  wasHad: was,
  price,
  wasPrice = '',
  all,
}: PostedForm): OfferChange | undefined {
  const id = intent === 'offer' ? readNumber(number) : undefined
  if (id === undefined || said === undefined || was === undefined) return undefined
  if (said !== was && readAvailability(said) === undefined) return undefined
  return {
    intent: 'offer',
    id,
    had: { was, said, ofAll: all === 'yes' },
    price: price === undefined ? undefined : { was: wasPrice, said: price },
  }
}

/**
 * Saves what a row says of a product's sizes: whether all of them can be had, and the price of the only
 * one. What the row leaves as it was is not looked at; what somebody else changed since stays.
 */
export async function changeOffer(
  app: App,
  asked: OfferChange,
  staffId: number,
): Promise<OfferOutcome> {
  const result = await save(app, asked, staffId)
  const row = await findRow(app, asked.id)
  if ('fault' in result) return { ...result, row }
  if ('spokenMeanwhile' in result) {
    return { problem: 'Somebody has just changed that as well: this is how it stands now.', row }
  }
  if ('saved' in result) return tell(app, result.saved.changeId, row)
  if ('unchanged' in result) return { row }
  return { ...(await refusal(app, result)), row }
}

async function findRow({ db }: Pick<App, 'db'>, id: number): Promise<ChangedRow | undefined> {
  const product = await findProductForStaff(db, id)
  if (!product) return undefined
  const { version, edit } = product
  return { id, version, hidden: edit.hidden, ...sizesOfRow(listKnownSizes(edit)) }
}

async function save(
  { db }: Pick<App, 'db'>,
  { id, had, price }: OfferChange,
  staffId: number,
): Promise<Saved> {
  const product = await findProductForStaff(db, id)
  if (!product) return { missing: true }
  const sizes = listSizesToChange(listKnownSizes(product.edit))
  const stands = offerOf(sizes)
  const changed = {
    had: had.said !== had.was,
    price: price !== undefined && price.said !== price.was,
  }
  const isOther =
    (changed.had && stands.had !== had.was && stands.had !== had.said) ||
    (changed.price && stands.price !== price?.was && stands.price !== price?.said)
  if (isOther) return { spokenMeanwhile: true }
  if (changed.had && stands.had === differs && !had.ofAll) {
    const words = `Its ${sizes.length} sizes differ. Shall all of them say this?`
    return { fault: { id, had: had.said, words } }
  }
  const read = readPrice(changed.price ? (price?.said ?? '') : '')
  if ('fault' in read) return { fault: { id, price: price?.said ?? '', words: read.fault } }
  const to = readAvailability(had.said)
  const after = sizes.map(
    (size): ProductSize => ({
      ...size,
      ...(changed.had && had.said !== differs && { availability: to ?? null }),
      ...(changed.price && { price: read.price }),
    }),
  )
  return saveProduct(
    { db },
    {
      id,
      version: product.version,
      change: { sizes: after },
      staffId,
      source: 'desk',
    },
  )
}

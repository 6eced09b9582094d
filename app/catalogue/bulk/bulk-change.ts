import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import {
  type Availability,
  listKnownSizes,
  listSizesToChange,
  type ProductSize,
  unnamedSize,
} from '#app/catalogue/sizes/size.ts'
import { findPriceFault, type Money } from '#app/money/money.ts'

/** The steps to which prices are rounded, in rupees. */
export const roundings = [1, 5, 10] as const
export type Rounding = (typeof roundings)[number]

/** What is done to the price of every size that has one. */
export interface PriceChange {
  does: 'price'
  by: 'percent' | 'rupees'
  /** Hundredths of a per cent, or paise: more than 0 makes dearer. Never 0. */
  hundredths: number
  roundTo: Rounding
}

/** What is done to many products at once. */
export type BulkChange =
  | { does: 'hide' | 'show' }
  | { does: 'category'; to: string }
  | { does: 'availability'; to: Availability }
  | PriceChange

/** What something says before and after: a price in paise, or the code of anything else; null: nothing. */
type Said = string | number | null

/** One thing that a change does to a product: to one of its sizes, or to the product. */
export interface BulkLine {
  /** The size's number; `unnamedSize` where it is the whole product, or its only size. */
  number: number
  /** The size's name; '' where there is none. */
  label: string
  from: Said
  to: Said
  /** `empty`: there is no price to change. `refused`: what would come of it can't be a price. */
  is: 'changes' | 'same' | 'empty' | 'refused'
}

/** What a change does to one product, and what is to be saved of it, without the lines that are left out. */
export interface BulkPlan {
  lines: BulkLine[]
  change: Partial<ProductEdit>
  /** Whether anything would be saved, were nothing left out. */
  changes: boolean
}

/** Gives what a change does to a product as it stands; `out` are the numbers of lines that are left out. */
export function planBulkChange(
  edit: ProductEdit,
  bulk: BulkChange,
  out: readonly number[] = [],
): BulkPlan {
  if (bulk.does === 'price' || bulk.does === 'availability') return planForSizes(edit, bulk, out)
  const line = wholeLine(edit, bulk)
  const isTaken = line.is === 'changes' && !out.includes(unnamedSize)
  const change: Partial<ProductEdit> =
    bulk.does === 'category' ? { category: bulk.to } : { hidden: bulk.does === 'hide' }
  return { lines: [line], change: isTaken ? change : {}, changes: line.is === 'changes' }
}

function wholeLine(
  { category, hidden }: ProductEdit,
  bulk: Exclude<BulkChange, { does: 'price' | 'availability' }>,
): BulkLine {
  const code = (isHidden: boolean) => (isHidden ? 'hidden' : 'shown')
  const [from, to] =
    bulk.does === 'category' ? [category, bulk.to] : [code(hidden), code(bulk.does === 'hide')]
  return { number: unnamedSize, label: '', from, to, is: from === to ? 'same' : 'changes' }
}

function planForSizes(
  edit: ProductEdit,
  bulk: Extract<BulkChange, { does: 'price' | 'availability' }>,
  out: readonly number[],
): BulkPlan {
  const changeOne = (size: ProductSize) =>
    bulk.does === 'price' ? changedPrice(size, bulk) : changedAvailability(size, bulk.to)
  const changed = listSizesToChange(listKnownSizes(edit)).map((size) => {
    const { after, ...said } = changeOne(size)
    const number = size.number ?? unnamedSize
    const isTaken = said.is === 'changes' && !out.includes(number)
    return { line: { number, label: size.label, ...said }, size: isTaken ? after : size, isTaken }
  })
  return {
    lines: changed.map(({ line }) => line),
    change: changed.some(({ isTaken }) => isTaken)
      ? { sizes: changed.map(({ size }) => size) }
      : {},
    changes: changed.some(({ line }) => line.is === 'changes'),
  }
}

type ChangedSize = Pick<BulkLine, 'from' | 'to' | 'is'> & { after: ProductSize }

function changedAvailability(size: ProductSize, to: Availability): ChangedSize {
  const [from, said] = [writeAvailability(size.availability), writeAvailability(to)]
  return {
    from,
    to: said,
    is: from === said ? 'same' : 'changes',
    after: { ...size, availability: to },
  }
}

function changedPrice(size: ProductSize, change: PriceChange): ChangedSize {
  const { price: from } = size
  if (from === null) return { from, to: null, is: 'empty', after: size }
  const to = changePrice(from, change)
  if (findPriceFault(to)) return { from, to, is: 'refused', after: size }
  return { from, to, is: from === to ? 'same' : 'changes', after: { ...size, price: to } }
}

/**
 * Gives a price by per cent or rupees more or less, rounded once, halves up. A price never moves against
 * what was asked for: one that rounding would make cheaper when it is to be dearer stays as it is.
 */
export function changePrice(price: Money, { by, hundredths, roundTo }: PriceChange): Money {
  const step = roundTo * 100
  // All of it in whole numbers, below 2 ** 53 for every price and change that is let in.
  const [amount, unit] =
    by === 'percent' ? [price * (10_000 + hundredths), step * 10_000] : [price + hundredths, step]
  const rounded = Math.floor((amount + unit / 2) / unit) * step
  return hundredths > 0 ? Math.max(price, rounded) : Math.min(price, rounded)
}

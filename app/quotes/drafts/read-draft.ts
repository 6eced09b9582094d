import { crore, formatMoney, type Money } from '#app/money/money.ts'
import { readPrice } from '#app/money/read-price.ts'
import { mostLines, mostTotal } from '#app/quotes/quote.ts'
import { addUp, advanceOf, type BasisPoints, type Discount, type Sums } from '#app/quotes/sums.ts'
import type { QuoteSettings } from '#app/settings/quotes/quote-settings.ts'
import { readDay } from '#app/time/india.ts'
import { latinDigits } from '#languages/latin-digits.ts'
import {
  type DraftLine,
  linesThatCount,
  longestLine,
  longestNote,
  type QuoteDraft,
  readQuantity,
} from './draft.ts'

/** Something with which a quote can't be sent: at which field of its form, and why, in the staff's words. */
export interface DraftFault {
  field: string
  words: string
}

/** A line of a draft that can be sent. */
export interface ReadLine {
  typed: DraftLine
  quantity: number
  price: Money
  taxRate: BasisPoints
}

/** A draft that can be sent. */
export interface ReadDraft extends ReadAdvance {
  lines: ReadLine[]
  discount: Discount
  deliveryRate: BasisPoints
  sums: Sums
  validUntil: string
}

/** What is asked for before the rest; null: nothing. */
interface ReadAdvance {
  advance: Money | null
  /** Null: the advance is an amount, or none. */
  advancePercent: BasisPoints | null
}

/** What a draft is read with. */
export interface ReadingWith {
  settings: QuoteSettings
  /** India's day. */
  today: string
  /** The last day that it has where none was typed. */
  defaultUntil: string
}

/**
 * Reads what was typed into a draft as numbers. Gives every fault that keeps it from being sent, in the order
 * of the form; none, and then it is read.
 */
export function readDraft(
  draft: QuoteDraft,
  { settings, today, defaultUntil }: ReadingWith,
): { read: ReadDraft; faults?: undefined } | { faults: DraftFault[]; read?: undefined } {
  const faults: DraftFault[] = []
  const fault: Fault = (field, words) => {
    faults.push({ field, words })
    return undefined
  }
  const counted = linesThatCount(draft)
  checkCount(counted.length, fault)
  const isTaxed = draft.tax !== 'none'
  const lines = draft.lines.flatMap((typed, place) => {
    return typed.removed ? [] : (readLine(typed, place + 1, isTaxed, fault) ?? [])
  })
  const discount = readDiscount(draft, (words) => fault('discountValue', words))
  const delivery = readDelivery(draft, settings, (words) => fault('deliveryValue', words))
  const deliveryRate = isTaxed
    ? (readPercent(draft.deliveryRate) ??
      fault('deliveryRate', 'The tax of the delivery is a per cent from 0 to 100.'))
    : 0
  if (draft.tax === 'added' && !settings.gstin) {
    fault('tax', 'Tax can be added only once a GSTIN stands in Settings.')
  }
  const validUntil = draft.validUntil || defaultUntil
  if (readDay(validUntil) === undefined) fault('validUntil', 'Valid until is no day: choose one.')
  else if (validUntil < today)
    fault('validUntil', 'Valid until is in the past. Choose today or later.')
  if ([...draft.note].length > longestNote) {
    fault('note', `The note has ${longestNote.toLocaleString('en-IN')} letters at most.`)
  }
  const areLinesRead = lines.length === counted.length
  if (
    !areLinesRead ||
    discount === undefined ||
    delivery === undefined ||
    deliveryRate === undefined
  ) {
    return { faults }
  }
  const sums = addUp({ lines, discount, delivery, deliveryRate, tax: draft.tax })
  checkSums(sums, fault)
  const advance = readAdvance(draft, sums.total, (words) => fault('advanceValue', words))
  return faults.length > 0 || !advance
    ? { faults }
    : { read: { lines, discount, deliveryRate, sums, validUntil, ...advance } }
}

/** Notes a fault at a field. */
type Fault = (field: string, words: string) => undefined

function checkCount(lines: number, fault: Fault) {
  if (lines === 0) fault('add', 'A quote needs at least one line.')
  if (lines > mostLines) {
    fault(
      'add',
      `A quote has ${mostLines} lines at most: take out ${lines - mostLines}, or write two quotes.`,
    )
  }
}

/** Reads the line that is the form's `at`th, counted from 1. */
function readLine(
  typed: DraftLine,
  at: number,
  isTaxed: boolean,
  fault: Fault,
): ReadLine | undefined {
  const name = typed.what.trim() || `Line ${at}`
  if (!typed.product && !typed.what.trim())
    fault(`what-${at}`, 'Say what this line is, or take it out.')
  if ([...typed.what].length > longestLine && !typed.product) {
    fault(`what-${at}`, `A line has ${longestLine} letters at most.`)
  }
  const quantity =
    readQuantity(typed.quantity) ??
    fault(`qty-${at}`, `${name}: how many? A whole number from 1 to 99,999.`)
  const price = readLinePrice(typed, name, (words) => fault(`each-${at}`, words))
  const taxRate = isTaxed
    ? (readPercent(typed.taxRate) ??
      fault(`rate-${at}`, `${name}: the tax is a per cent from 0 to 100, as 5 or 2.5.`))
    : 0
  return quantity === undefined || price === undefined || taxRate === undefined
    ? undefined
    : { typed, quantity, price, taxRate }
}

function checkSums({ discount, linesSum, total }: Sums, fault: Fault) {
  if (discount > linesSum) {
    fault(
      'discountValue',
      `The discount is more than the lines. It can be ${formatMoney(linesSum)} at most.`,
    )
  } else if (total > mostTotal) {
    fault(
      'add',
      `The total is ${formatMoney(total)}, more than a crore. Is a price or a quantity one figure too long? Larger orders go as two quotes.`,
    )
  }
}

/** Gives what a line comes to, as far as it can be read. */
export function lineAmount({ quantity, price }: DraftLine): Money | undefined {
  const [many, each] = [readQuantity(quantity), readAmount(price)]
  return many === undefined || each === undefined ? undefined : many * each
}

/** Reads a rate or a share in per cent, from 0 to 100 with two figures after the point at most. */
export function readPercent(typed: string): BasisPoints | undefined {
  const [, whole, part = ''] =
    /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(latinDigits(typed).replace(/\s*%$/, '').trim()) ?? []
  if (whole === undefined) return undefined
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return points <= 10_000 ? points : undefined
}

/** Reads an amount that may be 0; undefined for what is none. */
export function readAmount(typed: string): Money | undefined {
  if (/^0+(\.0{0,2})?$/.test(latinDigits(typed).trim())) return 0
  const read = readPrice(typed)
  return 'price' in read && read.price !== null ? read.price : undefined
}

function readLinePrice({ price }: DraftLine, name: string, fault: (words: string) => undefined) {
  if (price.trim() === '') return fault(`${name} has no price yet. Type one, or 0 if it is free.`)
  return (
    readAmount(price) ??
    fault(
      `${name}: “${price.trim()}” is no price. Type rupees below ${formatMoney(crore)}, as 249 or 1,24,900.50, or 0 if it is free.`,
    )
  )
}

function readDiscount(
  { discount, discountValue }: QuoteDraft,
  fault: (words: string) => undefined,
): Discount | undefined {
  if (discount === 'none') return { kind: 'none' }
  if (discount === 'percent') {
    const percent = readPercent(discountValue)
    return percent === undefined
      ? fault('The discount is a per cent from 0 to 100, as 5 or 2.5.')
      : { kind: 'percent', percent }
  }
  const amount = readAmount(discountValue)
  return amount === undefined
    ? fault(`The discount is an amount in rupees below ${formatMoney(crore)}.`)
    : { kind: 'amount', amount }
}

function readDelivery(
  { delivery, deliveryValue }: QuoteDraft,
  settings: QuoteSettings,
  fault: (words: string) => undefined,
): Money | null | undefined {
  if (delivery === 'none') return null
  if (delivery === 'free') return 0
  if (delivery === 'flat') return settings.delivery
  return readAmount(deliveryValue) ?? fault('What does the delivery cost? An amount in rupees.')
}

function readAdvance(
  { advance, advanceValue }: QuoteDraft,
  total: Money,
  fault: (words: string) => undefined,
): ReadAdvance | undefined {
  if (advance === 'none') return { advance: null, advancePercent: null }
  if (advance === 'percent') {
    const percent = readPercent(advanceValue)
    if (percent === undefined || percent === 0) {
      return fault('The advance is a per cent above 0, up to 100.')
    }
    const part = advanceOf(total, percent)
    return part > 0
      ? { advance: part, advancePercent: percent }
      : fault(`The advance comes to ${formatMoney(part)}: leave it out.`)
  }
  const amount = readAmount(advanceValue)
  if (amount === undefined || amount === 0) return fault('The advance is an amount in rupees.')
  if (amount > total) return fault('The advance is more than the total.')
  return { advance: amount, advancePercent: null }
}

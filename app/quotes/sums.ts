import type { Money } from '#app/money/money.ts'
import type { TaxLine } from '#app/settings/quotes/quote-settings.ts'

/** Hundredths of a per cent: 5 % is 500. */
export type BasisPoints = number

export type Discount =
  | { kind: 'none' }
  | { kind: 'amount'; amount: Money }
  | { kind: 'percent'; percent: BasisPoints }

/** What a quote is added up from; every amount is 0 or more. */
export interface SumsInput {
  lines: readonly { price: Money; quantity: number; taxRate: BasisPoints }[]
  discount: Discount
  /** Null: not spoken of. */
  delivery: Money | null
  deliveryRate: BasisPoints
  tax: TaxLine
}

/** What one rate of tax comes to. */
export interface TaxSum {
  rate: BasisPoints
  amount: Money
}

export interface Sums {
  /** What each line comes to, in the lines' order. */
  lines: Money[]
  linesSum: Money
  discount: Money
  delivery: Money | null
  /** One for each rate above 0 at which something is taxed, the lowest first; none where tax is not spoken of. */
  taxes: TaxSum[]
  total: Money
}

/**
 * Adds a quote up in whole paise: discount, delivery, tax, in this order. Line amounts are exact; each
 * percentage is taken once, of exact sums, and rounded half up to whole rupees, but for the whole. A
 * discount is spread over the rates of tax in proportion. It may be more than the lines: whoever sends
 * refuses that.
 */
export function addUp({ lines, discount, delivery, deliveryRate, tax }: SumsInput): Sums {
  const amounts = lines.map(({ price, quantity }) => price * quantity)
  const linesSum = amounts.reduce((sum, amount) => sum + amount, 0)
  const off = discountOf(discount, linesSum)
  const byRate = new Map<BasisPoints, { lines: Money; delivery: Money }>()
  const at = (rate: BasisPoints) => byRate.get(rate) ?? { lines: 0, delivery: 0 }
  lines.forEach(({ taxRate }, place) => {
    const sum = at(taxRate)
    byRate.set(taxRate, { ...sum, lines: sum.lines + (amounts[place] ?? 0) })
  })
  if (delivery !== null) byRate.set(deliveryRate, { ...at(deliveryRate), delivery })
  const taxes =
    tax === 'none'
      ? []
      : [...byRate]
          .filter(
            ([rate, sum]) => rate > 0 && (sum.delivery > 0 || (sum.lines > 0 && off < linesSum)),
          )
          .sort(([one], [other]) => one - other)
          .map(([rate, sum]) => ({ rate, amount: taxOf(rate, sum, { linesSum, off, tax }) }))
  const added = tax === 'added' ? taxSum(taxes) : 0
  const total = linesSum - off + (delivery ?? 0) + added
  return { lines: amounts, linesSum, discount: off, delivery, taxes, total }
}

/** What is asked for before the rest: a part of the total in whole rupees, or all of it. */
export function advanceOf(total: Money, percent: BasisPoints): Money {
  return partOf(total, percent)
}

function discountOf(discount: Discount, linesSum: Money): Money {
  switch (discount.kind) {
    case 'none':
      return 0
    case 'amount':
      return discount.amount
    case 'percent':
      return partOf(linesSum, discount.percent)
  }
}

/** A part of a sum in whole rupees; the whole is the whole, with its paise. */
function partOf(sum: Money, percent: BasisPoints): Money {
  if (percent === 10_000) return sum
  const rounded = toWholeRupees(BigInt(sum) * BigInt(percent), 10_000n)
  // Most of Rs 0.50 is Rs 0.50 at most, not the rupee that it rounds to.
  return Math.min(rounded, sum)
}

/** The tax at one rate: of its lines, less their part of the discount, and of the delivery. */
function taxOf(
  rate: BasisPoints,
  sum: { lines: Money; delivery: Money },
  { linesSum, off, tax }: { linesSum: Money; off: Money; tax: TaxLine },
): Money {
  // Base = lines * (linesSum - off) / linesSum + delivery, kept as a fraction over linesSum.
  const whole = BigInt(linesSum || 1)
  const base = BigInt(sum.lines) * BigInt(linesSum - off) + BigInt(sum.delivery) * whole
  const per = 10_000n + (tax === 'included' ? BigInt(rate) : 0n)
  return toWholeRupees(base * BigInt(rate), whole * per)
}

/** Rounds a fraction of paise half up to whole rupees, and gives those in paise. */
function toWholeRupees(numerator: bigint, denominator: bigint): Money {
  const rupee = denominator * 100n
  return Number((2n * numerator + rupee) / (2n * rupee)) * 100
}

/** Gives what all rates of tax come to. */
export function taxSum(taxes: readonly TaxSum[]): Money {
  return taxes.reduce((sum, { amount }) => sum + amount, 0)
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addUp, advanceOf, type SumsInput } from './sums.ts'

const rs = (rupees: number) => Math.round(rupees * 100)
const line = (rupees: number, quantity = 1, taxRate = 0) => ({
  price: rs(rupees),
  quantity,
  taxRate,
})
const plain: SumsInput = {
  lines: [line(160, 12), line(120), line(90), line(250)],
  discount: { kind: 'percent', percent: 500 },
  delivery: rs(79),
  deliveryRate: 0,
  tax: 'none',
}

describe('a quote', () => {
  test('takes the discount of its lines, then adds the delivery', () => {
    expect(addUp(plain)).toEqual({
      lines: [rs(1920), rs(120), rs(90), rs(250)],
      linesSum: rs(2380),
      discount: rs(119),
      delivery: rs(79),
      taxes: [],
      total: rs(2340),
    })
  })

  test('rounds a percentage half up to whole rupees, once', () => {
    const of = (rupees: number, percent: number) =>
      addUp({ ...plain, lines: [line(rupees)], discount: { kind: 'percent', percent } }).discount
    expect(of(10, 500)).toBe(rs(1))
    expect(of(9.99, 500)).toBe(0)
    expect(of(0.5, 10_000)).toBe(50)
    // What rounds to a rupee of a sum below one is all of it.
    expect(of(0.6, 9_000)).toBe(60)
    expect(advanceOf(rs(2340), 3333)).toBe(rs(780))
    expect(advanceOf(rs(0.5), 10_000)).toBe(50)
    expect(of(249.1, 10_000)).toBe(rs(249.1))
    expect(advanceOf(rs(249.1), 10_000)).toBe(rs(249.1))
  })

  test('says the tax that its prices hold, one row a rate, and adds nothing', () => {
    const { taxes, total } = addUp({
      ...plain,
      lines: [line(1050, 1, 500), line(112, 1, 1200), line(100)],
      discount: { kind: 'none' },
      tax: 'included',
    })
    expect(taxes).toEqual([
      { rate: 500, amount: rs(50) },
      { rate: 1200, amount: rs(12) },
    ])
    expect(total).toBe(rs(1341))
  })

  test('adds tax on what is left after the discount, spread over the rates, and on delivery', () => {
    const { taxes, total } = addUp({
      lines: [line(1000, 1, 500), line(3000, 1, 1800)],
      discount: { kind: 'amount', amount: rs(400) },
      delivery: rs(100),
      deliveryRate: 1800,
      tax: 'added',
    })
    expect(taxes).toEqual([
      { rate: 500, amount: rs(45) },
      { rate: 1800, amount: rs(504) },
    ])
    expect(total).toBe(rs(4000 - 400 + 100 + 45 + 504))
  })

  test('names no rate at which nothing is taxed', () => {
    const lines = [line(105, 1, 500), line(0, 1, 1200)]
    const quote = { ...plain, lines, delivery: 0, deliveryRate: 1800, tax: 'included' } as const
    const ratesOf = (changes: Partial<SumsInput> = {}) =>
      addUp({ ...quote, ...changes }).taxes.map(({ rate }) => rate)
    expect(ratesOf()).toEqual([500])
    expect(ratesOf({ discount: { kind: 'percent', percent: 10_000 } })).toEqual([])
    expect(ratesOf({ delivery: rs(79) })).toEqual([500, 1800])
  })
})

/** An exact fraction. */
class Ratio {
  readonly top: bigint
  readonly bottom: bigint

  constructor(top: bigint, bottom = 1n) {
    this.top = top
    this.bottom = bottom
  }
  plus(other: Ratio) {
    return new Ratio(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom)
  }
  minus(other: Ratio) {
    return this.plus(new Ratio(-other.top, other.bottom))
  }
  times(other: Ratio) {
    return new Ratio(this.top * other.top, this.bottom * other.bottom)
  }
  /** The whole rupees, in paise, at most half a rupee away, the higher one where two are. */
  isRoundedTo(paise: number) {
    const off = this.minus(new Ratio(BigInt(paise)))
    const [twice, rupee] = [2n * off.top, 100n * off.bottom]
    return paise % 100 === 0 && -rupee <= twice && twice < rupee
  }
}

const money = fc.integer({ min: 0, max: 999_999_999 })
const rate = fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000, 9999)
const quotes = fc.record<SumsInput>({
  lines: fc.array(
    fc.record({ price: money, quantity: fc.integer({ min: 1, max: 99_999 }), taxRate: rate }),
    { maxLength: 20 },
  ),
  discount: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.nat(10_000) }),
  ),
  delivery: fc.option(money),
  deliveryRate: rate,
  tax: fc.constantFrom('none', 'included', 'added'),
})

test('every sum is what exact arithmetic gives, rounded once', () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const sums = addUp(quote)
      const amounts = quote.lines.map(({ price, quantity }) => BigInt(price) * BigInt(quantity))
      const all = amounts.reduce((sum, amount) => sum + amount, 0n)
      expect(sums.lines.map(BigInt)).toEqual(amounts)
      expect(BigInt(sums.linesSum)).toBe(all)
      if (quote.discount.kind === 'percent') {
        const part = new Ratio(all * BigInt(quote.discount.percent), 10_000n)
        expect(part.isRoundedTo(sums.discount) || BigInt(sums.discount) === all).toBe(true)
      }
      const left = all - BigInt(sums.discount)
      const taxed = quote.lines.filter((_, place) => left > 0n && amounts[place] !== 0n)
      const rates = new Set([
        ...taxed.map(({ taxRate }) => taxRate),
        ...(quote.delivery ? [quote.deliveryRate] : []),
      ])
      rates.delete(0)
      const isTaxed = quote.tax !== 'none'
      expect(sums.taxes.map((tax) => tax.rate)).toEqual(
        isTaxed ? [...rates].toSorted((one, other) => one - other) : [],
      )
      for (const { rate: taxRate, amount } of sums.taxes) {
        let base = new Ratio(0n)
        quote.lines.forEach((one, place) => {
          if (one.taxRate !== taxRate || all === 0n) return
          base = base.plus(new Ratio((amounts[place] ?? 0n) * left, all))
        })
        if (quote.deliveryRate === taxRate) base = base.plus(new Ratio(BigInt(quote.delivery ?? 0)))
        const per = 10_000n + (quote.tax === 'included' ? BigInt(taxRate) : 0n)
        expect(base.times(new Ratio(BigInt(taxRate), per)).isRoundedTo(amount)).toBe(true)
      }
      const added = quote.tax === 'added' ? sums.taxes : []
      const total = added.reduce((sum, { amount }) => sum + BigInt(amount), left)
      expect(BigInt(sums.total)).toBe(total + BigInt(quote.delivery ?? 0))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crore } from '#app/money/money.ts'
import { changePrice, type PriceChange, roundings } from './bulk-change.ts'

const percent = (hundredths: number, roundTo: PriceChange['roundTo'] = 1) =>
  ({ does: 'price', by: 'percent', hundredths, roundTo }) as const
const rupees = (hundredths: number, roundTo: PriceChange['roundTo'] = 1) =>
  ({ does: 'price', by: 'rupees', hundredths, roundTo }) as const

test.each([
  [4_000, percent(500), 4_200],
  [9_000, percent(500), 9_500],
  [24_950, percent(500), 26_200],
  [24_900, percent(500, 5), 26_000],
  [24_900, percent(500, 10), 26_000],
  [24_900, percent(-1_000), 22_400],
  [10_000, percent(250), 10_300],
  [24_900, rupees(2_000), 26_900],
  [24_900, rupees(-2_000, 10), 23_000],
  // Rounding never makes cheaper what was to be dearer, or dearer what was to be cheaper.
  [4_400, percent(200, 10), 4_400],
  [4_600, percent(-200, 10), 4_600],
])('a price of %i paise by %j becomes %i', (price, change, after) => {
  expect(changePrice(price, change)).toBe(after)
})

test('a price moves the way that was asked for, to a whole step unless it stays', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: crore - 1 }),
      fc.constantFrom('percent' as const, 'rupees' as const),
      fc.integer({ min: -9_900, max: 100_000 }).filter((hundredths) => hundredths !== 0),
      fc.constantFrom(...roundings),
      (price, by, hundredths, roundTo) => {
        const after = changePrice(price, { does: 'price', by, hundredths, roundTo })
        expect(Number.isSafeInteger(after)).toBe(true)
        expect(hundredths > 0 ? after >= price : after <= price).toBe(true)
        if (after !== price) expect(Math.abs(after % (roundTo * 100))).toBe(0)
      },
    ),
  )
})

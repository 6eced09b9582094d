import type { Language } from '#languages/language.ts'
import { moneyWords } from './money.words.ts'

/** An amount of money in paise, hundredths of a rupee: always a whole number, never rupees. */
export type Money = number

/** Prices are below this: one crore of rupees, in paise. */
export const crore: Money = 10_000_000 * 100

/** Before the last three figures, and before each two before those. */
const groups = /\B(?=(?:\d\d)*\d{3}$)/g

/**
 * Says an amount in a language, English unless told, grouped as in India: 'Rs 1,24,900', and
 * 'Rs 249.50' where there are paise. A no-break space follows the sign.
 */
export function formatMoney(money: Money, language: Language = 'en'): string {
  const paise = Math.abs(money) % 100
  const rupees = String((Math.abs(money) - paise) / 100).replace(groups, ',')
  const figures = paise === 0 ? rupees : `${rupees}.${String(paise).padStart(2, '0')}`
  return `${money < 0 ? '-' : ''}${moneyWords[language].rupees(figures)}`
}

/** Says a price in a language, English unless told; where there is none, that people ask for it. */
export function formatPrice(price: Money | null, language: Language = 'en'): string {
  return price === null ? moneyWords[language].onAsking : formatMoney(price, language)
}

/** Gives what keeps an amount from being a price, in a sentence for staff; undefined for a price. */
export function findPriceFault(money: Money): string | undefined {
  if (money >= crore) return `A price is below ${formatMoney(crore)}. Is it one figure too long?`
  if (!Number.isInteger(money)) return 'A price is a whole number of paise.'
  return money > 0 ? undefined : 'A price is more than 0. Leave it empty if people should ask.'
}

import { latinDigits } from '#languages/latin-digits.ts'
import { findPriceFault, type Money } from './money.ts'

/** A price as somebody wrote it; null: on asking. `fault` says to staff why it can't be read. */
export type PriceRead = { price: Money | null } | { fault: string }

/** What people write where there is no price. */
const onAsking = /^(-|–|—|n\/?a|(price )?on (request|asking|enquiry)|ask( us)?|por)$/

/** A sign for less than nothing may stand before the rupees' sign or after it. */
const parts = /^(-?)\s*(?:₹|rs\.?|inr|रु\.?)?\s*(-?)\s*(.*?)\s*(?:\/-?|rs\.?|rupees|only)?$/
const amount = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/

/**
 * Reads a price as people write it, in a field or a sheet: '249', '₹249/-', 'Rs. 1,24,900.50' and
 * digits of Devanagari; empty and 'on request' are no price. Refuses what is no amount, more than
 * two figures after the point, 0 and less, and a crore or more. Never throws.
 */
export function readPrice(written: string): PriceRead {
  const text = latinDigits(written)
    .replace(/\u2212/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  if (text === '' || onAsking.test(text)) return { price: null }
  const [, before, after, figures = ''] = parts.exec(text) ?? []
  const [, rupees, paise = ''] = amount.exec(figures) ?? []
  if (rupees === undefined) {
    const said = written.trim().slice(0, 30)
    return {
      fault: `“${said}” is no price. Write it in rupees, as 249 or 1,24,900, or leave it empty if people should ask.`,
    }
  }
  if (paise.length > 2) return { fault: 'A price has at most two figures after the point.' }
  const money = Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'))
  const price = before || after ? -money : money
  const fault = findPriceFault(price)
  return fault ? { fault } : { price }
}

import type { Money } from '#app/money/money.ts'
import type { UpiPayee } from './quote-settings.ts'

/** A payment to be made by UPI. */
export interface UpiPayment {
  to: UpiPayee
  amount: Money
  /** What is written with it, as the quote's number. */
  note: string
}

/**
 * Gives the address that opens a UPI app with a payment filled in (NPCI's linking specification).
 * Every part is encoded; the id's @ stands as it is, since its shape was checked and some apps take no
 * other.
 */
export function upiLink({ to, amount, note }: UpiPayment): string {
  const parts = {
    pa: encodeURIComponent(to.id).replace('%40', '@'),
    pn: encodeURIComponent(to.name),
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tn: encodeURIComponent(note),
  }
  const query = Object.entries(parts).map(([name, value]) => `${name}=${value}`)
  return `upi://pay?${query.join('&')}`
}

import type { BulkChange, PriceChange } from '#app/catalogue/bulk/bulk-change.ts'
import { readAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { toMonth, usualDays } from '#app/catalogue/sizes/size.ts'
import type { PostedForm } from '#app/desk/posted-form.ts'
import { crore } from '#app/money/money.ts'
import { latinDigits } from '#languages/latin-digits.ts'

/**
 * What a form asks to be done to many products, or what is wrong at a field; undefined: none of
 * ours sends it.
 */
export type BulkRead = { bulk: BulkChange } | { fault: string; at: 'price' | 'days' } | undefined

/** Reads what is to be done to the ticked products; `categories` are the keys of those there are. */
export function readBulkChange(posted: PostedForm, categories: readonly string[]): BulkRead {
  switch (posted.intent) {
    case 'hide':
    case 'show':
      return { bulk: { does: posted.intent } }
    case 'available':
      return { bulk: { does: 'availability', to: { is: 'available' } } }
    case 'to-order': {
      const { days = String(usualDays) } = posted
      const to = readAvailability(`to-order ${latinDigits(days).trim()}`)
      if (!to) return { fault: 'Made to order in 1 to 365 days.', at: 'days' }
      return { bulk: { does: 'availability', to } }
    }
    case 'away':
      return {
        bulk: { does: 'availability', to: { is: 'away', backIn: toMonth(posted.month ?? null) } },
      }
    case 'category': {
      const to = categories.find((key) => key === posted.category)
      return to === undefined ? undefined : { bulk: { does: 'category', to } }
    }
    case 'price':
      return readPriceChange(posted)
    default:
      return undefined
  }
}

/** At most so much dearer, in hundredths of a per cent; and never down to nothing. */
const mostPercent = 1_000_00
const leastPercent = -99_00

function readPriceChange({ amount = '', by: unit }: PostedForm): BulkRead {
  const by: PriceChange['by'] = unit === 'rupees' ? unit : 'percent'
  const text = latinDigits(amount)
    .replace(/\u2212/g, '-')
    .replace(/\s|%|₹|rs\.?/gi, '')
  const [, sign, whole, parts = ''] = /^([+-]?)(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) {
    return refused('Write by how much, as +5 or -10; at most two figures after the point.')
  }
  const size = Number(whole) * 100 + Number(parts.padEnd(2, '0'))
  const hundredths = sign === '-' ? -size : size
  if (hundredths === 0) return refused('By 0 nothing changes.')
  if (by === 'percent' && (hundredths > mostPercent || hundredths < leastPercent)) {
    return refused('Prices change by 99 per cent down to 1,000 per cent up.')
  }
  if (size >= crore) return refused('That is a crore of rupees or more.')
  return { bulk: { does: 'price', by, hundredths, roundTo: 1 } }
}

function refused(fault: string) {
  return { fault, at: 'price' as const }
}

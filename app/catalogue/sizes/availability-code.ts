import { type Availability, toMonth } from './size.ts'

/**
 * Writes an availability as one text, to be posted and stored: 'to-order 14', 'away March'; '' for
 * nothing said.
 */
export function writeAvailability(availability: Availability | null): string {
  if (availability === null) return ''
  if (availability.is === 'to-order') return `to-order ${availability.days}`
  const month = availability.is === 'away' ? availability.backIn : null
  return month ? `away ${month}` : availability.is
}

/** Reads what `writeAvailability` wrote; undefined for any other text. */
export function readAvailability(text: string): Availability | null | undefined {
  const [is, more, ...rest] = text.split(' ')
  if (text === '') return null
  if (rest.length > 0) return undefined
  if (is === 'to-order') {
    const days = /^[1-9]\d{0,2}$/.test(more ?? '') ? Number(more) : 0
    return days >= 1 && days <= 365 ? { is, days } : undefined
  }
  if (is === 'away') {
    const backIn = toMonth(more ?? null)
    return more === undefined || backIn ? { is, backIn } : undefined
  }
  return (is === 'available' || is === 'ask') && more === undefined ? { is } : undefined
}

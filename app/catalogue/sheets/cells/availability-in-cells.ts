import { findMonth } from '#app/catalogue/facts/months.ts'
import type { SizePart } from '#app/catalogue/sheets/reading/size-columns.ts'
import { type Availability, usualDays } from '#app/catalogue/sizes/size.ts'
import { findAnswer, isCleared, quoted } from './cell-read.ts'

/** What the cells of a size say. */
export type SizeTexts = Partial<Record<SizePart, string>>

/** Which of its cells can't be read, and why. */
export interface SizeFault {
  part: SizePart
  fault: string
}

/**
 * Reads from a size's cells whether it can be had: what none of them says stays as it was before.
 */
export function readAvailability(
  { availability: said, days, backIn }: SizeTexts,
  before: Availability | null,
): Availability | null | SizeFault {
  let is = before
  if (said !== undefined) {
    const read = isCleared(said) ? null : findAvailability(said, before)
    if (read === undefined) {
      return {
        part: 'availability',
        fault: `${quoted(said)} is not understood. Write Available now, Made to order, Not now or Ask us.`,
      }
    }
    is = read
  }
  if (days !== undefined && !isCleared(days)) {
    const isOther = said !== undefined && is?.is !== 'to-order'
    if (isOther) return { part: 'days', fault: 'Only a size that is made to order takes days.' }
    const [, count] = /^(\d{1,4})(?: days?)?$/i.exec(days) ?? []
    if (!count) return { part: 'days', fault: `${quoted(days)} is no number of days.` }
    is = { is: 'to-order', days: Number(count) }
  }
  if (backIn !== undefined) {
    const month = isCleared(backIn) ? null : findMonth(backIn)
    if (month === undefined) return { part: 'backIn', fault: `${quoted(backIn)} is not a month.` }
    if (month === null) return is?.is === 'away' ? { is: 'away', backIn: null } : is
    const isOther = said !== undefined && is?.is !== 'away'
    if (isOther) return { part: 'backIn', fault: 'Only a size that is away comes back.' }
    is = { is: 'away', backIn: month }
  }
  return is
}

/** What yes and no say of a size. */
const answered = { yes: 'available', no: 'away' } as const

/** What owners write in place of each availability, in small letters. */
const written: readonly (readonly [RegExp, Availability['is']])[] = [
  [/^(available( now)?|in stock|now)$/, 'available'],
  [/^(made )?to order\b|^on order$/, 'to-order'],
  [/^(not now|not available( now)?|away|out of stock|sold out|back in .*)$/, 'away'],
  [/^(ask|ask us|on (request|asking))$/, 'ask'],
]

function findAvailability(text: string, before: Availability | null): Availability | undefined {
  const said = text.toLowerCase()
  const answer = findAnswer(text)
  const is = answer ? answered[answer] : written.find(([pattern]) => pattern.test(said))?.[1]
  if (is === undefined) {
    const backIn = findMonth(text)
    return backIn && { is: 'away', backIn }
  }
  if (is === 'to-order') {
    const told = /\d+/.exec(said)?.[0]
    const known = before?.is === 'to-order' ? before.days : usualDays
    return { is, days: told ? Number(told) : known }
  }
  if (is !== 'away') return { is }
  const month = findMonth(/^back in (.*)$/.exec(said)?.[1] ?? '')
  return { is, backIn: month ?? (before?.is === 'away' ? before.backIn : null) }
}

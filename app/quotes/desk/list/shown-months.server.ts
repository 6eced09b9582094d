import { formatMoney, type Money } from '#app/money/money.ts'
import { listOutcomes, type Outcome, type QuoteOutcome } from '#app/quotes/quote-outcomes.server.ts'
import { monthWords } from '#app/time/day-words.ts'
import { startOfMonth } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'

interface ShownMonth {
  /** `November`, with its year where that is another. */
  month: string
  sent: number
  accepted: number
  /** What the accepted ones come to. */
  sum: string
}

/** Quotes by the month of sending, the last twelve at most, and all of these together. */
export interface ShownMonths {
  months: readonly ShownMonth[]
  all: Omit<ShownMonth, 'month'>
  /** What became of all of them; they add up to those that were sent. */
  outcomes: Record<Outcome, number>
}

const howMany = 12

/** Gives how many quotes were sent and accepted in each of the last months, the newest first. */
export async function showMonths(db: Database, now: Date): Promise<ShownMonths> {
  const sent = await listOutcomes(db, startOfMonthBefore(now, howMany - 1), now)
  const byMonth = Map.groupBy(sent, ({ sentAt }) => monthWords(sentAt, now))
  const months = [...byMonth].map(([month, quotes]) => ({ month, ...addUp(quotes) })).reverse()
  const count = (wanted: Outcome) => sent.filter(({ outcome }) => outcome === wanted).length
  return {
    months,
    all: addUp(sent),
    outcomes: {
      accepted: count('accepted'),
      declined: count('declined'),
      expired: count('expired'),
      open: count('open'),
      withdrawn: count('withdrawn'),
    },
  }
}

function addUp(quotes: readonly QuoteOutcome[]) {
  const accepted = quotes.filter(({ outcome }) => outcome === 'accepted')
  const sum = accepted.reduce<Money>((before, { total }) => before + total, 0)
  return { sent: quotes.length, accepted: accepted.length, sum: formatMoney(sum) }
}

/** The first instant of the month so many months before. */
function startOfMonthBefore(now: Date, months: number): Date {
  let at = startOfMonth(now)
  for (let before = 0; before < months; before += 1) at = startOfMonth(new Date(at.getTime() - 1))
  return at
}

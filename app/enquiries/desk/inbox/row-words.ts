import type { LastDone } from '#app/enquiries/answering/enquiry-event.ts'
import {
  enquiryStates,
  lostReasonWords,
  mapStates,
  stateTable,
} from '#app/enquiries/answering/enquiry-state.ts'
import type { InboxRow } from '#app/enquiries/answering/inbox/inbox-row.ts'
import { productWords } from '#app/enquiries/product-words.ts'
import { formatMoney } from '#app/money/money.ts'
import type { MainQuote } from '#app/quotes/main-quotes.server.ts'
import { quoteName } from '#app/quotes/quote.ts'
import { dayWords, inSentence, unbrokenDateWords } from '#app/time/day-words.ts'
import { indiaInstant } from '#app/time/india.ts'

/** So many products are named; of the others only the number is said. */
const namedProducts = 2

type Row = Pick<
  InboxRow,
  | 'kind'
  | 'queryType'
  | 'companyName'
  | 'turn'
  | 'turnSince'
  | 'state'
  | 'lastDone'
  | 'lastDoneAt'
  | 'lostReason'
  | 'remindAt'
  | 'earlier'
>

/** Gives what was asked for: `Areca Palm × 6, Peace Lily × 4 and 2 more`. No line ends within `× 6`. */
export function askedWords(products: InboxRow['products']): string {
  const named = products
    .slice(0, namedProducts)
    .map((product) => productWords(product).replace(/ × (?=\S+$)/, ' ×\u00a0'))
    .join(', ')
  const left = products.length - namedProducts
  return left > 0 ? `${named} and ${left} more` : named
}

/** Gives what was last done, and when: `We wrote on Wed`, `Quote sent 14 Nov`, `No answer today`. */
export function lastDoneWords({ lastDone, lastDoneAt, lostReason }: Row, now: Date): string {
  if (lastDone === 'lost' && lostReason) {
    return `${deeds.lost} ${inSentence(dayWords(lastDoneAt, now))}: ${lostReasonWords[lostReason].toLowerCase()}`
  }
  return `${deeds[lastDone]} ${inSentence(dayWords(lastDoneAt, now))}`
}

/** Gives what one has to know before one calls; undefined where there is nothing. */
export function mattersWords(row: Row, now: Date): string | undefined {
  const said = [bulkWords(row), turnWords(row, now), earlierWords(row)]
  return said.filter(Boolean).join(', ') || undefined
}

const deeds: Record<LastDone, string> = {
  ...mapStates(enquiryStates, ({ deed }) => deed),
  received: 'Received',
  reached: 'We spoke',
  written: 'We wrote',
  'no-answer': 'No answer',
  'handed-back': 'Handed back',
  'wrote-again': 'Asked again',
  released: 'Released',
  'quote-accepted': 'Quote accepted',
  'quote-change-asked': 'Asked for a change',
}

/** After these it is the visitor's turn, until silence makes it ours. */
const awaitsThem: readonly LastDone[] = [
  'reached',
  'written',
  ...enquiryStates.filter((state) => stateTable[state].turn === 'theirs'),
]

function bulkWords({ kind, queryType, companyName }: Row) {
  if (kind !== 'bulk') return undefined
  const what = queryType === 'corporateGift' ? 'Corporate gift' : 'Bulk purchase'
  return companyName ? `${what} for ${companyName}` : what
}

/** Why it is our turn, where it was theirs before or somebody has tried. */
function turnWords({ turn, turnSince, lastDone, lastDoneAt, remindAt }: Row, now: Date) {
  if (turn === 'theirs' && remindAt) return `Reminder ${inSentence(dayWords(remindAt, now))}`
  if (turn !== 'ours') return undefined
  if (remindAt && remindAt <= now.toISOString()) return 'Reminder is due'
  if (lastDone === 'wrote-again') return 'Asked again'
  if (lastDone === 'handed-back') return 'Handed back'
  if (lastDone === 'no-answer') return `No answer ${inSentence(dayWords(lastDoneAt, now))}`
  if (lastDone === 'reached' && turnSince <= lastDoneAt) {
    return `We spoke ${inSentence(dayWords(lastDoneAt, now))}, we go on`
  }
  if (awaitsThem.includes(lastDone)) {
    return `Silent since ${inSentence(dayWords(lastDoneAt, now))}`
  }
  return undefined
}

/** Gives a quote and how it stands: `Quote Q-2026-0017, Rs 2,340, valid till 30 Nov`. */
export function quoteWords(quote: MainQuote, now: Date): string {
  const { standing, total, validUntil } = quote
  const named = `Quote ${quoteName(quote)}, ${formatMoney(total)}`
  const last = indiaInstant(validUntil)
  switch (standing) {
    case 'change-asked':
      return `${named}: wants it changed`
    case 'accepted':
      return `${named}: accepted`
    case 'declined':
      return `${named}: not wanted`
    case 'withdrawn':
      return `${named}: withdrawn`
    case 'expired': {
      const ended = `${named}, ended ${unbrokenDateWords(last)}`
      return quote.isAskedAnew ? `${ended}: wants a new one` : ended
    }
    default: {
      const day = dayWords(last.toISOString(), now)
      return ['Today', 'Tomorrow'].includes(day)
        ? `${named}, ends ${day.toLowerCase()}`
        : `${named}, valid till ${unbrokenDateWords(last)}`
    }
  }
}

function earlierWords({ earlier }: Row) {
  if (earlier === 0) return undefined
  return earlier === 1 ? '1 enquiry before' : `${earlier} enquiries before`
}

import type { PostedForm } from '#app/desk/posted-form.ts'
import { tidyText } from '#app/enquiries/enquiry-rules.ts'
import { crore, formatMoney } from '#app/money/money.ts'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import type { Doing } from '#app/quotes/drafts/drafts.server.ts'
import { readAmount } from '#app/quotes/drafts/read-draft.ts'
import { longestAnswer } from '#app/quotes/quote.ts'
import { changeSentQuote, type QuoteChange } from '#app/quotes/sending/change-sent.server.ts'
import { startRevision } from '#app/quotes/sending/start-revision.server.ts'
import { dayMs, indiaDay, readDay } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'

/** Where a form about a sent quote leads, or why nothing was stored. */
export type SentOutcome = { to: string } | { problem: string; status: 409 | 422 }

/**
 * Does what a form about a sent quote asks for. Undefined where there is no such quote or no such form.
 */
export async function changeSentByForm(
  app: App,
  revisionId: number,
  form: PostedForm,
  doing: Doing,
): Promise<SentOutcome | undefined> {
  if (form.intent === 'revise') {
    const id = await startRevision(app, revisionId, doing)
    return id === undefined ? undefined : { to: oneQuotePath(id) }
  }
  const change = readChange(form, doing.now)
  if (change === undefined) return undefined
  if (typeof change === 'string') return { problem: change, status: 422 }
  const outcome = await changeSentQuote(app, revisionId, change, doing)
  if (!outcome) return undefined
  if ('refused' in outcome) return { problem: outcome.refused, status: 409 }
  const page = oneQuotePath(revisionId)
  return { to: change.kind === 'send-again' ? `${page}?sent=email` : page }
}

/** How much longer a quote may hold, in ms: beyond that the year is a slip. */
const longestMs = 366 * dayMs

/** The change that a form asks for; a text says what is wrong with it; undefined: there is no such form. */
function readChange(form: PostedForm, now: Date): QuoteChange | string | undefined {
  switch (form.intent) {
    case 'accepted':
      return { kind: 'accepted' }
    case 'change-asked': {
      const words = tidyText(form.words ?? '')
      return isTooLong(words)
        ? `What is to be changed has ${longestAnswer} characters at most.`
        : { kind: 'change-asked', words }
    }
    case 'declined':
    case 'send-again':
    case 'not-accepted':
    case 'not-declined':
      return { kind: form.intent }
    case 'chat-sent':
    case 'chat-not-sent':
      return { kind: 'chat', isSent: form.intent === 'chat-sent' }
    case 'withdraw': {
      const reason = tidyText(form.reason ?? '')
      return isTooLong(reason)
        ? `Why it is withdrawn has ${longestAnswer} characters at most.`
        : { kind: 'withdraw', reason }
    }
    case 'prolong': {
      const { until = '' } = form
      if (readDay(until) === undefined) return 'Valid until is no day: choose one.'
      if (until < indiaDay(now)) return 'Valid until is in the past. Choose today or later.'
      return until > indiaDay(new Date(now.getTime() + longestMs))
        ? 'Valid until is more than a year from now. Is it the right year?'
        : { kind: 'prolong', until }
    }
    case 'paid': {
      const { on = '', amount = '', received: shown } = form
      if (readDay(on) === undefined || on > indiaDay(now)) return 'On which day was it paid?'
      const received = readAmount(amount)
      if (received === undefined) {
        return amount.trim() === ''
          ? 'How much was paid? An amount in rupees.'
          : `“${amount.trim()}” is no amount. Type rupees below ${formatMoney(crore)}, as 249 or 1,24,900.50, or 0 if nothing was paid.`
      }
      return { kind: 'paid', on, amount: received, ...(shown !== undefined && { shown }) }
    }
    default:
      return undefined
  }
}

function isTooLong(words: string) {
  return [...words].length > longestAnswer
}

import { formatMoney } from '#app/money/money.ts'
import type { Payment } from '#app/quotes/quote.ts'
import { longDateIn } from '#app/time/day-words.ts'
import type { Language } from '#languages/language.ts'
import { quoteSheetWords } from './quote-sheet.words.ts'

/** Says what was received and when, a sentence for each payment. */
export function paidWords(paid: readonly Payment[], language: Language): string {
  const words = quoteSheetWords[language]
  return paid
    .map(({ on, amount }) => words.paid(formatMoney(amount, language), longDateIn(on, language)))
    .join(' ')
}

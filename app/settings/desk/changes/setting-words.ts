import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { formatMoney } from '#app/money/money.ts'
import { dateWords } from '#app/time/day-words.ts'
import { counted } from '#languages/counted.ts'

/** Gives a stored value in the words of whoever set it; nothing stored is as it was at the start. */
export function settingWords(name: string, stored: string | null): string {
  if (stored === null) return 'as at the start'
  const value = JSON.parse(stored)
  switch (name) {
    case 'working-hours':
      return hoursWords({ week: value.map((open: unknown) => open ?? undefined) })
    case 'closed-days':
      return value.map((day: string) => dateWords(day)).join(', ') || 'none'
    case 'promise-hours':
      return counted(value, 'working hour')
    case 'silence-days':
      return counted(value, 'working day')
    case 'ready-texts':
      return value.map(({ title }: { title: string }) => title).join(', ') || 'none'
    case 'message-words':
      return [value.draft, value.away].flatMap((words) => Object.values(words)).join(' / ')
    case 'quote-delivery':
      return value === 0 ? 'free' : formatMoney(value)
    case 'quote-tax-rate':
    case 'quote-delivery-rate':
      return `${value / 100} %`
    case 'quote-terms':
      return Object.values(value.texts).join(' / ') || 'nothing'
    default:
      return value === '' ? 'nothing' : String(value)
  }
}

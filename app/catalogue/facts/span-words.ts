import type { Language } from '#languages/language.ts'
import type { Span } from './facts.ts'
import { signWords } from './sign.words.ts'

/** Gives a span of days or centimetres in words: '10 to 15', or '7' where both ends are one. */
export function span({ from, to }: Span, language: Language): string {
  return from === to ? String(from) : signWords[language].span(from, to)
}

/** Gives days between waterings in words: 'every day', 'about every 10 to 15 days'. */
export function daysInWords(days: Span, language: Language): string {
  const words = signWords[language]
  return days.to === 1 ? words.everyDay : words.everyDays(span(days, language))
}

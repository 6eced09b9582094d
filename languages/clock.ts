import { clockWords } from './clock.words.ts'
import type { Language } from './language.ts'

/** Tells a time of the day, given in minutes after midnight: `6:05 pm`, `शाम 6:05 बजे`. */
export function clockTime(minutes: number, language: Language): string {
  return clockWords[language].at(tell(minutes, language, true))
}

/** The same as one end of some hours, full hours without their minutes: `6 pm`, `शाम 6`. */
export function clockHour(minutes: number, language: Language): string {
  return tell(minutes, language, minutes % 60 !== 0)
}

function tell(minutes: number, language: Language, withMinutes: boolean) {
  const hour = Math.floor(minutes / 60) % 24
  const past = withMinutes ? `:${String(minutes % 60).padStart(2, '0')}` : ''
  return clockWords[language][partOfDay(hour)](`${hour % 12 || 12}${past}`)
}

/** The part of the day as India speaks of it: noon begins at twelve, the evening at four. */
function partOfDay(hour: number) {
  if (hour < 4) return 'deepNight'
  if (hour < 12) return 'morning'
  if (hour < 16) return 'noon'
  return hour < 20 ? 'evening' : 'night'
}

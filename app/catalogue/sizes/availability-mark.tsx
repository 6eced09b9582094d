import { monthName } from '#app/catalogue/facts/month-name.ts'
import type { Language } from '#languages/language.ts'
import { useLanguage } from '#languages/use-language.ts'
import { availabilityWords } from './availability.words.ts'
import type { Availability } from './size.ts'

/** Whether and when a size can be had: a round mark and words. */
export function AvailabilityMark({ availability }: { availability: Availability }) {
  const language = useLanguage()
  return (
    <span className={`when when-${availability.is}`}>
      {sayAvailability(availability, language)}
    </span>
  )
}

/** Says in a few words whether and when a size can be had. */
function sayAvailability(availability: Availability, language: Language): string {
  const words = availabilityWords[language]
  switch (availability.is) {
    case 'available':
      return words.available
    case 'to-order':
      return words.toOrder(availability.days)
    case 'away':
      return availability.backIn === null
        ? words.away
        : words.backIn(monthName(availability.backIn, language))
    case 'ask':
      return words.ask
  }
}

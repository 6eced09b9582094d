import { newsPath } from '#app/paths/desk-paths.ts'

/** How far a browser has heard, as the last enquiry's and the last event's ids: `4821-9930`. */
export type NewsPlace = string

/** What a browser is told: references only, of what has arrived and of what staff have changed. */
export interface News {
  arrived: string[]
  changed: string[]
}

/** A name that the stream gives to what it says, beside news: whoever listened is signed out. */
export const signedOutEvent = 'signed-out'

/** The same for: this browser has too many streams open, ask now and then instead. */
export const pollEvent = 'poll'

/** The address of the news since a place. */
export function newsAddress(after: NewsPlace): string {
  return `${newsPath}?${new URLSearchParams({ after })}`
}

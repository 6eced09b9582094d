import { indiaClock } from '#app/time/india.ts'

/** What the form is shown again with: never the password. */
export interface RefusedSignIn {
  identity: string
  lasting: boolean
  wanted: string
  errors: { identity?: string; password?: string }
}

/** Says that it was wrong, how many tries are left, and until when to wait if none is. */
export function wordsForWrong({ left, waitsUntil }: { left: number; waitsUntil?: Date }): string {
  if (waitsUntil) return `That password does not match. ${wordsForWait(waitsUntil)}`
  const tries = left === 1 ? '1 try' : `${left} tries`
  return `That password does not match. ${tries} left, then a 15 minute wait.`
}

/** Says why nobody may try, and until when. */
export function wordsForWait(until: Date, why = 'Too many wrong tries'): string {
  // What ends within a minute has ended when the clock shows the next one.
  const ended = new Date(Math.ceil(until.getTime() / 60_000) * 60_000)
  return `${why}: please wait until ${indiaClock(ended)}.`
}

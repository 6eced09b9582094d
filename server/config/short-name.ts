/**
 * As many words as a home screen shows of a name, which cuts off more than 12 letters, and at least the first.
 * A vowel sign of Devanagari belongs to its letter.
 */
const shownWords = /^(?:\P{M}\p{M}*){1,12}(?= |$)|^\S+/u

/** Gives what people call a business: the first words of its name, as many as a home screen shows. */
export function shortName(name: string): string {
  return name.match(shownWords)?.[0] ?? name
}

/** Gives what the desk of a business is called where it stands among other programs of a phone. */
export function deskName(business: string): string {
  return `${shortName(business)}, the desk`
}

/** A piece of a text in another language than the page's. */
export interface Foreign {
  text: string
  lang: 'en' | 'la'
}

/** What a page says: a text in its own language, or pieces of which some are in another. */
export type Said = string | readonly (string | Foreign)[]

/** Marks a text as English where the page's language has none of its own. */
export function said(text: string, isEnglish: boolean | undefined): Said {
  return isEnglish ? [{ text, lang: 'en' }] : text
}

/** Gives texts one after the other; one text where all are in the page's language. */
export function sayAfter(...texts: readonly Said[]): Said {
  const pieces = texts.flat().filter((piece) => piece !== '')
  return pieces.some((piece) => typeof piece !== 'string') ? pieces : pieces.join('')
}

/** Gives a text without saying in which language its pieces are: for labels and search engines. */
export function plainText(text: Said): string {
  if (typeof text === 'string') return text
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

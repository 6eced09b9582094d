/** Words in a line: plain text, words in bold, or a link. */
export type Inline =
  | string
  | { is: 'bold'; words: readonly Inline[] }
  | { is: 'link'; to: string; words: readonly Inline[] }

/** A list's entry: its own words, and what stands below them. */
export interface ListItem {
  words: readonly Inline[]
  below: readonly (Paragraph | List | Typed)[]
}

export interface Paragraph {
  is: 'paragraph'
  words: readonly Inline[]
}

export interface List {
  is: 'list'
  /** The first number of a numbered list; null: it has none. */
  start: number | null
  items: readonly ListItem[]
}

/** What is no mark of ours, shown as somebody typed it. */
export interface Typed {
  is: 'typed'
  text: string
}

/** A block of a guide's text. Nothing else is ever in a guide. */
export type Block =
  | { is: 'heading'; level: 2 | 3; id: string; words: readonly Inline[] }
  | Paragraph
  | List
  /** A picture of the guide's own by its number, from 1, with what it shows and perhaps a caption. */
  | { is: 'picture'; number: number; shows: string; caption: string }
  /** The box of what to mind. */
  | { is: 'mind'; blocks: readonly (Paragraph | List | Typed)[] }
  /** A product's card, by the slug of its page. */
  | { is: 'card'; slug: string }
  | Typed

/** Something in a text that is shown as it was typed, or not at all, and on which line. */
export interface MarkFault {
  /** From 1. */
  line: number
  message: string
}

/** A plant card or a picture that a text shows, and on which line. */
export type NamedInText = { line: number } & (
  | { is: 'card'; slug: string }
  | { is: 'picture'; number: number }
)

/** Gives the text of words, without their marks. */
export function plainWords(words: readonly Inline[]): string {
  return words.map((one) => (typeof one === 'string' ? one : plainWords(one.words))).join('')
}

import type { Generated } from 'kysely'
import type { JsonText, Timestamp } from './values.ts'

/** Guides and the journal's entries; what they say stands in `guide_texts`. */
export interface GuidesTable {
  id: Generated<number>
  /** Names the guide in its page's address; unique. */
  slug: string
  state: 'draft' | 'shown' | 'hidden'
  /** India's day from which a guide that is to be shown can be seen; null: at once. */
  shown_from: string | null
  /** The first day on which visitors could see it; null: they never could. */
  first_shown: string | null
  /** The day of an entry of the journal; null: it is a guide. */
  entry_date: string | null
  /** What is painted behind its picture. */
  wall: string
  /** JSON list of `{picture, description, descriptions}`: `picture-1` in its text is the first of them. */
  pictures: JsonText
  /** JSON list of the months that it matters in; none: all the year. */
  months: JsonText
  /** Where it holds, in words. */
  region: string
  /** JSON list of the ids of the products that it speaks of; not references. */
  products: JsonText
  author: string
  /** The day on which somebody last read it against what is known. */
  last_checked: string | null
  /** JSON list: who says so. */
  sources: JsonText
  /** One more with each saved change. */
  version: number
  edited_at: Timestamp
  /** Null: the data files. */
  edited_by: number | null
}

/** What a guide says in a language. */
export interface GuideTextsTable {
  guide_id: number
  language: string
  title: string
  summary: string
  /** Plain marks, as visitors of the language read them. */
  body: string
  /** JSON, of a translation: its parts, each with the English that it was made from. */
  made_from: JsonText | null
  /** 1: some of its English is another one by now. */
  outdated: Generated<number>
}

/** The words that a guide says in a language: title, sentence and text. */
export interface GuideWordsTable {
  language: string
  /** Folded, and cut where it is very long. */
  word: string
  guide_id: number
}

import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { EnquiryFigures } from '#app/insights/enquiry-figures.ts'
import type { Range, Span } from '#app/insights/range.ts'

/** A week or a month, and how many enquiries were received in it. */
export interface CountedSpan extends Span {
  times: number
}

/** The figures about enquiries. */
export interface EnquiriesView extends EnquiryFigures {
  bars: { by: 'week' | 'month'; spans: CountedSpan[] }
  /** The same by week, for the table. */
  weeks: CountedSpan[]
  /** Of the first answer, in working minutes; undefined: nothing was answered. */
  medianMinutes: number | undefined
  /** When working hours are, in words. */
  hours: string
  /** How far the running week or month goes, in words: `today, 12:14 pm`. */
  untilNow: string
}

/** A thing with a bar as long as its number. */
export interface BarRow {
  /** Tells rows apart. */
  key: string
  label: string
  times: number
  room?: ThumbPicture | undefined
}

/** A word that was searched in vain, or that somebody told for a product. */
export interface WordRow {
  word: string
  times: number
  /** Whose name it was told as; 0: it was searched for. */
  productId: number
  /** What it may be a name of; empty: nobody knows. */
  product: string
  why: 'told' | 'spelling' | undefined
}

/** All that the page shows, in the words and numbers that it shows. */
export interface InsightsView {
  range: Range
  /** Missing for those who do not see enquiries. */
  enquiries?: EnquiriesView & { asked: BarRow[] }
  products: BarRow[]
  pages: BarRow[]
  searched: BarRow[]
  searches: { all: number; missed: number }
  missed: WordRow[]
  told: WordRow[]
  /** Names to choose from, where words may be added. */
  names: string[]
  mayAdd: boolean
  /** False where the settings say that views are not counted. */
  isCounting: boolean
}

import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { DraftLine, QuoteDraft } from '#app/quotes/drafts/draft.ts'
import type { DraftFault } from '#app/quotes/drafts/read-draft.ts'

/** A line of a draft as its form shows it. */
export interface ShownDraftLine extends DraftLine {
  /** What it is called in messages: its name, or its place. */
  name: string
  room?: ThumbPicture | undefined
  /** The named sizes of its product. */
  sizes: { number: number; label: string }[]
  /** What it comes to, in words; missing while that is not known. */
  amount?: string | undefined
  /** Something to know about it: that it is no longer sold, what the visitor saw. */
  notes: string[]
}

/** Sums in words. */
export interface ShownSums {
  rows: { label: string; amount: string }[]
  total: string
}

/** Everything that the page on which a quote is written shows. */
export interface DraftView {
  id: number
  version: number
  title: string
  enquiry: { reference: string; name: string; firstName: string; asked: string }
  draft: Omit<QuoteDraft, 'lines'>
  lines: ShownDraftLine[]
  /** Missing while something can't be added up. */
  sums?: ShownSums | undefined
  /** With what it can't be sent as it stands. */
  faults: DraftFault[]
  /** When it was kept last, in words. */
  kept: string
  flatDelivery: string
  /** The tax that a line of the staff's own begins with, in per cent. */
  ownRate: string
  mayAddTax: boolean
  /** The last day that it has where none is typed, and what is said of it. */
  until: { day: string; earliest: string; words: string }
  wrote: string
  /** Who else writes a quote for the same enquiry. */
  other?: { id: number; words: string } | undefined
}

/** Gives what a draft comes to, in words, also while something can't be added up. */
export function totalWords({ sums }: DraftView): string {
  return sums?.total ?? 'Not complete'
}

const lineFields = { what: 'what', qty: 'quantity', each: 'price', rate: 'taxRate' } as const

/** Gives what is typed into each field of a draft, by the fields' names. */
export function typedValues({ draft, lines }: Pick<DraftView, 'draft' | 'lines'>) {
  const ofLines = lines.flatMap((line, place) =>
    Object.entries(lineFields).map(([name, of]) => [`${name}-${place + 1}`, line[of]] as const),
  )
  return new Map<string, unknown>([...Object.entries(draft), ...ofLines])
}

/** Lists what is wrong with what stands in the fields of a draft; an empty one is still to be filled in. */
export function typedFaults(view: DraftView): DraftFault[] {
  const typed = typedValues(view)
  return view.faults.filter(({ field }) => String(typed.get(field) ?? '').trim() !== '')
}

/** Says that something is added only once what was pressed before it is answered. */
export function waitingWords(add: string): string {
  return `“${add}” waits until the last press is answered.`
}

/** What the site says of a draft that was typed: how it stands then, or what keeps it from being stored. */
export interface KeptAnswer {
  view?: DraftView | undefined
  conflict?: DraftConflict | undefined
}

/** What can be added to a draft, as its field suggests it. */
export interface SuggestedLine {
  words: string
  /** Its price, and whether visitors don't see it. */
  about: string
}

/** What stands in the form where somebody else has changed the draft meanwhile. */
export interface DraftConflict {
  who: string
  at: string
  /** The version that stands now. */
  version: number
  /** What is different, theirs and yours. */
  differences: { label: string; theirs: string; yours: string }[]
}

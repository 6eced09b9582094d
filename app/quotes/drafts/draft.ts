import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import type { BasisPoints } from '#app/quotes/sums.ts'
import type { TaxLine } from '#app/settings/quotes/quote-settings.ts'
import type { Language } from '#languages/language.ts'
import { latinDigits } from '#languages/latin-digits.ts'

/** What a size of a product was called when a line was written with it. */
export interface WrittenSize {
  number: number
  label: string
  labels: ProductSize['labels']
}

/** A line as it is typed. */
export interface DraftLine {
  /** Missing: a line of the staff's own. */
  product?: number
  /** The size's number; missing: none was chosen. */
  size?: number
  /** The words of an own line; of a product what it was called as it was added. */
  what: string
  quantity: string
  /** Of one, in rupees. */
  price: string
  /** In per cent. */
  taxRate: string
  /** What the visitor was shown, in paise. */
  priceSeen?: number
  /** What the sizes that it has had were called then; older drafts say nothing of it. */
  writtenSizes?: readonly WrittenSize[]
  /** Taken out, and still to be brought back. */
  removed?: true
}

/** What somebody is writing, as they typed it: it need not be whole. */
export interface QuoteDraft {
  lines: DraftLine[]
  discount: 'none' | 'amount' | 'percent'
  discountValue: string
  /** `flat`: what the settings say as it is sent. */
  delivery: 'flat' | 'free' | 'other' | 'none'
  deliveryValue: string
  tax: TaxLine
  /** In per cent. */
  deliveryRate: string
  advance: 'none' | 'amount' | 'percent'
  advanceValue: string
  /** India's day; empty: as many days after its sending as the settings say. */
  validUntil: string
  language: Language
  note: string
  /** The page in a browser that wrote it last, and how many changes that has made: those are no conflict. */
  page?: string
  count?: number
}

/** What somebody does to a draft with one button, beside keeping it. */
export type DraftStep =
  | { kind: 'less' | 'more' | 'remove' | 'restore'; place: number }
  | { kind: 'add-own' }
  | { kind: 'add'; line: DraftLine }

/** A quantity is this at most. */
const mostQuantity = 99_999
/** Words of an own line in characters. */
export const longestLine = 120
/** A note in characters. */
export const longestNote = 1_000

/** Reads such a button's value, such as `less:2`, with the line's place from 1; undefined for any other. */
export function readDraftStep(intent: string): DraftStep | undefined {
  if (intent === 'add-own') return { kind: 'add-own' }
  const [, kind, place] = /^(less|more|remove|restore):(\d{1,3})$/.exec(intent) ?? []
  if (kind === undefined) return undefined
  return { kind: kind as 'less' | 'more' | 'remove' | 'restore', place: Number(place) - 1 }
}

/**
 * Gives a draft after such a step; a step at a line that is not there changes nothing. A line of the staff's
 * own begins with `taxRate`, in per cent.
 */
export function afterDraftStep(draft: QuoteDraft, step: DraftStep, taxRate: string): QuoteDraft {
  switch (step.kind) {
    case 'add':
      return { ...draft, lines: [...draft.lines, step.line] }
    case 'add-own':
      return { ...draft, lines: [...draft.lines, { ...emptyLine, taxRate }] }
    default:
      return {
        ...draft,
        lines: draft.lines.map((line, place) =>
          place === step.place ? afterStep(line, step) : line,
        ),
      }
  }
}

export const emptyLine: DraftLine = { what: '', quantity: '1', price: '', taxRate: '0' }

function afterStep(line: DraftLine, { kind }: { kind: string }): DraftLine {
  const { removed, ...rest } = line
  const quantity = readQuantity(line.quantity)
  switch (kind) {
    case 'remove':
      return { ...line, removed: true }
    case 'restore':
      return rest
    case 'less':
      return quantity === undefined
        ? line
        : { ...line, quantity: String(Math.max(1, quantity - 1)) }
    default:
      return quantity === undefined
        ? line
        : { ...line, quantity: String(Math.min(mostQuantity, quantity + 1)) }
  }
}

/** Reads a quantity as people type it: `12`, `10,000`, `५`; undefined for what is none from 1 to 99,999. */
export function readQuantity(typed: string): number | undefined {
  const digits = latinDigits(typed)
    .trim()
    .replace(/^(\d{1,2}),(\d{3})$/, '$1$2')
  const quantity = /^\d{1,5}$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= mostQuantity ? quantity : undefined
}

/** Lists the lines that count. */
export function linesThatCount({ lines }: Pick<QuoteDraft, 'lines'>): DraftLine[] {
  return lines.filter(({ removed }) => !removed)
}

/** Gives a rate as people type it in per cent: `5`, `2.5`. */
export function typedPercent(rate: BasisPoints): string {
  return String(rate / 100)
}

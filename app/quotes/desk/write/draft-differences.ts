import type { DraftLine, QuoteDraft } from '#app/quotes/drafts/draft.ts'
import type { DraftConflict } from './draft-view.ts'

const labels: Record<Exclude<keyof QuoteDraft, 'lines' | 'page' | 'count'>, string> = {
  discount: 'Discount',
  discountValue: 'How much discount',
  delivery: 'Delivery',
  deliveryValue: 'What delivery costs',
  tax: 'Tax',
  deliveryRate: 'Tax of the delivery',
  advance: 'Advance',
  advanceValue: 'How much in advance',
  validUntil: 'Valid until',
  language: 'Language',
  note: 'Note',
}

/** Lists what two people's drafts say differently, line by line and field by field. */
export function listDifferences(
  theirs: QuoteDraft,
  yours: QuoteDraft,
): DraftConflict['differences'] {
  const count = Math.max(theirs.lines.length, yours.lines.length)
  const lines = Array.from({ length: count }, (_, place) => ({
    label: `Line ${place + 1}`,
    theirs: lineWords(theirs.lines[place]),
    yours: lineWords(yours.lines[place]),
  }))
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).map((field) => ({
    label: labels[field],
    theirs: theirs[field],
    yours: yours[field],
  }))
  return [...lines, ...fields].filter((one) => one.theirs !== one.yours)
}

function lineWords(line: DraftLine | undefined) {
  if (!line || line.removed) return ''
  const { what, size, quantity, price, taxRate } = line
  const sized = size === undefined ? '' : `, size ${size}`
  const taxed = taxRate === '0' ? '' : `, tax ${taxRate} %`
  return `${quantity} × ${what}${sized}, Rs ${price || 'none'}${taxed}`
}

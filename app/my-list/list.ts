import { mostProducts } from '#app/enquiries/enquiry.ts'

/** One thing on a visitor's list: a product's id, and how many of it, from 1 to 9999. */
export interface ListEntry {
  id: number
  quantity: number
}

/** Most things on one list: as many as one enquiry names. */
export const mostThings = mostProducts

/** Largest quantity: four digits (§5, §9). */
export const mostPieces = 9_999

/** What a visitor does to a list; `place` is where a thing stood before, from 0. */
export type Change =
  | { do: 'add'; id: number; quantity?: number }
  | { do: 'set'; id: number; quantity: number }
  | { do: 'remove'; id: number }
  | { do: 'put-back'; id: number; quantity: number; place: number }

/**
 * Gives the list after a change. What is added stands first; added again it keeps the larger
 * quantity. Nothing is added to a full list, and what is not on it can be neither set nor removed.
 */
export function changeList(list: readonly ListEntry[], change: Change): ListEntry[] {
  const { id } = change
  const known = list.find((entry) => entry.id === id)
  if (change.do === 'remove') return list.filter((entry) => entry !== known)
  const quantity = change.quantity ?? 1
  if (known) {
    const larger = change.do === 'set' ? quantity : Math.max(known.quantity, quantity)
    return list.map((entry) => (entry === known ? { id, quantity: larger } : entry))
  }
  if (change.do === 'set' || list.length >= mostThings) return [...list]
  return list.toSpliced(change.do === 'put-back' ? change.place : 0, 0, { id, quantity })
}

/** Adds what is not on a list yet to its end, as far as there is room; the quantities there stay. */
export function joinLists(mine: readonly ListEntry[], other: readonly ListEntry[]): ListEntry[] {
  const known = new Set(mine.map(({ id }) => id))
  return [...mine, ...other.filter(({ id }) => !known.has(id))].slice(0, mostThings)
}

/** Reads a quantity as somebody typed it, cut to four characters (§5); 1 where it is no number. */
export function readQuantity(text: string): number {
  const digits = text
    .trim()
    .slice(0, 4)
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
  return /^\d+$/.test(digits) ? Math.max(1, Number(digits)) : 1
}

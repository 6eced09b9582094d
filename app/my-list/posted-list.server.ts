import { createContext } from 'react-router'
import { type Change, changeList, joinLists, type ListEntry, readQuantity } from './list.ts'
import { decodeList } from './list-cookie.ts'

/** A list's page as it was posted without JavaScript. */
export interface PostedList {
  /** The things that were on the page, with the quantities in their fields. */
  entries: ListEntry[]
  /** What was typed about them, by id. */
  notes: Record<number, string>
}

/** What the page is shown with after a post, in place of what the cookie said. */
export interface ShownAgain {
  list: ListEntry[]
  notes: Record<number, string>
  /** What was just taken off, and where it stood. */
  removed?: ListEntry & { place: number }
}

/** Hands what an action made of the list on to the loader of the same request. */
export const shownAgainContext = createContext<ShownAgain | null>(null)

/** Reads the rows of a posted list: fields called `quantity-7` and `note-7`. */
export function readPostedList(form: FormData): PostedList {
  const quantities = new Map<number, number>()
  const notes: Record<number, string> = {}
  for (const [name, value] of form) {
    const [, field, written] = /^(quantity|note)-([1-9]\d{0,9})$/.exec(name) ?? []
    const id = Number(written)
    if (typeof value !== 'string' || !isProductId(id)) continue
    if (field === 'note') notes[id] = value
    else if (!quantities.has(id)) quantities.set(id, readQuantity(value))
  }
  const entries = [...quantities].map(([id, quantity]) => ({ id, quantity }))
  return { entries: joinLists([], entries), notes }
}

/** Gives a list with the quantities that were posted for what is on it. */
export function takeQuantities(list: readonly ListEntry[], posted: PostedList): ListEntry[] {
  const changed = (all: ListEntry[], { id, quantity }: ListEntry) =>
    changeList(all, { do: 'set', id, quantity })
  return posted.entries.reduce(changed, [...list])
}

/**
 * Reads what a button of the list's page asks for, such as `more 7` or `put-back 7 12 3`;
 * undefined where it asks for nothing of the kind.
 */
export function readChange(asked: string, list: readonly ListEntry[]): Change | undefined {
  const [what, ...numbers] = asked.split(' ')
  const [id = 0, quantity = 1, place = 0] = numbers.map(Number)
  const entry = list.find((known) => known.id === id)
  if (what === 'remove') return { do: 'remove', id }
  if (what === 'more') return { do: 'set', id, quantity: bounded((entry?.quantity ?? 0) + 1) }
  if (what === 'fewer') return { do: 'set', id, quantity: bounded((entry?.quantity ?? 2) - 1) }
  if (what === 'put-back' && isProductId(id)) {
    return { do: 'put-back', id, quantity: bounded(quantity), place: place > 0 ? place : 0 }
  }
  return undefined
}

/** Gives the list that somebody's shared one makes of one's own, as the visitor chose; or undefined. */
export function takeShared(form: FormData, mine: readonly ListEntry[]): ListEntry[] | undefined {
  const shared = decodeList(String(form.get('list') ?? ''))
  if (form.get('do') === 'replace') return shared
  return form.get('do') === 'join' ? joinLists(mine, shared) : undefined
}

/** Tells whether a number can be a product's id. */
export function isProductId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31
}

function bounded(quantity: number) {
  return Number.isInteger(quantity) ? Math.min(Math.max(quantity, 1), 9_999) : 1
}

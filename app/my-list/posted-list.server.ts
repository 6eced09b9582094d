import { createContext } from 'react-router'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import type { Money } from '#app/money/money.ts'
import {
  type Change,
  changeList,
  isSameThing,
  joinLists,
  type ListEntry,
  mostPieces,
  nameThing,
  readQuantity,
  readThing,
  type SizeChoice,
} from './list.ts'
import { decodeList } from './list-cookie.ts'

/** A list's page as it was posted without JavaScript. */
export interface PostedList {
  /** The things that were on the page, with the quantities in their fields. */
  entries: ListEntry[]
  /** What was typed about them, by the names of things. */
  notes: Record<string, string>
  /** Rows whose size was chosen again. */
  choices: SizeChoice[]
  /** The prices of one that stood on the page, in paise, by the names of things. */
  prices: Record<string, Money>
}

/** What the page is shown with after a post, in place of what the cookie said. */
export interface ShownAgain {
  list: ListEntry[]
  notes: Record<string, string>
  /** What was just taken off, and where it stood. */
  removed?: ListEntry & { place: number }
}

/** Hands what an action made of the list on to the loader of the same request. */
export const shownAgainContext = createContext<ShownAgain | null>(null)

/**
 * Reads the rows of a posted list: fields called `quantity-7`, `note-7`, `size-7` and `price-7`, or
 * `quantity-7~3` and so on for size 3 of product 7. A row whose size is another one now has no
 * price.
 */
export function readPostedList(form: FormData): PostedList {
  const entries = new Map<string, ListEntry>()
  const notes: Record<string, string> = {}
  const prices: Record<string, Money> = {}
  const choices: SizeChoice[] = []
  for (const [name, value] of form) {
    const [, field, written = ''] = /^(quantity|note|size|price)-(.+)$/.exec(name) ?? []
    const thing = readThing(written)
    if (typeof value !== 'string' || !thing) continue
    const key = nameThing(thing)
    const to = field === 'size' ? readSize(value) : undefined
    if (field === 'note') notes[key] = value
    else if (field === 'price') prices[key] = Number(value)
    else if (field === 'size') {
      if (to !== undefined && to !== thing.size) choices.push({ ...thing, to })
    } else if (!entries.has(key)) entries.set(key, { ...thing, quantity: readQuantity(value) })
  }
  for (const choice of choices) delete prices[nameThing(choice)]
  return { entries: joinLists([], [...entries.values()]), notes, choices, prices }
}

/** Gives a list with the quantities that were posted for what is on it. */
export function takeQuantities(list: readonly ListEntry[], posted: PostedList): ListEntry[] {
  const changed = (all: ListEntry[], entry: ListEntry) => changeList(all, { do: 'set', ...entry })
  return posted.entries.reduce(changed, [...list])
}

/**
 * Reads what a button of the list's page asks for, such as `more 7` or `put-back 7~3 12 3`;
 * undefined where it asks for nothing of the kind.
 */
export function readChange(asked: string, list: readonly ListEntry[]): Change | undefined {
  const [what, name = '', ...numbers] = asked.split(' ')
  const [quantity = 1, place = 0] = numbers.map(Number)
  const thing = readThing(name)
  if (!thing) return undefined
  const entry = list.find((known) => isSameThing(known, thing))
  if (what === 'remove') return { do: 'remove', ...thing }
  if (what === 'more') return { do: 'set', ...thing, quantity: bounded((entry?.quantity ?? 0) + 1) }
  if (what === 'fewer') {
    return { do: 'set', ...thing, quantity: bounded((entry?.quantity ?? 2) - 1) }
  }
  if (what === 'put-back') {
    return { do: 'put-back', ...thing, quantity: bounded(quantity), place: place > 0 ? place : 0 }
  }
  return undefined
}

/** Gives the list that somebody's shared one makes of one's own, as the visitor chose; or undefined. */
export function takeShared(form: FormData, mine: readonly ListEntry[]): ListEntry[] | undefined {
  const shared = decodeList(String(form.get('list') ?? ''))
  if (form.get('do') === 'replace') return shared
  return form.get('do') === 'join' ? joinLists(mine, shared) : undefined
}

function bounded(quantity: number) {
  return Number.isInteger(quantity) ? Math.min(Math.max(quantity, 1), mostPieces) : 1
}

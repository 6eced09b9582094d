import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { mostProducts, noteLength } from '#app/enquiries/enquiry.ts'
import { latinDigits } from '#languages/latin-digits.ts'

/** What one row of a list is about: a product, and which of its sizes where one was chosen. */
export interface Thing {
  id: number
  /** The size's number within the product; the product may not have it any more. */
  size?: number
}

/** One row of a visitor's list: a thing, and how many of it, from 1 to 9999. */
export interface ListEntry extends Thing {
  quantity: number
}

/** Most things on one list: as many as one enquiry names. */
export const mostThings = mostProducts

/** Largest quantity: four digits (§5, §9). */
export const mostPieces = 9_999

/** What a visitor does to a list; `place` is where a thing stood before, from 0. */
export type Change = Thing &
  (
    | { do: 'add'; quantity?: number }
    | { do: 'set'; quantity: number }
    | { do: 'remove' }
    | { do: 'put-back'; quantity: number; place: number }
    | { do: 'choose-size'; to: number }
  )

/** A row whose size is to be another one, by its number. */
export type SizeChoice = Thing & { to: number }

/** Gives a product, or a size of it where one is given, as a thing of a list. */
export function toThing(id: number, size?: number): Thing {
  return size === undefined ? { id } : { id, size }
}

/** Tells whether two rows are about the same product in the same size, or both without one. */
export function isSameThing(one: Thing, other: Thing): boolean {
  return one.id === other.id && one.size === other.size
}

/**
 * Names a thing in the fields and buttons of the list's page and among its notes: `7` is product 7,
 * `7~3` its size 3. No two things have one name.
 */
export function nameThing({ id, size }: Thing): string {
  return size === undefined ? String(id) : `${id}~${size}`
}

/** Reads what `nameThing` wrote; undefined where it is no thing's name. Never throws. */
export function readThing(name: string): Thing | undefined {
  const [, product, size] = /^([1-9]\d{0,9})(?:~([1-9]\d{0,3}))?$/.exec(name) ?? []
  const id = Number(product)
  return isProductId(id) ? toThing(id, readSize(size)) : undefined
}

/** Tells whether a number can be a product's id. */
export function isProductId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31
}

/**
 * Gives the list after a change. What is added stands first; added again it keeps the larger
 * quantity. Nothing is added to a full list, and what is not on it can be neither set nor removed.
 */
export function changeList(list: readonly ListEntry[], change: Change): ListEntry[] {
  if (change.do === 'choose-size') return chooseSizes(list, [change])
  const known = list.find((entry) => isSameThing(entry, change))
  if (change.do === 'remove') return list.filter((entry) => entry !== known)
  const quantity = change.quantity ?? 1
  if (known) {
    const larger = change.do === 'set' ? quantity : Math.max(known.quantity, quantity)
    return list.map((entry) => (entry === known ? { ...known, quantity: larger } : entry))
  }
  if (change.do === 'set' || list.length >= mostThings) return [...list]
  const entry = { ...toThing(change.id, change.size), quantity }
  const at = change.do === 'put-back' ? change.place : 0
  return [...list.slice(0, at), entry, ...list.slice(at)]
}

/**
 * Gives the list with other sizes of some rows, all at once. Rows that so become the same thing are one,
 * where the first of them stood, with the quantities of all.
 */
export function chooseSizes(
  list: readonly ListEntry[],
  choices: readonly SizeChoice[],
): ListEntry[] {
  const chosen = new Map<string, ListEntry>()
  for (const entry of list) {
    const { id, quantity } = entry
    const choice = choices.find((one) => isSameThing(one, entry))
    const thing = toThing(id, choice ? choice.to : entry.size)
    const before = chosen.get(nameThing(thing))?.quantity ?? 0
    chosen.set(nameThing(thing), { ...thing, quantity: Math.min(before + quantity, mostPieces) })
  }
  return [...chosen.values()]
}

/** Gives notes by the names that their rows have after these choices; rows that became one have both. */
export function renameNotes(
  notes: Readonly<Record<string, string>>,
  choices: readonly SizeChoice[],
): Record<string, string> {
  const renamed: Record<string, string> = {}
  for (const [name, note] of Object.entries(notes)) {
    const choice = choices.find((one) => nameThing(one) === name)
    const now = choice ? nameThing(toThing(choice.id, choice.to)) : name
    renamed[now] = [renamed[now], note].filter(Boolean).join('; ').slice(0, noteLength)
  }
  return renamed
}

/**
 * Adds what is not on a list yet to its end, up to the longest that a list may be; the quantities
 * there stay.
 */
export function joinLists(mine: readonly ListEntry[], other: readonly ListEntry[]): ListEntry[] {
  const isNew = (entry: ListEntry) => !mine.some((known) => isSameThing(known, entry))
  return [...mine, ...other.filter(isNew)].slice(0, mostThings)
}

/** Gives the rows of a list that are about none of these things. */
export function leaveOut<Row extends Thing>(list: readonly Row[], things: readonly Thing[]): Row[] {
  return list.filter((row) => !things.some((thing) => isSameThing(thing, row)))
}

/** Reads a quantity as somebody typed it, cut to four characters (§5); 1 where it is no number. */
export function readQuantity(text: string): number {
  const digits = latinDigits(text.trim().slice(0, 4))
  return /^\d+$/.test(digits) ? Math.max(1, Number(digits)) : 1
}

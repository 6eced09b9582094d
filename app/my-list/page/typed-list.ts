import { bothNames } from '#app/catalogue/called-name.ts'
import type { Notes } from '#app/my-list/kept-notes.ts'
import {
  type ListEntry,
  nameThing,
  readQuantity,
  readThing,
  type SizeChoice,
  type Thing,
  toThing,
} from '#app/my-list/list.ts'
import { chosenSize, type ListRow, rowNames } from '#app/my-list/list-row.ts'
import type { Language } from '#languages/language.ts'

/*
 * What stands in the form of the list's page: its fields keep their own values, so that nothing typed
 * early is lost.
 */

const formId = 'my-list-form'
const formOf = () => document.getElementById(formId) as HTMLFormElement | null

/** Finds a row's field by its name; undefined where the row is not there. */
export function inputOf(name: string) {
  const input = formOf()?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}

/** Finds the field in which a thing's size is chosen; undefined where there is nothing to choose. */
export function selectOf(thing: Thing) {
  const select = formOf()?.elements.namedItem(`size-${nameThing(thing)}`)
  return select instanceof HTMLSelectElement ? select : undefined
}

/** What the form's rows hold now, as they are sent (§7). */
export function typedProducts(rows: readonly ListRow[]) {
  return rows.map((row) => ({
    ...toThing(row.id, row.size),
    quantity: String(withTypedQuantity(row).quantity),
    note: inputOf(`note-${nameThing(row)}`)?.value,
    priceSeen: chosenSize(row)?.price ?? undefined,
  }))
}

/** The same as one reads it: 'Snake Plant × 12'. */
export function typedNames(rows: readonly ListRow[], language: Language) {
  return rows
    .map(withTypedQuantity)
    .map((row) => `${bothNames(rowNames(row, language))} × ${row.quantity}`)
}

/** Writes the notes of rows that became one into the field that stays: it is drawn already. */
export function showJoined(notes: Notes, choices: readonly SizeChoice[]) {
  for (const { id, to } of choices) {
    const name = nameThing(toThing(id, to))
    const input = inputOf(`note-${name}`)
    if (input) input.value = notes[name] ?? ''
  }
}

/** Whether somebody is typing a row's quantity. */
export function isTypedIn(row: ListEntry) {
  return document.activeElement === inputOf(`quantity-${nameThing(row)}`)
}

/** Gives a row with the quantity that stands in its field. */
export function withTypedQuantity<Row extends ListEntry>(row: Row): Row {
  const input = inputOf(`quantity-${nameThing(row)}`)
  return input ? { ...row, quantity: readQuantity(input.value) } : row
}

/** Gives the notes that stand in the fields, by the names of things. */
export function typedNotes(): Notes {
  const inputs = formOf()?.querySelectorAll<HTMLInputElement>('input[name^="note-"]') ?? []
  return Object.fromEntries(
    [...inputs].filter(({ value }) => value).map((input) => [nameIn(input), input.value]),
  )
}

/** The name of the thing that a row's field is about. */
function nameIn({ name }: HTMLInputElement) {
  return name.replace(/^\D+/, '')
}

/** Gives the thing that a row's field is about; undefined where it is about none. */
export function thingOf(input: HTMLInputElement) {
  return readThing(nameIn(input))
}

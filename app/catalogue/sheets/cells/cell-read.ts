import { monthOfDay } from '#app/catalogue/facts/months.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { Cell } from '#app/catalogue/sheets/reading/cell.ts'
import { sheetWords } from '#app/catalogue/sheets/sheet.words.ts'
import { languages } from '#languages/language.ts'

/** A category as a cell may name it, and what its products start with. */
export interface CategoryChoice {
  key: string
  name: string
  kind: ProductEdit['kind']
  wall: ProductEdit['wall']
}

/** What reading a cell needs beside it. */
export interface CellContext {
  categories: readonly CategoryChoice[]
  /** Who says so, of facts that come from the sheet. */
  source: string
}

/** What may be written in place of a cell that was not understood. */
export interface CellChoice {
  text: string
  label: string
}

/** What a cell changes of a product, or why it can't be understood. */
export type CellRead =
  | { change: Partial<ProductEdit> }
  | { fault: string; choices?: CellChoice[]; guess?: string }

export interface FieldCell {
  write(edit: ProductEdit, context: CellContext): string
  /** Never asked for an empty cell, nor for one that says what `write` does. */
  read(text: string, edit: ProductEdit, context: CellContext): CellRead
  /** What `-` alone makes of it; missing where it can't be empty. */
  cleared?: Partial<ProductEdit> | ((edit: ProductEdit) => Partial<ProductEdit>)
}

/** A cell that was understood. */
export const change = (edit: Partial<ProductEdit>): CellRead => ({ change: edit })

/** Gives a cell as it was meant: whoever types Jul-26 where a month is asked for has a date in it. */
export function asMeant<Some extends Cell>(cell: Some, field: string): Some | string {
  const given: Cell = cell
  const isMonth = field === 'backIn' && typeof given !== 'string' && 'date' in given
  return isMonth ? monthOfDay(given.date) : cell
}

/** Puts a text that somebody wrote into quotation marks, at most 60 letters of it. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text
  return `“${short.replaceAll('\n', ' ')}”`
}

/** Gives a text on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Gives the lines of a cell that say something, without bullets and numbers before them. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[•*]|\d+[.)](?!\d))\s*/, '').trim())
    .filter(Boolean)
}

/** Gives whether a cell says yes or no, in any language; of a formula's TRUE some programs store 1. */
export function findAnswer(text: string): 'yes' | 'no' | undefined {
  const said = text.toLowerCase()
  return (['yes', 'no'] as const).find((answer) =>
    languages.some((language) => sheetWords[language][answer].includes(said)),
  )
}

/** Whether a cell says that what is stored is to be emptied: an empty one changes nothing. */
export function isCleared(text: string): boolean {
  return /^[-–—]$/.test(text)
}

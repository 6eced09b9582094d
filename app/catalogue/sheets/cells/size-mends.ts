import type { Cell, SizeCells } from '#app/catalogue/sheets/reading/cell.ts'
import {
  type SizePart,
  sizeHeadings,
  sizeParts,
} from '#app/catalogue/sheets/reading/size-columns.ts'

/** Names one cell of a row's sizes: which of them, from 0 in the order of the file, and what it says. */
export type SizeField = `size-${number}-${SizePart}`

/** Gives the name of a cell of a size. */
export function sizeField(at: number, part: SizePart): SizeField {
  return `size-${at}-${part}`
}

/** Gives which cell of which size a name means; undefined where it is none. */
export function readSizeField(name: string): { at: number; part: SizePart } | undefined {
  const [, at, said] = /^size-(\d{1,5})-(.+)$/.exec(name) ?? []
  const part = sizeParts.find((one) => one === said)
  return at && part ? { at: Number(at), part } : undefined
}

/** Puts what somebody has written in place of cells of sizes where they stand. */
export function mendSizes(cell: Cell, mends: Readonly<Partial<Record<string, string>>>): Cell {
  if (typeof cell === 'string' || !('sizes' in cell)) return cell
  const sizes = [...cell.sizes]
  for (const [name, text] of Object.entries(mends)) {
    const { at = -1, part } = readSizeField(name) ?? {}
    const size = sizes[at]
    if (size && part && text !== undefined)
      sizes[at] = { ...size, said: withCell(size.said, part, text) }
  }
  return { sizes }
}

function withCell(said: SizeCells['said'], part: SizePart, cell: string): SizeCells['said'] {
  const isSaid = said.some((one) => one.part === part)
  if (!isSaid) return [...said, { part, heading: sizeHeadings[part], cell }]
  return said.map((one) => (one.part === part ? { ...one, cell } : one))
}

import type { Business } from '#server/config/owners-part.ts'

/** Gives who writes a document, as `letterhead.typ` prints it: the name, and lines of parts below it. */
export function shopOf(
  { name, address, phoneDisplay, email }: Business,
  { gstin = '' }: { gstin?: string } = {},
): { name: string; lines: string[][] } {
  return { name, lines: [[address], [phoneDisplay, email], ...(gstin ? [[`GSTIN ${gstin}`]] : [])] }
}

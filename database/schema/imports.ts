import type { Generated } from 'kysely'
import type { JsonText, Timestamp } from './values.ts'

/** A spreadsheet that somebody sent, or a change of many products at once, and how far it is. */
export interface ImportsTable {
  id: string
  /** As the sender's device calls it. */
  file_name: string
  sheet_name: string
  /** How many other sheets the file has, which are not read. */
  other_sheets: number
  staff_id: number
  created_at: Timestamp
  state: 'matching' | 'checked' | 'applying' | 'applied' | 'undoing' | 'undone'
  headings: JsonText
  /** JSON list, by column: a field, null where it is left out, `ask` where nobody has said. */
  matching: JsonText
  rows: number
  /** How many rows are being applied or undone, and how many of them are. */
  to_do: Generated<number>
  done: Generated<number>
  /** What it has brought in by now. */
  new_products: Generated<number>
  changed_products: Generated<number>
  began_at: Timestamp | null
  applied_at: Timestamp | null
  undone_at: Timestamp | null
  undone_by: number | null
  /** Its changes are undone from the newest to the one of this id. */
  undone_to: number | null
  /** 1: what was edited after it stays when it is undone. */
  keep_later: Generated<number>
  /** Which process applies or undoes it, until when. */
  leased_by: string | null
  leased_until: Timestamp | null
  /** JSON of what it does to the products of its rows; null: it is a spreadsheet. */
  bulk: JsonText | null
  /** What the staff call a change of many products, from 1; null until it is applied. */
  number: number | null
}

/** The products that one of the staff has ticked in the catalogue's list. */
export interface ProductTicksTable {
  staff_id: number
  /** Not a reference: what is gone is not counted. */
  product_id: number
}

/** A row of a spreadsheet, and what would become of it. */
export interface ImportRowsTable {
  id: Generated<number>
  import_id: string
  /** Its number in the sheet. */
  row: number
  /** JSON list of cells. */
  cells: JsonText
  /** JSON: what somebody wrote in place of a cell, by field. */
  mends: Generated<JsonText>
  left_out: Generated<number>
  /** Null until it has been checked. */
  outcome: 'need' | 'new' | 'changed' | 'same' | null
  /** Names what it writes to, so that two rows for the same are noticed. */
  target: string | null
  product_id: number | null
  /** JSON of what was found out about it. */
  checked: JsonText | null
  applied_at: Timestamp | null
  /** JSON list: what undoing left as somebody has changed it since; null: nothing. */
  left_alone: JsonText | null
}

/** How the columns of a spreadsheet were matched, for the next one with the same headings. */
export interface ImportMatchingsTable {
  headings_hash: string
  matching: JsonText
  used_at: Timestamp
}

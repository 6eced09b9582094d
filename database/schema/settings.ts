import type { Generated } from 'kysely'
import type { JsonText, Timestamp } from './values.ts'

/**
 * What was set at the desk; what is not there is as the environment or the code has it. `name` is
 * that of an environment's variable, with its text as the value, or one of the desk's own.
 */
export interface DeskSettingsTable {
  name: string
  value: JsonText
}

/** Every change of a setting: rows are only added. */
export interface SettingsChangesTable {
  id: Generated<number>
  at: Timestamp
  /** Not a reference: rows of staff are never deleted. Null: the command line. */
  staff_id: number | null
  name: string
  /** The value that was set; null: none was. */
  before: JsonText | null
  after: JsonText | null
  /** The change that this one undid. */
  undoes: number | null
}

/** What an owner has ever added to the privacy notice, by the version that enquiries name. */
export interface NoticeVersionsTable {
  version: string
  /** When it was shown first. */
  at: Timestamp
  staff_id: number | null
  officer: string
  addition: string
}

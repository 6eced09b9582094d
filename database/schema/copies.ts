import type { Generated } from 'kysely'
import type { Timestamp } from './values.ts'

/** Backups that were made and checked: rows are only added. */
export interface BackupsTable {
  id: Generated<number>
  made_at: Timestamp
  bytes: number
}

/** Backups that were restored, to be used or only tried: rows are only added. */
export interface RestoresTable {
  id: Generated<number>
  at: Timestamp
  enquiries: number
}

/** What the clock said when something was last erased by age: one row at most. */
export interface ErasingClockTable {
  id: number
  /** When it was last believed. */
  believed_at: Timestamp
  /** Since when it has been so far ahead of that time that nothing is erased. */
  doubted_since: Timestamp | null
}

/** An archive of everything that is kept, for an owner, and how far it is. */
export interface DownloadsTable {
  id: Generated<number>
  staff_id: number
  asked_at: Timestamp
  state: 'making' | 'ready' | 'failed'
  /** How many enquiries, subscribers and pictures go into it, and how many are in it. */
  to_do: Generated<number>
  done: Generated<number>
  bytes: Generated<number>
  ready_at: Timestamp | null
  /** Which process makes it, until when. */
  leased_by: string | null
  leased_until: Timestamp | null
}

/** The archive's bytes, in the order of their ids. */
export interface DownloadPiecesTable {
  id: Generated<number>
  download_id: number
  bytes: Uint8Array
}

import type { Generated, Insertable, Selectable } from 'kysely'
import type { Language } from '#languages/language.ts'
import type { JsonText, Timestamp } from './values.ts'

export interface EnquiriesTable {
  id: Generated<number>
  reference: string
  kind: 'enquiry' | 'bulk'
  full_name: string
  email: string
  mobile_number: string
  address: string | null
  message: string | null
  query_type: 'corporateGift' | 'bulkPurchase' | null
  company_name: string | null
  products: Generated<JsonText>
  submission_id: string | null
  fingerprint: string
  received_at: Timestamp
  /** When the person was forgotten: what they said and who they are is gone from the row. */
  erased_at: Timestamp | null
  /** Set when it was set aside as suspicious; no message was sent for it. */
  quarantined_at: Timestamp | null
  quarantine_reason: 'honeypot' | 'too-fast' | null
  /** The privacy notice that the visitor was shown; null in rows older than that. */
  notice_version: string | null
  /** In which language it was written, and the privacy notice read. */
  language: Generated<Language>
  state: Generated<'new' | 'contacted' | 'quoted' | 'won' | 'lost' | 'spam'>
  /** Why it was lost, where somebody said so. */
  lost_reason: 'price' | 'stock' | 'delivery' | 'no-reply' | 'other' | null
  /**
   * Whose turn it is, as it was last decided. Theirs becomes ours by itself at `our_turn_since`:
   * nothing is written when that time comes, so whoever asks compares it with the time.
   */
  turn: Generated<'ours' | 'theirs' | 'closed'>
  /** Since when `turn` is what it is: the oldest silence, the last that was closed. */
  turn_since: Timestamp | null
  /** Since when it is our turn, or from when on it will be; null: closed, or nothing will make it so. */
  our_turn_since: Timestamp | null
  /** A code: the last thing that was done about it by either side. */
  last_done: Generated<string>
  last_done_at: Timestamp | null
  /** When we and the visitor last heard of each other; null in rows that never were at the desk. */
  last_contact_at: Timestamp | null
  first_answer_at: Timestamp | null
  /** Working minutes from its receipt to the first answer. */
  answer_minutes: number | null
  /** Who has it; null: nobody. Not a reference: rows of staff are never deleted. */
  staff_id: number | null
  /** Free words of the staff's: emptied when the person is forgotten. */
  next_step: string | null
  /** What the next step said before it was last changed, for undoing that. Free words as well. */
  next_step_before: string | null
  remind_at: Timestamp | null
  /** 1: neither time nor silence makes it our turn, only what the visitor does. */
  remind_when_written: Generated<number>
  /** From when on it is our turn, since an open quote of it ends on the day after; null: none does. */
  quote_ends_at: Timestamp | null
  /** How many pieces are asked for, for the order 'largest'. */
  size: Generated<number>
  /** One more with each change that two people must not make at once; notes leave it alone. */
  version: Generated<number>
  /** 1: answered before there was a desk; outside its clocks and figures. */
  before_desk: Generated<number>
}

export type EnquiryRow = Selectable<EnquiriesTable>
export type NewEnquiryRow = Insertable<EnquiriesTable>

/** What happened to an enquiry: only ever added to. Codes, ids and instants, never words. */
export interface EnquiryEventsTable {
  id: Generated<number>
  enquiry_id: number
  at: Timestamp
  /** Who did it; null: the visitor, or the command line. */
  staff_id: number | null
  code: string
  from_code: string | null
  to_code: string | null
  /** The enquiry's version after it. */
  version: number
  /** The row's codes and instants before it, where it can be undone. */
  before: JsonText | null
  /** The event that this one undid. */
  undoes: number | null
  /** So that a change that is sent twice is made once. */
  submission_id: string | null
}

export interface EnquiryNotesTable {
  id: Generated<number>
  enquiry_id: number
  staff_id: number | null
  /** Free words of the staff's; null once the person was forgotten. */
  text: string | null
  written_at: Timestamp
  struck_at: Timestamp | null
  struck_by: number | null
  /** So that a note that is sent twice stands once. */
  submission_id: string | null
}

/**
 * The folded text by which an enquiry is found: names, numbers, addresses and notes. Row by row
 * what is said elsewhere: whoever erases an enquiry deletes its row here. The engines' own indexes
 * follow by themselves.
 */
export interface EnquiryTextsTable {
  enquiry_id: number
  text: string
}

/** Texts of somebody's own to begin an answer with; the team's are a setting. */
export interface ReadyTextsTable {
  id: Generated<number>
  /** Whose own it is; null: the team's. */
  staff_id: number | null
  channel: 'whatsapp' | 'email'
  language: Generated<Language>
  title: string
  subject: string | null
  /** With {name}, {plants}, {reference} and {hours} in it. */
  text: string
  position: Generated<number>
}

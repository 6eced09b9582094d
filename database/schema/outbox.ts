import type { Generated, Selectable } from 'kysely'
import type { JsonText, Timestamp } from './values.ts'

/** Messages to be sent: what waits, what was sent, what was given up. */
export interface OutboxTable {
  /** A UUID; also the webhook's id and the left half of the e-mail's Message-ID. */
  id: string
  kind:
    | 'staff-email'
    | 'visitor-email'
    | 'webhook'
    | 'newsletter-email'
    | 'staff-link-email'
    | 'push'
    | 'letter-email'
    | 'back-email'
    | 'quote-email'
  channel: 'email' | 'webhook' | 'push' | 'letter' | 'back' | 'quote'
  /** The enquiry that it is about. */
  subject_reference: string | null
  /** Null for the staff and the webhook: the settings say where those are when it is sent. */
  recipient: string | null
  /** The recipient in the one spelling under which e-mails are counted (`foldRecipient`). */
  recipient_folded: string | null
  /** The finished message; null once it was erased, and where it expires once it is sent. */
  body: JsonText | null
  state: Generated<'waiting' | 'sent' | 'given-up'>
  /** Times that sending was begun. */
  attempts: Generated<number>
  created_at: Timestamp
  next_attempt_at: Timestamp
  first_failed_at: Timestamp | null
  /** While this lies ahead, `leased_by` is sending it and nobody else may. */
  leased_until: Timestamp | null
  leased_by: string | null
  sent_at: Timestamp | null
  /** Codes only: what a mail server says may name the visitor. */
  last_error: string | null
  /** Since when it is held back: it came out of a restored backup, and may have been sent since. */
  held_at: Timestamp | null
  /** When what it says opens nothing any more: it isn't sent after that. Null: it never expires. */
  expires_at: Generated<Timestamp | null>
  /** The letter to subscribers that it is a copy of. */
  letter_id: Generated<number | null>
}

export type OutboxRow = Selectable<OutboxTable>

/** On which day the staff were last reminded of something. */
export interface StaffRemindersTable {
  name: string
  /** India's day, e.g. `2026-11-21`. */
  last_day: string
}

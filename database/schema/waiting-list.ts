import type { Generated } from 'kysely'
import type { Language } from '#languages/language.ts'
import type { Timestamp } from './values.ts'

/** Sizes that came back and of which not everybody was told yet. */
export interface SizeReturnsTable {
  product_id: number
  /** The size's; 0: the product as a whole, of which something can be had again. */
  number: number
  returned_at: Timestamp
}

/** Who asked to be told once when a product's size is back. */
export interface WaitingListTable {
  id: Generated<number>
  product_id: number
  /** The size's; 0: any size of the product. */
  number: number
  way: 'email' | 'mobile'
  /** An address in lower case or ten digits; null once it was told or its time is over. */
  contact: string | null
  /** The same in the one spelling under which it is counted (`foldRecipient`). */
  contact_folded: string | null
  language: Language
  asked_at: Timestamp
  /**
   * `sending`: its e-mail is in the outbox. `draft`: the staff have a text to send. `lapsed`: nobody sent
   * it in time.
   */
  state: Generated<'waiting' | 'sending' | 'draft' | 'told' | 'failed' | 'lapsed'>
  /** Since when it is in this state; null: since it was asked. */
  changed_at: Generated<Timestamp | null>
  /** Its mailbox was sent as much as it may be: not to be looked at before. */
  not_before: Generated<Timestamp | null>
  /** Its e-mail in the outbox. */
  message_id: Generated<string | null>
  /** Unguessable, and one for all that waits for a mailbox or number: stands in its e-mails. */
  token: string
  /** Unguessable; whoever asked first holds it for an hour, to see what was noted and to take it back. */
  receipt: string | null
  receipt_at: Timestamp | null
  /** The same for whoever asked once more, and may be a stranger: it takes nothing back. */
  later_receipt: Generated<string | null>
  later_receipt_at: Generated<Timestamp | null>
}

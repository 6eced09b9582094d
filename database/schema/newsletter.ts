import type { Generated } from 'kysely'
import type { Language } from '#languages/language.ts'
import type { Timestamp } from './values.ts'

export interface SubscribersTable {
  id: Generated<number>
  /** Lower-cased by whoever writes it. */
  email: string
  /** When it was last asked for. */
  subscribed_at: Timestamp
  /** Unguessable; whoever holds it may confirm and end the subscription. */
  token: string | null
  confirmed_at: Timestamp | null
  unsubscribed_at: Timestamp | null
  /** In which language it was last asked for, and the letters are written. */
  language: Generated<Language>
}

/** A letter to the newsletter's subscribers, and how far it is; nothing of who gets it. */
export interface LettersTable {
  id: Generated<number>
  subject: string
  text: string
  state: 'draft' | 'sending' | 'paused' | 'stopped' | 'sent'
  /** One more with each change of its words. */
  version: Generated<number>
  changed_at: Timestamp
  /** Not a reference: rows of staff are never deleted. */
  changed_by: number | null
  began_at: Timestamp | null
  /** When the last one was sent, or it was stopped. */
  ended_at: Timestamp | null
  /** How many were on the list when it began, and the newest of them. */
  recipients: Generated<number>
  last_subscriber: Generated<number>
  /** Up to which subscriber it was put in the outbox: nobody is looked at twice. */
  reached: Generated<number>
  /** Up to when its pace is used up; null: it has not begun. */
  paced_at: Timestamp | null
  sent: Generated<number>
  failed: Generated<number>
  /** How many have left the list since it began. */
  left_since: Generated<number>
}

import type { Generated } from 'kysely'
import type { JsonText, Timestamp } from './values.ts'

/** People who may sign in. Who is removed keeps the row and the name: events still name them. */
export interface StaffTable {
  id: Generated<number>
  name: string
  /** As it is written to; null once removed, like all that signs in. */
  email: string | null
  /** The one spelling by which an account is found; unique. */
  email_folded: string | null
  /** Ten digits; unique. */
  mobile_number: string | null
  role: 'owner' | 'desk' | 'catalogue'
  /** Argon2id with its salt and costs; null until the person has chosen a password. */
  password_hash: string | null
  created_at: Timestamp
  removed_at: Timestamp | null
}

/** Phones and computers on which somebody signed in before, a row for each person. */
export interface StaffDevicesTable {
  id: Generated<number>
  token_hash: string
  staff_id: number
  /** Browser and system in words, as in `Chrome on Android`. */
  label: string
  created_at: Timestamp
  last_used_at: Timestamp
}

export interface StaffSessionsTable {
  id: Generated<number>
  token_hash: string
  staff_id: number
  device_id: number | null
  /** Browser and system in words, as in `Chrome on Android`. */
  device_label: string
  /** 1: the browser keeps it when it is closed. */
  lasting: number
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: Timestamp
}

/** Links that let somebody in once. */
export interface StaffLinksTable {
  token_hash: string
  /** Null for the first owner, whom nobody knows yet. */
  staff_id: number | null
  purpose: 'first-owner' | 'invitation' | 'reset' | 'sign-in'
  /** The person's known device on which a sign-in link was asked for; null: any other. Not a reference. */
  device_id: Generated<number | null>
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface StaffPasskeysTable {
  /** As the browser names it, in base64url. */
  credential_id: string
  staff_id: number
  device_id: number | null
  /** COSE key in base64url. */
  public_key: string
  counter: number
  /** JSON list of the ways in which the browser reaches it. */
  transports: Generated<JsonText>
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
  /** 1: it may be copied to other devices of its owner's; never changes. */
  backup_eligible: Generated<number>
  /** 1: it has been. */
  backed_up: Generated<number>
}

/** A phone or computer of the staff's that is told of what happens, and how far it was told. */
export interface PushSubscriptionsTable {
  id: Generated<number>
  staff_id: number
  /** Goes with it: what is signed out hears nothing more. */
  device_id: number
  /** The browser's push service, and the keys with which only this browser reads. */
  endpoint: string
  p256dh: string
  auth: string
  /** 1: of this kind it wants to hear. */
  new_enquiry: number
  waits_too_long: number
  delivery_fails: number
  /** 1: outside of working hours, too. */
  any_hour: number
  /** 1: with first name and place. */
  says_who: number
  /** The last enquiry that it was told of, or that was there when it began. */
  told_enquiry: number
  /** The same of events of enquiries. */
  told_event: number
  /** Up to which instant it was told of what waits too long and of what can't be delivered. */
  told_until: Timestamp
  created_at: Timestamp
  last_notice_at: Timestamp | null
}

/** What browsers were given to sign with a passkey, until it is used up. */
export interface StaffChallengesTable {
  challenge_hash: string
  purpose: 'add' | 'sign-in'
  /** Who adds a passkey; null for a sign-in, where nobody is known yet. */
  staff_id: number | null
  expires_at: Timestamp
}

/** What staff did beside answering enquiries: rows are only added. */
export interface StaffEventsTable {
  id: Generated<number>
  at: Timestamp
  /** Null where nobody was signed in, as on the command line. */
  staff_id: number | null
  /** What was done, as in `signed-in`. */
  code: string
  /** Whom it was done to. */
  about_staff_id: number | null
  /** What it was done to, in codes and references: never a visitor's words. */
  about: string | null
}

/** Wrong passwords, counted under hashes of who was tried and from where. */
export interface SignInAttemptsTable {
  key_hash: string
  failures: number
  counted_from: Timestamp
  /** Set while nobody may try. */
  waits_until: Timestamp | null
}

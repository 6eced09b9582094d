import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import type { Colleague } from '#app/staff/colleague.ts'
import type { EnquiryEventCode } from './enquiry-event.ts'
import type { EnquiryState } from './enquiry-state.ts'
import type { InboxRow } from './inbox/inbox-row.ts'

/** One line of what happened. */
export interface FileEvent {
  id: number
  at: string
  /** Undefined: the visitor, the site itself, or the command line. */
  by?: Colleague
  code: EnquiryEventCode
  /**
   * Codes and ids, by the event's code: states (`lost:price` with its reason), persons' and notes'
   * ids, a message's kind, a reminder's instant, the reference of the enquiry that came again.
   */
  from: string | null
  to: string | null
  /** The person that a change of `person` names. */
  toPerson?: Colleague
  /** The event that this one undid. */
  undoes: number | null
  /** Whether it can be undone now: it is the last change, and of a kind that can. */
  undoable: boolean
}

export interface FileNote {
  id: number
  by?: Colleague
  /** Null: erased with the visitor. */
  text: string | null
  writtenAt: string
  struckAt: string | null
  struckBy?: Colleague
}

/** A message that the enquiry caused. */
export interface FileMessage {
  id: string
  kind: 'staff-email' | 'visitor-email' | 'quote-email' | 'webhook'
  state: 'waiting' | 'sent' | 'given-up'
  /** Null: the nursery's own. */
  recipient: string | null
  attempts: number
  createdAt: string
  nextAttemptAt: string
  sentAt: string | null
  firstFailedAt: string | null
  lastError: string | null
  /** Whether *Try again* can send it: it was given up, and its words are still there. */
  canSendAgain: boolean
}

export interface EarlierEnquiry {
  reference: string
  receivedAt: string
  state: EnquiryState
  beforeDesk: boolean
  products: NamedProduct[]
}

/** Everything that one enquiry's screen shows. */
export interface EnquiryFile {
  row: InboxRow
  email: string
  /** The address that is meant, where this one looks like a slip of the pen: `gmail.com`. */
  likelyDomain?: string
  address: string | null
  message: string | null
  /** Set aside by the site as suspicious; no message was sent for it. */
  quarantined: 'honeypot' | 'too-fast' | null
  erasedAt: string | null
  nextStep: string | null
  reminder: { at: string } | 'when-written' | 'none'
  lastContactAt: string
  /** When the retention period will erase it. */
  erasedOn: string
  promiseMinutes: number
  /** The newest first. */
  events: FileEvent[]
  notes: FileNote[]
  messages: FileMessage[]
  earlier: EarlierEnquiry[]
  /** Its place among those whose turn is ours, by longest wait; undefined where it is not. */
  place?: { number: number; of: number; before?: string; after?: string }
}

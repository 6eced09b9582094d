import type { LastDone } from '#app/enquiries/answering/enquiry-event.ts'
import type { EnquiryState, LostReason, Turn } from '#app/enquiries/answering/enquiry-state.ts'
import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import type { Colleague } from '#app/staff/colleague.ts'
import type { Language } from '#languages/language.ts'
import type { InboxTab } from './inbox-query.ts'

/** An enquiry as the inbox shows it. */
export interface InboxRow {
  id: number
  reference: string
  kind: 'enquiry' | 'bulk'
  /** In which it was written. */
  language: Language
  state: EnquiryState
  /** Whether the site has set it aside, and nobody has looked yet. */
  isSetAside: boolean
  lostReason: LostReason | null
  /** As it is now: silence and reminders that have come due are counted in. */
  turn: Turn
  beforeDesk: boolean
  fullName: string
  /** What stands before the PIN code in the address, where there is one. */
  place?: string
  mobileNumber: string
  queryType: 'corporateGift' | 'bulkPurchase' | null
  companyName: string | null
  products: NamedProduct[]
  receivedAt: string
  /** Only where it is our turn: working minutes so far. */
  waitingMinutes: number | null
  /** Since when it is whose turn it is. */
  turnSince: string
  lastDone: LastDone
  lastDoneAt: string
  /** A reminder that has come due, or that is still ahead. */
  remindAt: string | null
  /** Undefined: nobody. */
  with?: Colleague
  /** How many enquiries of this visitor, by number or e-mail, came before. */
  earlier: number
  version: number
}

/** One page of the inbox. */
export interface InboxPage {
  /** A search gives its hits in `found`, the newest first, and the other lists empty. */
  ourTurn: InboxRow[]
  theirTurn: InboxRow[]
  /** The rows of the tabs Closed and Spam, the last changed first. */
  closed: InboxRow[]
  found: InboxRow[]
  /** How many each tab holds, and how many of the open ones wait for us. */
  tabs: Record<InboxTab, Count>
  ourTurnCount: Count
  theirTurnCount: Count
  /** By state in this tab, with whom the query says. */
  states: Partial<Record<EnquiryState, Count>>
  /** How many there are altogether for this query. */
  total: Count
  promiseMinutes: number
  /** The month's median in working minutes; undefined while nothing was answered. */
  usualAnswerMinutes?: number
  /** What `after` is for the next page; undefined on the last. */
  next?: string
}

/** Counted up to a limit: beyond it there are more, and nobody reads how many. */
export interface Count {
  count: number
  more: boolean
}

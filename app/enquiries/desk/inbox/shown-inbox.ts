import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import type { InboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import type { InboxPage } from '#app/enquiries/answering/inbox/inbox-row.ts'
import type { Colleague } from '#app/staff/colleague.ts'
import type { WorkingHours } from '#app/time/working-hours.ts'

/** An enquiry as a line of the inbox says it. */
export interface ShownRow {
  reference: string
  /** Its language, where it was not written in English. */
  language?: string
  state: EnquiryState
  /** In the place of the state's word, where another one says more. */
  stateWords?: string
  /** As typed, in any script. */
  name: string
  place?: string
  mobileNumber: string
  rooms: ThumbPicture[]
  /** What is asked for, with quantities. */
  asked: string
  /** The quote by which it is known, and how that stands. */
  quote?: string | undefined
  /** What matters about it, and why it is our turn where that is not plain. */
  matters?: string
  /** Our turn: working minutes so far. */
  waitingMinutes: number | null
  /** Otherwise: what was last done, and when. */
  lastDone: string
  with?: Colleague
  version: number
  /** In the tab Spam: whether the site has set it aside, so that it can be chosen. */
  isSetAside?: boolean
}

export type GroupName = 'ourTurn' | 'theirTurn' | 'closed' | 'found'

/** Lines that stand under one heading. */
export interface ShownGroup {
  name: GroupName
  heading: string
  /** How many there are, beyond this page too: `5`, or `9,999+`. */
  count: string
  /** How they are put in order. */
  order: string
  rows: ShownRow[]
}

/** An open enquiry that the retention period is about to erase. */
export interface EndingSoon {
  reference: string
  name: string
  /** India's day: `21 Dec`. */
  on: string
}

/** What the inbox's screen shows. */
export interface ShownInbox extends Pick<InboxPage, 'tabs' | 'states' | 'promiseMinutes' | 'next'> {
  query: InboxQuery
  groups: ShownGroup[]
  ourTurnCount: number
  theirTurnCount: number
  total: string
  /** `1 h 50 min`, while the month has any. */
  usualAnswer?: string
  endingSoon: EndingSoon[]
  colleagues: Colleague[]
  /** What the clocks count by, from when on. */
  clock: { at: number; hours: WorkingHours; dayMinutes: number }
}

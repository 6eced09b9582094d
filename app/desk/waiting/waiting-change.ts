import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'

/** What can be done about an enquiry without network: the forms of its screen by this `intent`. */
export const waitingIntents = ['note', 'state', 'reached', 'written', 'no-answer', 'take'] as const

export type WaitingIntent = (typeof waitingIntents)[number]

/** What became of a change, as far as this phone knows. */
export type ChangeState =
  /** It has not left the phone. */
  | 'waiting'
  /** It has left; whether it arrived is not known, so that it can only be asked about. */
  | 'sending'
  /** Somebody else changed the same meanwhile: nothing is stored until its writer chooses. */
  | 'clash'
  /** It will never be stored, and its writer has to know. */
  | 'refused'
  /** Nobody tries any more. */
  | 'stopped'

/** A change that this browser holds until the site has it. Times in ms by the phone's clock. */
export interface WaitingChange {
  /** Under what the site makes it, however often it is sent. */
  id: string
  /** Where it stands in the queue: the phone's clock may be wrong. */
  place: number
  /** Whose it is: nobody else is shown it, and under nobody else is it sent. */
  staffId: number
  reference: string
  /** The visitor, as the staff read it. */
  name: string
  /** The state that was in front of its writer. */
  was: EnquiryState
  /** What the enquiry's screen would have sent, the version among it. */
  form: Readonly<Record<string, string>>
  writtenAt: number
  state: ChangeState
  /** Before when the site does not want to be asked. */
  notBefore?: number | undefined
  /** Why it is not stored, in words. */
  problem?: string | undefined
  clash?: Clash | undefined
}

/** What stands now and what was wanted, where somebody else was quicker. */
export interface Clash {
  who: string
  theirs: string
  yours: string
  version: number
}

/** What the site says of a change: stored, another value in its way, or refused. */
export interface StoredAnswer {
  /** The version that it made, where it stands in the way of others. */
  version?: number | undefined
  clash?: Clash
  problem?: string | undefined
  /** True where somebody else is signed in now: it is not theirs to send. */
  notYours?: boolean
}

/** A change as it is written. */
export type NewChange = Pick<WaitingChange, 'staffId' | 'reference' | 'name' | 'was' | 'form'>

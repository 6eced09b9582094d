/** What became of an enquiry that was written, as far as this phone knows. */
export type WaitingState =
  /** It has not left the phone and can be changed. */
  | 'waiting'
  /** It has left; whether it arrived is not known, so that it can only be asked about. */
  | 'sending'
  /** The site said what has to be put right in it. */
  | 'wrong'
  /** Nobody tries any more. */
  | 'stopped'
  /** It was stored; its words are wiped. */
  | 'sent'

/** An enquiry that this browser holds until the site has it. Times in ms by the phone's clock. */
export interface WaitingEnquiry {
  /** Under what the site stores it, however often it is sent. */
  submissionId: string
  /** Where it stands in the queue: the phone's clock may be wrong. */
  place: number
  /** Where it is sent as JSON (§7). */
  url: string
  /** What is sent: fields and whatever goes along with them. */
  content: Record<string, unknown>
  /** The products it is about, as one reads them. */
  about: string[]
  writtenAt: number
  state: WaitingState
  /** Before when the site does not want to be asked. */
  notBefore?: number | undefined
  /** What has to be put right, by field. */
  errors?: Record<string, string> | undefined
  /** When it was stored, under which reference, and when there will be an answer. */
  sentAt?: number
  reference?: string
  answerTime?: string | undefined
}

/** A new one, before it has its place in the queue. */
export type NewEnquiry = Pick<WaitingEnquiry, 'submissionId' | 'url' | 'content' | 'about'>

import type { EnquiryEventCode } from '#app/enquiries/answering/enquiry-event.ts'
import type { EnquiryState, LostReason } from '#app/enquiries/answering/enquiry-state.ts'

/** When an enquiry is to be looked at again; `none`: when three working days were silent. */
export type Reminder = { at: Date } | 'when-written' | 'none'

/** Who goes on with an enquiry that is open. */
export type OpenTurn = 'ours' | 'theirs'

/** The longest note, and the longest words of what comes next, in characters. */
export const longestNote = 4_000
export const longestStep = 500

/** What a member of the staff does to an enquiry. */
export type EnquiryChange =
  | { kind: 'state'; state: EnquiryState; lostReason?: LostReason | null }
  /** `submissionId`: the same note sent twice under it stands once. */
  | { kind: 'note'; text: string; submissionId?: string }
  | { kind: 'strike-note'; noteId: number }
  /**
   * What is left out stays as it is; a new sentence is ours to do, unless `turn` or a reminder says
   * otherwise.
   */
  | { kind: 'next-step'; text?: string; reminder?: Reminder; turn?: OpenTurn }
  | { kind: 'person'; staffId: number | null }
  /** We spoke; then we go on, or wait for the visitor: ours unless it is said. */
  | { kind: 'reached'; turn?: OpenTurn }
  /** We wrote, on WhatsApp or by e-mail. */
  | { kind: 'written' }
  | { kind: 'no-answer' }
  | { kind: 'not-called' }
  /** It is our turn again, as when the visitor has called. */
  | { kind: 'hand-back' }
  | { kind: 'undo'; eventId: number }
  | { kind: 'release' }
  /** `sure`: the address looks like a slip of the pen, and is meant as it stands. */
  | { kind: 'correct-address'; email: string; sure?: boolean }
  /** `messageId`: the outbox's. */
  | { kind: 'send-again'; messageId: string }

/** Who asks for it, and which version of the enquiry was in front of them. */
export interface ChangeAuthor {
  staffId: number | null
  version: number
  /** The same change sent twice under it is made once; a note carries its own. */
  submissionId?: string | undefined
}

/** What somebody else did meanwhile. */
export interface ForeignChange {
  staffId: number | null
  at: string
  code: EnquiryEventCode
  from: string | null
  to: string | null
}

/** What became of a change. */
export type ChangeOutcome =
  /** It is stored; `event` can be undone where the kind of change lets itself be. */
  | { done: number; version: number }
  /** Nothing was stored: this is what others changed since that version. */
  | { conflict: ForeignChange[]; version: number }
  /** Nothing was stored, and why, in the staff's words. */
  | { refused: string }
  /** Nothing was stored: is this address meant instead? */
  | { asked: string }

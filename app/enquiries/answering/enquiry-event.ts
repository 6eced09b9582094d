import type { EnquiryState } from './enquiry-state.ts'

/** What can have happened to an enquiry: the code of an event, and of what was last done. */
export const enquiryEventCodes = [
  // The turn or the state changes.
  'state',
  'reached',
  'written',
  'no-answer',
  'handed-back',
  'wrote-again',
  'released',
  'quote-sent',
  'quote-accepted',
  'quote-change-asked',
  'quote-declined',
  'quote-sent-again',
  'quote-written',
  'quote-not-written',
  'quote-reopened',
  // The plan changes.
  'next-step',
  'person',
  // Beside the course of it.
  'quote-withdrawn',
  'quote-prolonged',
  'quote-paid',
  'opened',
  'not-called',
  'note',
  'note-struck',
  'address-corrected',
  'corrected',
  'sent-again',
  'undone',
  'exported',
] as const

export type EnquiryEventCode = (typeof enquiryEventCodes)[number]

/** What was last done about an enquiry, as the inbox says it. */
export type LastDone = DoneBeside | EnquiryState

/** What can have been done beside setting a state. */
export type DoneBeside =
  | 'received'
  | 'reached'
  | 'written'
  | 'no-answer'
  | 'handed-back'
  | 'wrote-again'
  | 'released'
  | 'quote-accepted'
  | 'quote-change-asked'

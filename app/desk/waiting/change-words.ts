import {
  isEnquiryState,
  lostReasons,
  lostReasonWords,
  stateWords,
} from '#app/enquiries/answering/enquiry-state.ts'
import type { WaitingChange, WaitingIntent } from './waiting-change.ts'

/** Gives what was done, after the visitor's name: `is Contacted`. */
export function changeWords({ form }: Pick<WaitingChange, 'form'>): string {
  const { intent = '', state = '', lostReason } = form
  if (intent !== 'state' || !isEnquiryState(state)) return deeds[intent as WaitingIntent] ?? ''
  const reason = lostReasons.find((one) => one === lostReason)
  const because = reason && state === 'lost' ? `: ${lostReasonWords[reason].toLowerCase()}` : ''
  return `is ${stateWords[state]}${because}`
}

/** Gives how many wait, as their list is headed. */
export function waitingCount(changes: readonly Pick<WaitingChange, 'state'>[]): string {
  const stuck = changes.filter(({ state }) => state !== 'waiting' && state !== 'sending').length
  const many = changes.length === 1 ? '1 change waits here' : `${changes.length} changes wait here`
  return stuck > 0 ? `${many}, ${stuck === 1 ? 'one needs' : `${stuck} need`} you` : many
}

const deeds: Record<WaitingIntent, string> = {
  note: 'has a note',
  state: 'has another state',
  reached: 'was reached',
  written: 'was written to',
  'no-answer': 'did not answer',
  take: 'is with you',
}

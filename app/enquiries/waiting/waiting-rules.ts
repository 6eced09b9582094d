import type { Answer } from '#app/ui/forms/post-json.ts'
import type { NewEnquiry, WaitingEnquiry } from './waiting-enquiry.ts'

const minute = 60_000
const hour = 60 * minute
/** How long what was written waits for a network, in ms. */
export const keptMs = 7 * 24 * hour
/** No right clock says earlier: a phone whose battery was empty starts years back. */
const earliest = Date.UTC(2026, 10, 22)
/** After how long a site that could not take it is asked again, unless it says when; in ms. */
const againMs = minute

/** What a phone holds until the site has it: an enquiry, or what the staff have done about one. */
interface Waiting {
  state: string
  writtenAt: number
  notBefore?: number | undefined
}

/** Gives a new enquiry as it waits from now on; all times in ms by the phone's clock. */
export function beginWaiting(enquiry: NewEnquiry, now: number): Omit<WaitingEnquiry, 'place'> {
  return { ...enquiry, writtenAt: now, state: 'waiting' }
}

/** Whether it may still be changed: what has left the phone can only be asked about. */
export function canChange({ state }: Pick<WaitingEnquiry, 'state'>): boolean {
  return state === 'waiting' || state === 'wrong'
}

/** Whether it is to be sent by itself now. */
export function isDue({ state, notBefore = 0 }: Waiting, now: number): boolean {
  // Nobody is sent away for more than an hour: then it is the clock that went back.
  const sentAway = notBefore > now && notBefore - now <= hour
  return (state === 'waiting' || state === 'sending') && !sentAway
}

/** Gives what waits with days that begin now, where the clock can't have been right when it was written. */
export function dateWaiting<One extends Waiting>(one: One, now: number): One {
  const { writtenAt } = one
  const isWrong = writtenAt > now || (writtenAt < earliest && now >= earliest)
  return isWrong ? { ...one, writtenAt: now } : one
}

/**
 * Gives what waits as it is now: stopped when it has waited for seven days. An enquiry is held as it
 * was before that: tried again, it must still be known whether it has left.
 */
export function ageWaiting<One extends Waiting>(one: One, now: number): One {
  const dated = dateWaiting(one, now)
  const isOver = now - dated.writtenAt > keptMs && dated.state !== 'sent'
  return isOver ? { ...dated, state: 'stopped' } : dated
}

/** Gives an enquiry that is tried again, from now on for seven days: what had left is only asked about. */
export function beginAgain(
  { notBefore: _, ...enquiry }: WaitingEnquiry,
  now: number,
): WaitingEnquiry {
  const state = enquiry.state === 'sending' ? 'sending' : 'waiting'
  return { ...enquiry, state, writtenAt: now }
}

/**
 * Gives an enquiry, as it was before it was sent, after the site's answer: sent, with its words
 * wiped; to be put right; sent away for as long as the site says; or still on its way, where the
 * site may have it.
 */
export function afterAnswer(enquiry: WaitingEnquiry, answer: Answer, now: number): WaitingEnquiry {
  const { status, retryAfter } = answer
  const { reference, answerTime, errors } = (answer.body ?? {}) as {
    reference?: string
    answerTime?: string
    errors?: Record<string, string>
  }
  if (status === 201 && reference) {
    const { submissionId, place, url, writtenAt } = enquiry
    const wiped = { content: {}, about: [] }
    const sent = { state: 'sent', reference, answerTime, sentAt: now } as const
    return { submissionId, place, url, writtenAt, ...wiped, ...sent }
  }
  const notBefore = now + (retryAfter === undefined ? againMs : retryAfter * 1000)
  if (status === 422) return { ...enquiry, state: 'wrong', errors, notBefore: undefined }
  if (status >= 400 && status < 500 && status !== 408) {
    // None of these stores anything; an attempt before may have. Without a body it was somebody in
    // between who answered, such as a network that asks to sign in first.
    const isForNow = status === 429 || status === 403 || !answer.body
    // Nor will any other ever be taken.
    return isForNow ? { ...enquiry, notBefore } : { ...enquiry, state: 'stopped' }
  }
  return { ...enquiry, state: 'sending', notBefore }
}

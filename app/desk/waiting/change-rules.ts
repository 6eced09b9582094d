import { ageWaiting, isDue, keptMs } from '#app/enquiries/waiting/waiting-rules.ts'
import type { Answer } from '#app/ui/forms/post-json.ts'
import type { NewChange, StoredAnswer, WaitingChange } from './waiting-change.ts'

/** After how long a site that could not take it is asked again, unless it says when; in ms. */
const againMs = 60_000

/** Gives a change as it waits from now on, under this id. */
export function beginChange(change: NewChange, now: number): Omit<WaitingChange, 'place'> {
  const id = change.form.submission ?? ''
  return { ...change, id, writtenAt: now, state: 'waiting' }
}

/** Gives a change as it is now: what has waited for seven days is not tried any more. */
export function ageChange(change: WaitingChange, now: number): WaitingChange {
  return whenSent(change, now) === 'never' ? change : ageWaiting(change, now)
}

/**
 * Gives what a person's page finds of a change: their own as it is now; what somebody else has left
 * here for longer than seven days is forgotten.
 */
export function tidyChange(
  change: WaitingChange,
  staffId: number,
  now: number,
): WaitingChange | undefined {
  if (change.staffId === staffId) return ageChange(change, now)
  return now - change.writtenAt > keptMs ? undefined : change
}

/** Whether it is still to be sent by itself, and whether that is now. */
export function whenSent(change: WaitingChange, now: number): 'now' | 'later' | 'never' {
  if (change.state !== 'waiting' && change.state !== 'sending') return 'never'
  return isDue(change, now) ? 'now' : 'later'
}

/** Gives a change after the site's answer; undefined once it is stored. */
export function afterAnswer(
  change: WaitingChange,
  { status, body, retryAfter }: Answer,
  now: number,
): WaitingChange | undefined {
  const { clash, problem, notYours } = (body ?? {}) as StoredAnswer
  const { notBefore: _, problem: __, ...held } = change
  if (status === 200) return undefined
  if (status === 409 && clash) return { ...held, state: 'clash', clash }
  // Nothing was stored: it is as it was.
  if (status === 403 && notYours) return held
  if (status === 401) return { ...held, problem: 'You are signed out here.' }
  const notBefore = now + (retryAfter === undefined ? againMs : retryAfter * 1000)
  if (status === 429) return { ...held, notBefore }
  if (status >= 400 && status < 500 && status !== 408) {
    const why = status === 403 ? 'You may not change enquiries any more.' : 'The site refused it.'
    return { ...held, state: 'refused', problem: problem ?? why }
  }
  return { ...held, state: 'sending', notBefore }
}

/** Whether nothing more is to be sent after this answer: it would come before this, or meet the same. */
export function endsSending(status: number): boolean {
  return status === 401 || status === 408 || status === 429 || status >= 500
}

/**
 * Gives a change after one before it was stored: what the same person did to the same enquiry, with
 * the same version in front of them, was done after it and meets the version that it made.
 */
export function afterStored(
  change: WaitingChange,
  stored: WaitingChange,
  version: number | undefined,
): WaitingChange {
  const isNext =
    change.reference === stored.reference &&
    change.staffId === stored.staffId &&
    change.form.version === stored.form.version
  if (version === undefined || !isNext) return change
  return { ...change, form: { ...change.form, version: String(version) } }
}

/** Gives a change that its writer wants stored in spite of what somebody else did. */
export function insistOn({ clash, ...change }: WaitingChange): WaitingChange {
  const version = String(clash?.version ?? change.form.version)
  return { ...change, state: 'waiting', form: { ...change.form, version } }
}

/** Gives a change that is tried again, from now on for seven days. */
export function tryAgain(change: WaitingChange, now: number): WaitingChange {
  const { notBefore: _, problem: __, ...held } = change
  return { ...held, state: 'waiting', writtenAt: now }
}

import { askForWaking, asOnly } from '#app/ui/keep-sending.ts'
import { type Answer, fetchToken, postJson } from '#app/ui/post-json.ts'
import type { NewEnquiry, WaitingEnquiry } from './waiting-enquiry.ts'
import {
  afterAnswer,
  ageWaiting,
  beginWaiting,
  canChange,
  dateWaiting,
  isDue,
} from './waiting-rules.ts'
import { addWaiting, changeWaiting, listWaiting } from './waiting-store.ts'

/** Under which name the browser wakes the worker when there is a network again. */
export const syncTag = 'send-enquiries'

/**
 * Sends an enquiry that was just written and gives the site's answer, which the form then has to
 * conclude; 'waits' where there is none: it is held before it is sent, and goes by itself from then
 * on. Throws where the browser can hold nothing; nothing was sent then.
 */
export async function sendOrWait(enquiry: NewEnquiry): Promise<Answer | 'waits'> {
  const { submissionId, content, about } = enquiry
  // A tab that was closed in mid-send has left it here under the same id.
  const left = await changeWaiting(submissionId, (held) =>
    canChange(held) ? { ...held, content, about } : held,
  )
  if (!left) await addWaiting(beginWaiting(enquiry, Date.now()))
  const sent = await asOnlyOne(submissionId, () => send(submissionId, () => enquiry))
  if (sent) {
    await changeWaiting(submissionId, () => undefined).catch(() => undefined)
    return sent.answer
  }
  await askForWaking(syncTag)
  return 'waits'
}

/** Sends all that is due, in order; gives whether some of it still waits for a network. */
export async function sendAllWaiting(): Promise<boolean> {
  let waits = false
  for (const { submissionId } of await listWaiting()) {
    const sent = await asOnlyOne(submissionId, () => sendIfDue(submissionId))
    if (sent === undefined) waits = true
  }
  return waits
}

/** Sends one that is due; gives it as it is then, or undefined where there was no network. */
async function sendIfDue(submissionId: string): Promise<WaitingEnquiry | 'nothing' | undefined> {
  const now = Date.now()
  const enquiry = await changeWaiting(submissionId, (held) => dateWaiting(held, now))
  if (!enquiry || !isDue(ageWaiting(enquiry, now), now)) return 'nothing'
  // What has been changed until it leaves is what leaves.
  const sent = await send(submissionId, (held) => held)
  if (!sent) return undefined
  const then = () => afterAnswer(sent.before, sent.answer, Date.now())
  return (await changeWaiting(submissionId, then)) ?? 'nothing'
}

/** The site's answer to an enquiry, and how that was held before it left. */
interface Sent {
  answer: Answer
  before: WaitingEnquiry
}

/**
 * Sends the words that `choose` takes of an enquiry as it is held; undefined where there was no
 * answer. It counts as on its way from the moment that the site has handed out the anti-forgery
 * pair: before, nothing has left.
 */
async function send(
  submissionId: string,
  choose: (held: WaitingEnquiry) => Pick<NewEnquiry, 'url' | 'content'>,
): Promise<Sent | undefined> {
  const token = await fetchToken().catch(() => undefined)
  if (token === undefined) return undefined
  let held: WaitingEnquiry | undefined
  await changeWaiting(submissionId, (one) => {
    held = one
    return { ...one, state: 'sending' }
  })
  const before = held
  if (!before) return undefined
  const { url, content } = choose(before)
  const answer = await postJson(url, { ...content, submissionId }, token).catch(() => undefined)
  return answer && { answer, before }
}

/** Runs `work` while no other tab and no worker works on this enquiry. */
export function asOnlyOne<Result>(
  submissionId: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return asOnly(`enquiry ${submissionId}`, work)
}

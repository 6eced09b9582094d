import { askForWaking, asOnly, holdAlone, isWanted } from '#app/ui/forms/keep-sending.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { type Answer, fetchToken, postJson } from '#app/ui/forms/post-json.ts'
import { noteWaiting } from './note-waiting.ts'
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
 * conclude; where there is none, the id under which it waits: it is held before it is sent, and
 * goes by itself from then on. Throws where the browser can hold nothing; nothing was sent then.
 */
export async function sendOrWait(enquiry: NewEnquiry): Promise<Answer | string> {
  const { content, about } = enquiry
  const submissionId = chooseId(enquiry, await listWaiting())
  // A tab that was closed in mid-send has left it here under the same id.
  const left = await changeWaiting(submissionId, (held) => {
    // Stored meanwhile, with its words wiped: the site tells whether these are the same.
    if (held.state === 'sent') return { ...held, content, about, state: 'waiting' }
    return canChange(held) ? { ...held, content, about } : held
  })
  if (!left) await addWaiting(beginWaiting({ ...enquiry, submissionId }, Date.now()))
  // The tab may be closed before there is an answer.
  noteWaiting(true)
  void askForWaking(syncTag)
  const answer = await asOnlyOne(submissionId, () => send(submissionId))
  if (answer) {
    await changeWaiting(submissionId, () => undefined).catch(() => undefined)
    noteWaiting((await listWaiting().catch(() => [])).length > 0)
    return answer
  }
  await askForWaking(syncTag)
  return submissionId
}

/**
 * Gives the id under which an enquiry is sent: its own, or another where its first words have left
 * under that and can't be changed any more. The same words keep theirs.
 */
function chooseId({ submissionId, content }: NewEnquiry, all: WaitingEnquiry[]): string {
  // How long it was typed says nothing about its words, nor what a list held then.
  const wordsOf = (one: object) => JSON.stringify({ ...one, elapsedMs: 0, listed: 0 })
  const isSame = (one: WaitingEnquiry) => wordsOf(one.content) === wordsOf(content)
  const held = all.find((one) => one.submissionId === submissionId)
  if (!held || canChange(held) || held.state === 'sent' || isSame(held)) return submissionId
  return all.find(isSame)?.submissionId ?? newId()
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
  const answer = await send(submissionId)
  if (!answer) return undefined
  const { state } = enquiry
  const then = (held: WaitingEnquiry) => afterAnswer({ ...held, state }, answer, Date.now())
  return (await changeWaiting(submissionId, then)) ?? 'nothing'
}

/**
 * Sends an enquiry as it is held; undefined where there was no answer, or its writer wants to
 * change it first. It counts as on its way from the moment that the site has handed out the
 * anti-forgery pair: before, nothing has left.
 */
async function send(submissionId: string): Promise<Answer | undefined> {
  const token = await fetchToken().catch(() => undefined)
  if (token === undefined || (await isWanted(lockOf(submissionId)))) return undefined
  const held = await changeWaiting(submissionId, (one) => ({ ...one, state: 'sending' }))
  if (!held) return undefined
  const { url, content } = held
  return postJson(url, { ...content, submissionId }, token).catch(() => undefined)
}

/** Keeps an enquiry from being sent while its writer changes it; gives what lets go of it. */
export function holdBack(submissionId: string): () => void {
  return holdAlone(lockOf(submissionId))
}

/** Runs `work` while no other tab and no worker works on this enquiry. */
function asOnlyOne<Result>(
  submissionId: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return asOnly(lockOf(submissionId), work)
}

function lockOf(submissionId: string) {
  return `enquiry ${submissionId}`
}

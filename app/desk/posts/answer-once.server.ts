import type { MiddlewareFunction } from 'react-router'
import { readSubmission } from '#app/desk/posted-form.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { postIdHeader } from './post-headers.ts'

/** For how long an answer may be asked for again, in ms, and how many are held, and bytes of them all. */
const heldMs = 15 * 60_000
const mostHeld = 300
const mostBytes = 32 * 1024 * 1024

interface Answer {
  body: ArrayBuffer
  init: { status: number; statusText: string; headers: Headers }
}

interface Held {
  until: number
  answer: Promise<Answer>
  /** Undefined while it is still being done. */
  bytes?: number
}

/** By who asks, where, and the post's id; the oldest first. */
const held = new Map<string, Held>()

/**
 * Answers a post that a page of the desk sends again, since no answer arrived, as it was answered
 * then: what it asks for is done once. So too while the first one is still being done. What the
 * site failed to do (5xx) is done again. Held in this process's memory alone; enquiries' changes
 * have an id that is stored as well (docs/decisions/055).
 */
export const answerOnce: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const id = readSubmission(request.headers.get(postIdHeader))
  if (request.method !== 'POST' || !id) return next()
  const key = `${context.get(staffContext).id} ${url.pathname} ${id}`
  const now = Date.now()
  const former = held.get(key)
  if (former && former.until > now) return write(await former.answer)
  const answer = next().then(read)
  const post: Held = { until: now + heldMs, answer }
  held.delete(key)
  held.set(key, post)
  // Where it fails the first one throws, and nothing was done.
  const forget = () => void held.delete(key)
  answer.then(({ body, init }) => {
    if (init.status >= 500) return forget()
    post.bytes = body.byteLength
    forgetOldest(Date.now())
  }, forget)
  return write(await answer)
}

/** Forgets what is too old, and the oldest of what is too much; never what is still being done. */
function forgetOldest(now: number) {
  let sum = 0
  for (const { bytes = 0 } of held.values()) sum += bytes
  for (const [key, { until, bytes }] of held) {
    if (until > now && held.size <= mostHeld && sum <= mostBytes) return
    if (bytes === undefined) continue
    held.delete(key)
    sum -= bytes
  }
}

async function read(response: Response): Promise<Answer> {
  const { status, statusText, headers } = response
  return { body: await response.arrayBuffer(), init: { status, statusText, headers } }
}

/** A copy: what stands around writes headers of its own. */
function write({ body, init }: Answer) {
  const headers = new Headers(init.headers)
  return new Response(body.byteLength > 0 ? body : null, { ...init, headers })
}

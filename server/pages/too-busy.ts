import type { Logger } from 'pino'
import { newRequestId } from '#server/watching/request-log.ts'
import { CachedAnswer } from './cached-answer.ts'

/** What is said to those who can't be served now. */
export interface TooBusyWords {
  /** The page that says so to who asked for a path; its answer is a 503. A call has none. */
  pageFor: (path: string) => string | undefined
  /** The same for a call. */
  wordsFor: (path: string) => string
}

/** The answers to those who come when too many wait. */
export interface TooBusy {
  respond(path: string): Promise<Response>
  /** The same, packed as `accepted` (an `Accept-Encoding`) allows. */
  keep(path: string, accepted: string | undefined): Promise<CachedAnswer>
}

/** When to come again, in seconds. */
const tryAgainAfter = 5
/** How long a page that says so is shown before it is made again. */
const shownForMs = 10_000
/**
 * Who is sent away hears it after so long. A program asks again at once, and to answer it thousands
 * of times a second would leave no time to take in an enquiry's connection.
 */
const sentAwayAfterMs = 1_000
/** More at once do not wait for that: what waits is held in memory. */
const mostLeaving = 2_000

/** Nobody is refused at a higher price than that of sending: the page is made once in ten seconds. */
export function createTooBusy(
  log: Pick<Logger, 'warn'>,
  { pageFor, wordsFor }: TooBusyWords,
  common: readonly (readonly [string, string])[],
  ask: (path: string, requestId: string) => Promise<Response>,
): TooBusy {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(tryAgainAfter) }
  const shown = new Map<string, ReturnType<typeof makePage>>()
  let leaving = 0

  async function pause() {
    if (leaving >= mostLeaving) return
    leaving += 1
    await new Promise((resolve) => setTimeout(resolve, sentAwayAfterMs))
    leaving -= 1
  }

  async function makePage(path: string) {
    const requestId = newRequestId()
    log.warn({ requestId }, 'too many wait for a page or a search: some are sent away')
    const page = await ask(path, requestId)
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    const body = Buffer.from(await page.arrayBuffer())
    const answer = {
      status: page.status,
      headers: [...common, ...page.headers],
      body,
      eachView: [],
      requestId,
    }
    return {
      body,
      headers: page.headers,
      status: page.status,
      kept: new CachedAnswer(answer, 'br'),
    }
  }

  function getPage(path: string) {
    const known = shown.get(path)
    if (known) return known
    const made = makePage(path)
    const forget = () => shown.delete(path)
    setTimeout(forget, shownForMs).unref()
    made.catch(forget)
    shown.set(path, made)
    return made
  }

  const asCall = (path: string) =>
    Response.json({ error: wordsFor(path) }, { status: 503, headers })

  return {
    async respond(path) {
      await pause()
      const page = pageFor(path)
      if (!page) return asCall(path)
      const { body, headers, status } = await getPage(page)
      return new Response(body, { status, headers })
    },
    async keep(path, accepted) {
      await pause()
      const page = pageFor(path)
      if (page) return (await getPage(page)).kept
      const answer = asCall(path)
      const body = Buffer.from(await answer.arrayBuffer())
      const said = { status: 503, headers: [...common, ...answer.headers], body, eachView: [] }
      return new CachedAnswer(said, accepted)
    },
  }
}

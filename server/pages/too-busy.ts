import type { Logger } from 'pino'
import { newRequestId } from '#server/watching/request-id.ts'
import { KeptAnswer } from './kept-answer.ts'

/** What is said to those who can't be served now. */
export interface TooBusyWords {
  /** The page that says so, whose answer is a 503. */
  path: string
  /** The same for a call. */
  words: string
}

/** The answers to those who come when too many wait. */
export interface TooBusy {
  respond(isCall: boolean): Promise<Response>
  /** The same, packed as `accepted` (an `Accept-Encoding`) allows. */
  keep(isCall: boolean, accepted: string | undefined): Promise<KeptAnswer>
}

/** When to come again, in seconds. */
const tryAgainAfter = 5
/** How long a page that says so is shown before it is made again. */
const shownForMs = 10_000

/** Nobody is refused at a higher price than that of sending: the page is made once in ten seconds. */
export function createTooBusy(
  log: Pick<Logger, 'warn'>,
  { path, words }: TooBusyWords,
  common: readonly (readonly [string, string])[],
  ask: (path: string, requestId: string) => Promise<Response>,
): TooBusy {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(tryAgainAfter) }
  let shown: ReturnType<typeof makePage> | undefined

  async function makePage() {
    const requestId = newRequestId()
    log.warn({ requestId }, 'too many wait for a page or a search: some are sent away')
    const page = await ask(path, requestId)
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
    const body = Buffer.from(await page.arrayBuffer())
    const answer = {
      status: page.status,
      headers: [...common, ...page.headers],
      body,
      eachServing: [],
      requestId,
    }
    return { body, headers: page.headers, status: page.status, kept: new KeptAnswer(answer, 'br') }
  }

  function getPage() {
    if (shown) return shown
    const made = makePage()
    const forget = () => {
      if (shown === made) shown = undefined
    }
    setTimeout(forget, shownForMs).unref()
    made.catch(forget)
    shown = made
    return made
  }

  const asCall = () => Response.json({ error: words }, { status: 503, headers })

  return {
    async respond(isCall) {
      if (isCall) return asCall()
      const { body, headers, status } = await getPage()
      return new Response(body, { status, headers })
    },
    async keep(isCall, accepted) {
      if (!isCall) return (await getPage()).kept
      const answer = asCall()
      const body = Buffer.from(await answer.arrayBuffer())
      const said = { status: 503, headers: [...common, ...answer.headers], body, eachServing: [] }
      return new KeptAnswer(said, accepted)
    },
  }
}

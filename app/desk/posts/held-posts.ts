import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { waitingIntents } from '#app/desk/waiting/waiting-change.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { keptForHeader, postAsHeader } from '#app/staff/sessions/kept-for.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { postIdHeader } from './post-headers.ts'
import { readWhole, tryAllAgain, untilTried } from './until-tried.ts'

/** Why what was sent is not answered yet. */
export type Hindrance =
  /** No answer arrives, or only a part of one. */
  | 'network'
  /** The site failed, or something before it. */
  | 'site'
  /** The site will not do it as it is. */
  | 'refused'
  | 'signed-out'
  /** Somebody else has signed in in this browser meanwhile. */
  | 'somebody-else'

interface Post {
  id: string
  url: string
  init: RequestInit
  tell: (answer: Response) => void
  fail: (error: unknown) => void
}

/** What a page shows of its posts that are not answered yet. */
export interface HeldPosts {
  many: number
  hindrance: Hindrance | undefined
  /** Whether the first of them could wait on this phone instead, if its owner wants that. */
  mayMove: boolean
  /** Whether one of which the page no longer waits was refused. */
  lost: boolean
  /** Whether the last of them was larger than something on the way lets through: it is sent no more. */
  tooLarge: boolean
}

/** A page that waits for nothing. */
export const noPosts: HeldPosts = {
  many: 0,
  hindrance: undefined,
  mayMove: false,
  lost: false,
  tooLarge: false,
}
/** How long an answer may take, in ms; a file may take as long as it takes. */
const patienceMs = 20_000

/**
 * Holds what the pages of the desk post until it is answered: in this page's memory, in order, and
 * under an id, so that it is done once. What is posted again before its answer has come is no other post, unless
 * something else went to the same address between them. The router waits meanwhile, and the form stays as it is.
 * What is read waits until then too. `keeps` tells whether a change of an enquiry is held on the
 * phone instead; then it fails here.
 */
export function createHeldPosts(network: typeof fetch, keeps: () => Promise<boolean>) {
  const queue: Post[] = []
  const changes = new EventTarget()
  let shown = noPosts
  let person = ''
  let isSending = false

  function show(next: Partial<HeldPosts>) {
    shown = { ...shown, many: queue.length, mayMove: isOfEnquiry(queue[0]), ...next }
    changes.dispatchEvent(new Event('change'))
  }

  async function sendAll() {
    isSending = true
    for (let tries = 0; queue[0]; tries += 1) {
      const [post] = queue
      const outcome = await attempt(post)
      const moves = outcome === 'network' && isOfEnquiry(post) && !isLeft(post) && (await keeps())
      const isOver = outcome === 'given up' || outcome === 'too large'
      if (outcome instanceof Response || isOver || moves) {
        tries = -1
        // Unless it was thrown away meanwhile.
        if (queue[0] === post) queue.shift()
        if (outcome === 'too large') {
          // Neither told nor failed: both would put something else in the page's place.
          show({ hindrance: undefined, tooLarge: !isLeft(post), lost: shown.lost || isLeft(post) })
        } else if (outcome instanceof Response) {
          show({
            hindrance: undefined,
            lost: shown.lost || (isLeft(post) && outcome.status >= 400),
          })
          if (isLeft(post)) changes.dispatchEvent(new Event('late'))
          post.tell(outcome)
        } else {
          show({ hindrance: undefined })
          post.fail(new TypeError('It waits on this phone, or nobody waits for it.'))
        }
        continue
      }
      show({ hindrance: outcome })
      await untilTried(tries)
    }
    isSending = false
    changes.dispatchEvent(new Event('empty'))
  }

  async function attempt(post: Post): Promise<Response | Hindrance | 'given up' | 'too large'> {
    const { id, url, init } = post
    const own = { [postIdHeader]: id, ...(person && { [postAsHeader]: person }) }
    // A file whose page is left goes no further; whatever else has begun is finished.
    const signal = hasFile(init) ? init.signal : AbortSignal.timeout?.(patienceMs)
    try {
      const headers = { ...(init.headers as Record<string, string>), ...own }
      const answer = await readWhole(
        await network(url, { ...init, headers, signal: signal ?? null }),
      )
      return await judge(answer)
    } catch {
      return hasFile(init) && isLeft(post) ? 'given up' : 'network'
    }
  }

  async function judge(answer: Response): Promise<Response | Hindrance | 'too large'> {
    const { status, headers } = answer
    if (status === 401) return 'signed-out'
    const answered = headers.get(keptForHeader)?.split(' ')[0]
    if (person && answered && answered !== person) return 'somebody-else'
    if (status < 400 || !(await isThrown(answer))) return answer
    if (status === 413) return 'too large'
    return status >= 500 || status === 408 || status === 429 ? 'site' : 'refused'
  }

  function post(url: string, init: RequestInit): Promise<Response> {
    return new Promise((tell, fail) => {
      // Who presses twice wants it once; both presses get the answer. After something else there it is
      // another press: a product that is ticked, unticked and ticked is ticked in the end.
      const same = queue.findLast((one) => one.url === url)
      if (same && isSameBody(same.init, init)) {
        const { tell: tellFirst, fail: failFirst } = same
        same.init = init
        same.tell = (answer) => {
          tellFirst(answer.clone())
          tell(answer)
        }
        same.fail = (error) => {
          failFirst(error)
          fail(error)
        }
        return
      }
      queue.push({ id: newId(), url, init, tell, fail })
      if (shown.hindrance || shown.tooLarge) show({ tooLarge: false })
      if (!isSending) void sendAll()
    })
  }

  async function read(input: URL | string, init: RequestInit | undefined): Promise<Response> {
    const signal = init?.signal ?? undefined
    for (let tries = 0; ; tries += 1) {
      if (shown.hindrance && queue.length > 0) {
        await new Promise((end) => changes.addEventListener('empty', end, { once: true }))
      }
      try {
        const answer = await network(input, init)
        const isOurs = answer.headers.has('x-remix-response')
        if (isOurs || ![502, 503, 504].includes(answer.status)) {
          const whole = await readWhole(answer)
          if (shown.hindrance && queue.length === 0) {
            show({ hindrance: undefined })
            tryAllAgain()
          }
          return whole
        }
      } catch (error) {
        if (signal?.aborted) throw error
      }
      if (queue.length === 0) show({ hindrance: 'network' })
      await untilTried(tries, signal)
      signal?.throwIfAborted()
    }
  }

  return {
    /** Takes the place of `fetch`, for the data and the code of the desk's pages. */
    fetch: ((input, init) => {
      if (input instanceof Request) return network(input, init)
      const { origin, pathname } = new URL(input, location.href)
      const isOurs =
        origin === location.origin && /^\/(desk\b.*\.data|assets\/.*\.js)$/.test(pathname)
      if (!isOurs) return network(input, init)
      const reads = !init?.method || init.method === 'GET'
      return reads ? read(input, init) : post(String(input), init)
    }) as typeof fetch,
    shown: () => shown,
    /** Says that something else of the page gets no answer, or has one now. */
    hinder(hindrance: 'network' | 'signed-out' | undefined) {
      if (queue.length === 0 && shown.hindrance !== hindrance) show({ hindrance })
    },
    /** Says as whom the page posts from now on, by their id. */
    postAs(id: number) {
      person = String(id)
    },
    onChange(call: () => void) {
      changes.addEventListener('change', call)
      return () => changes.removeEventListener('change', call)
    },
    /** Calls back when something was done of which the page did not wait for the answer. */
    onLate(call: () => void) {
      changes.addEventListener('late', call)
      return () => changes.removeEventListener('late', call)
    },
    /** Throws all of it away. */
    throwAway() {
      queue.length = 0
      show(noPosts)
    },
    /** Forgets that something was not taken. */
    closeNotTaken: () => show({ lost: false, tooLarge: false }),
  }
}

/** The page has gone on, to another post or another page. */
function isLeft({ init }: Post) {
  return init.signal?.aborted ?? false
}

/** Files are not compared. */
function isSameBody(one: RequestInit, other: RequestInit) {
  const text = textOf(one)
  return text !== undefined && text === textOf(other)
}

function textOf(init: RequestInit) {
  const { body } = init
  if (body instanceof URLSearchParams) return `${body}`
  return body instanceof FormData && !hasFile(init) ? JSON.stringify([...body]) : undefined
}

function hasFile({ body }: RequestInit) {
  return body instanceof FormData && [...body.values()].some((value) => typeof value !== 'string')
}

const ofEnquiry = new RegExp(`${enquiryPath('[\\w-]+')}\\.data`)

function isOfEnquiry(post: Post | undefined) {
  const { url = '', init } = post ?? {}
  const intent = init?.body instanceof URLSearchParams ? init.body.get('intent') : undefined
  return ofEnquiry.test(url) && waitingIntents.some((one) => one === intent)
}

/**
 * Whether an answer of 4xx or 5xx would put an error in the page's place: what the site throws, and
 * what comes from before it. What an action says of a form is data, and shown in the form.
 */
async function isThrown(answer: Response) {
  if (!answer.headers.has('x-remix-response')) return true
  const { body } = answer.clone()
  const { value } = body ? await decode(body, globalThis) : {}
  return typeof value === 'object' && value !== null && 'error' in value
}

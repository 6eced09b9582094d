import { waitingIntents } from '#app/desk/waiting/waiting-change.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { attemptPost, type Hindrance, hasFile, isLeft, type Post } from './attempt-post.ts'
import { readWhole, tryAllAgain, untilTried } from './until-tried.ts'

interface HeldPost extends Post {
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

/**
 * Holds what the pages of the desk post until it is answered: in this page's memory, in order, and
 * under an id, so that it is done once. What is posted again before its answer has come is no other post, unless
 * something else went to the same address between them. The router waits meanwhile, and the form stays as it is.
 * What is read waits until then too. `keeps` tells whether a change of an enquiry is held on the
 * phone instead; then it fails here.
 */
export function createHeldPosts(network: typeof fetch, keeps: () => Promise<boolean>) {
  const queue: HeldPost[] = []
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
      const outcome = await attemptPost(network, post, () => person)
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

const ofEnquiry = new RegExp(`${enquiryPath('[\\w-]+')}\\.data`)

function isOfEnquiry(post: Post | undefined) {
  const { url = '', init } = post ?? {}
  const intent = init?.body instanceof URLSearchParams ? init.body.get('intent') : undefined
  return ofEnquiry.test(url) && waitingIntents.some((one) => one === intent)
}

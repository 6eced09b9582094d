import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { keptForHeader, postAsHeader } from '#app/staff/sessions/kept-for.ts'
import { postIdHeader } from './post-headers.ts'
import { readWhole } from './until-tried.ts'

/** What a page of the desk posts, under the id by which it is done once. */
export interface Post {
  id: string
  url: string
  init: RequestInit
}

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

type Judged = Response | Hindrance | 'too large'

/** How long an answer may take, in ms; a file may take as long as it takes. */
const patienceMs = 20_000

/**
 * Sends a post once, as whom `person` names by their id: nobody as long as that is ''. Gives the answer that its
 * page is to be told, or why there is none; a file whose page has gone on is `given up`.
 */
export async function attemptPost(
  network: typeof fetch,
  { id, url, init }: Post,
  person: () => string,
): Promise<Judged | 'given up'> {
  const own = { [postIdHeader]: id, ...(person() && { [postAsHeader]: person() }) }
  // A file whose page is left goes no further; whatever else has begun is finished.
  const signal = hasFile(init) ? init.signal : AbortSignal.timeout?.(patienceMs)
  try {
    const headers = { ...(init.headers as Record<string, string>), ...own }
    const answer = await readWhole(await network(url, { ...init, headers, signal: signal ?? null }))
    return await judge(answer, person())
  } catch {
    return hasFile(init) && isLeft({ init }) ? 'given up' : 'network'
  }
}

async function judge(answer: Response, person: string): Promise<Judged> {
  const { status, headers } = answer
  if (status === 401) return 'signed-out'
  const answered = headers.get(keptForHeader)?.split(' ')[0]
  if (person && answered && answered !== person) return 'somebody-else'
  if (status < 400 || !(await isThrown(answer))) return answer
  if (status === 413) return 'too large'
  return status >= 500 || status === 408 || status === 429 ? 'site' : 'refused'
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

/** Tells whether the page of a post has gone on, to another post or another page. */
export function isLeft({ init }: Pick<Post, 'init'>): boolean {
  return init.signal?.aborted ?? false
}

/** Tells whether a file is posted. */
export function hasFile({ body }: RequestInit): boolean {
  return body instanceof FormData && [...body.values()].some((value) => typeof value !== 'string')
}

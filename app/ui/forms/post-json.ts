import { tokenPath } from '#app/paths/machine-paths.ts'

/** Ends a request whose answer takes too long: the visitor is told that sending failed. */
const patience = () => AbortSignal.timeout?.(20_000)

export interface Answer {
  status: number
  body: unknown
  /** After how many seconds the site wants to be asked again, where it says so. */
  retryAfter?: number | undefined
}

/**
 * Posts JSON to the site with the anti-forgery pair (§7), fetching its cookie first if need be.
 * Throws when there is no network, or no whole answer in time: one that breaks off is none, nor one
 * that says it went well in what is no JSON. A refusal that is none has no `body`.
 */
export async function postJson(url: string, body: unknown, token?: string): Promise<Answer> {
  const post = (pair: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': pair },
      body: JSON.stringify(body),
      signal: patience(),
    })
  let response = await post(token ?? (await readToken()) ?? (await fetchToken()))
  // Another tab or the worker that fetched a pair at the same time has replaced this one's cookie.
  if (response.status === 403) response = await post(await fetchToken())
  const text = await response.text()
  let answered: unknown
  try {
    answered = JSON.parse(text)
  } catch (error) {
    if (response.ok) throw error
  }
  return {
    status: response.status,
    body: answered,
    retryAfter: response.headers.get('retry-after')?.match(/^\d+$/)?.map(Number)[0],
  }
}

/**
 * Fetches the anti-forgery pair (§7) and gives the half that a form repeats. Throws when there is
 * no network, and in a worker that can't read it: nothing of the visitor's has left the phone then.
 */
export async function fetchToken(): Promise<string> {
  await fetch(tokenPath, { cache: 'no-store', signal: patience() })
  return (await readToken()) ?? ''
}

/** A worker has no document, and reads cookies in another way, or in older browsers in none. */
async function readToken(): Promise<string | undefined> {
  const name = 'XSRF-TOKEN'
  if (typeof document === 'undefined') {
    const { cookieStore } = globalThis as { cookieStore?: CookieReader }
    if (!cookieStore) throw new Error('This worker cannot read cookies.')
    return (await cookieStore.get(name))?.value
  }
  return document.cookie.match(`(^|; )${name}=([\\w-]+)`)?.[2]
}

interface CookieReader {
  get(name: string): Promise<{ value: string } | null>
}

/** How soon it is tried again, and at most how late, in ms. */
const againMs = { first: 3_000, most: 60_000 }
const tryNow = 'desk-try-now'

/**
 * Ends when something is to be tried again that got no answer: when the network or the person comes
 * back, when they ask for it, after a time that grows with the number of `tries`, or with `signal`.
 */
export function untilTried(tries: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, Math.min(againMs.first * 2 ** tries, againMs.most))
    const listen = { signal: over.signal }
    for (const event of ['online', tryNow]) addEventListener(event, end, listen)
    document.addEventListener('visibilitychange', () => !document.hidden && end(), listen)
    signal?.addEventListener('abort', end, listen)
    if (signal?.aborted) end()
  })
}

/** Has everything tried again at once that waits. */
export function tryAllAgain(): void {
  dispatchEvent(new Event(tryNow))
}

/** Gives an answer that has arrived to its end. Throws where it breaks off. */
export async function readWhole(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer()
  const { status, statusText, headers } = answer
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

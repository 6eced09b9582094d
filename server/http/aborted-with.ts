/**
 * Runs `work` with a signal of its own, which aborts when `request` (a request's signal) does while
 * the work is under way, and gives what comes of it. Work that listens with `{ signal }`, as React's
 * renderers do, must not be given the request's own signal: Node keeps such a listener with the
 * signal after it was removed, and `Request` keeps that signal until the request is collected. A
 * listener from which the request can be reached would then hold both for good.
 */
export async function abortedWith<Result>(
  request: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController()
  const abort = () => own.abort(request.reason)
  if (request.aborted) abort()
  request.addEventListener('abort', abort)
  try {
    return await work(own.signal)
  } finally {
    request.removeEventListener('abort', abort)
  }
}

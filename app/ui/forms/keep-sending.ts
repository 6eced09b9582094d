/** How soon an open page tries again, and at most how late, in ms. */
const againMs = { first: 5_000, most: 60_000 }

/**
 * Tries to send what waits while a page is open: at once, when the network or the person comes
 * back, and every now and then. `send` tells whether some of it still waits for a network; then the
 * worker is to be woken under `tag` too. Gives what ends it.
 */
export function keepSending(send: () => Promise<boolean>, tag: string): () => void {
  let timer: ReturnType<typeof setTimeout>
  let wait = againMs.first
  let isOver = false
  const attempt = async () => {
    clearTimeout(timer)
    const waits = await send().catch(() => false)
    if (isOver) return
    if (waits) void askForWaking(tag)
    wait = Math.min(wait * 2, againMs.most)
    timer = setTimeout(attempt, wait)
  }
  const attemptSoon = () => {
    wait = againMs.first
    if (!document.hidden) void attempt()
  }
  void attempt()
  addEventListener('online', attemptSoon)
  document.addEventListener('visibilitychange', attemptSoon)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', attemptSoon)
    document.removeEventListener('visibilitychange', attemptSoon)
  }
}

/** Asks the browser to wake the worker when there is a network, where it can do that. */
export async function askForWaking(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } }
    await sync?.register(tag)
  } catch {
    // It goes when a page is open again.
  }
}

/**
 * Runs `work` while no other tab and no worker does what goes by this name; where one does, nothing
 * is done, since that one will. A page that is closed lets go of it.
 */
export async function asOnly<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

/**
 * Keeps everybody else from what goes by this name, from when whoever does it now has done it or
 * made way. Gives what lets go of it.
 */
export function holdAlone(name: string): () => void {
  const end = new AbortController()
  const { signal } = end
  const untilEnd = () => new Promise((resolve) => signal.addEventListener('abort', resolve))
  // Refused where it ends before it is sent.
  navigator.locks?.request(name, { signal }, untilEnd).catch(() => undefined)
  return () => end.abort()
}

/** Whether somebody waits to hold this alone. */
export async function isWanted(name: string): Promise<boolean> {
  const locks = await navigator.locks?.query()
  return locks?.pending?.some((lock) => lock.name === name) ?? false
}

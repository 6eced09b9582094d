import { serviceWorkerPath } from '#app/paths/machine-paths.ts'

/** After how long, in ms, a touch has had its bytes, or an untouched page has rested: these come first. */
const afterTouchMs = 1_000
const afterLoadMs = 4_000

/**
 * Registers the service worker once a page has loaded and is still open: a while after the first
 * touch, or when nobody has touched it for a while, unless they ask to be spared bytes. Where there
 * can be none, nothing is cached.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator
  const register = () =>
    serviceWorker?.controller ?? serviceWorker?.register(serviceWorkerPath).catch(() => 0)
  const { connection } = navigator as { connection?: { saveData: boolean } }
  addEventListener('load', () => {
    addEventListener('pointerdown', () => setTimeout(register, afterTouchMs), { once: true })
    if (!connection?.saveData) setTimeout(register, afterLoadMs)
  })
}

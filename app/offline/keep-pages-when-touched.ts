/** A touch may open the next page, which comes first. */
const afterTouchMs = 1_000

/**
 * Registers the service worker after the first touch of a page that has loaded, if it is still open
 * and when the browser is idle: who only looks pays nothing for it. Where there can be none, nothing is kept.
 */
export function keepPagesWhenTouched(): void {
  const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => 0)
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register)
  const later = () => setTimeout(whenIdle, afterTouchMs)
  addEventListener('load', () => addEventListener('pointerdown', later, { once: true }))
}

/** A touch may open the next page or wake an island: these come first. */
const afterTouchMs = 1_000

/**
 * Registers the service worker a while after the first touch of a page that has loaded, if the page is
 * still open: who only looks pays nothing for it. Where there can be none, nothing is kept.
 */
export function keepPagesWhenTouched(): void {
  const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => 0)
  const later = () => setTimeout(register, afterTouchMs)
  addEventListener('load', () => addEventListener('pointerdown', later, { once: true }))
}

/**
 * Registers the service worker at the first touch of a page that has loaded, when the browser is
 * idle: who only looks pays nothing for it. Where there can be none, nothing is kept.
 */
export function keepPagesWhenTouched(): void {
  const register = () => navigator.serviceWorker?.register('/service-worker.js').catch(() => 0)
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register)
  addEventListener('load', () => addEventListener('pointerdown', whenIdle, { once: true }))
}

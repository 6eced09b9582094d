/**
 * The desk's service worker, registered where somebody turns notices on. Like the shop's it can
 * never move, or old ones would live on.
 */
export const deskWorkerPath = '/desk-worker.js'

/** What of the site is the desk's worker's, not the shop's. */
export const deskWorkerScope = '/desk'

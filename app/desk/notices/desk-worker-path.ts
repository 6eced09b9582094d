/** The desk's service worker; registered where somebody turns notices on. */
export const deskWorkerPath = '/desk-worker.js'

/** What of the site is the desk's worker's, not the shop's. */
export const deskWorkerScope = '/desk'

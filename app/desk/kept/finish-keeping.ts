import { deskPath } from '#app/paths/desk-paths.ts'
import { deskWorkerPath } from '#app/paths/machine-paths.ts'
import { keepInbox } from './keep-inbox.ts'

/** Fetches all with which a browser keeps the inbox, where it is wanted. Tells whether it does. */
export async function finishKeeping(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(deskWorkerPath, { scope: deskPath })
    return await keepInbox()
  } catch {
    return false
  }
}

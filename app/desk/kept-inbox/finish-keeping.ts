import { deskWorkerPath, deskWorkerScope } from '#app/desk/notices/desk-worker-path.ts'
import { keepInbox } from './keep-inbox.ts'

/** Fetches all with which a browser keeps the inbox, where it is wanted. Tells whether it does. */
export async function finishKeeping(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(deskWorkerPath, { scope: deskWorkerScope })
    return await keepInbox()
  } catch {
    return false
  }
}

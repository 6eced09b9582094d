import type { WaitingEnquiry } from './waiting-enquiry.ts'

const databaseName = 'enquiries'
const storeName = 'waiting'

/** Says to every open page and to the worker that something has changed. */
const changes = 'enquiries-waiting'

/** Lists what this browser holds, in the order it was written. Throws where it can hold nothing. */
export async function listWaiting(): Promise<WaitingEnquiry[]> {
  return await inStore('readonly', (store) => store.getAll())
}

/** Holds an enquiry, after those before it. Throws where there is no room or no storage. */
export async function addWaiting(enquiry: Omit<WaitingEnquiry, 'place'>): Promise<void> {
  await inStore('readwrite', (store) => store.put(enquiry))
  tellChange()
}

/**
 * Changes an enquiry to what `change` makes of it, undefined forgets it, in one transaction. Gives
 * it as it is then; undefined where it was forgotten, now or before.
 */
export async function changeWaiting(
  submissionId: string,
  change: (enquiry: WaitingEnquiry) => WaitingEnquiry | undefined,
): Promise<WaitingEnquiry | undefined> {
  let changed: WaitingEnquiry | undefined
  await inStore('readwrite', (store) => {
    const all: IDBRequest<WaitingEnquiry[]> = store.getAll()
    all.onsuccess = () => {
      const enquiry = all.result.find((one) => one.submissionId === submissionId)
      if (!enquiry) return
      changed = change(enquiry)
      if (!changed) store.delete(enquiry.place)
      else if (changed !== enquiry) store.put(changed)
    }
    return all
  })
  tellChange()
  return changed
}

/** Calls back after each change, made here or elsewhere; gives what ends that. */
export function onWaitingChange(call: () => void): () => void {
  addEventListener(changes, call)
  const channel = openChannel()
  channel?.addEventListener('message', call)
  return () => {
    removeEventListener(changes, call)
    channel?.close()
  }
}

function tellChange() {
  dispatchEvent(new Event(changes))
  const channel = openChannel()
  channel?.postMessage('')
  channel?.close()
}

function openChannel() {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(changes)
}

/** Runs one request in a transaction of its own and gives its result when it is stored. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      // What was said to wait must not be lost with the battery.
      const transaction = database.transaction(storeName, mode, { durability: 'strict' })
      const request = ask(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(storeName, { keyPath: 'place', autoIncrement: true })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

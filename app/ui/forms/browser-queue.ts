import { hearTabs, tellTabs } from './tell-tabs.ts'

/** What a queue holds: its place is given when it comes in, since a phone's clock may be wrong. */
interface Queued {
  place: number
}

interface QueueOptions<Item> {
  /** The browser's database and the one store in it; the first also names what tells of changes. */
  database: string
  store: string
  idOf: (item: Omit<Item, 'place'>) => string
}

/** What waits in a browser, in the order in which it was written, whole and durable. */
export interface BrowserQueue<Item extends Queued> {
  /** Lists all of it. Throws where the browser can hold nothing. */
  list(): Promise<Item[]>
  /** Holds one more, after those before it. Throws where the storage is full or missing. */
  add(item: Omit<Item, 'place'>): Promise<void>
  /**
   * Makes of one what `change` gives, undefined forgets it, in one transaction. Gives it as it is
   * then; undefined where it was forgotten, now or before.
   */
  change(id: string, change: (item: Item) => Item | undefined): Promise<Item | undefined>
  /**
   * Does the same to each of them, then holds what `more` gives after them, all in one transaction: what takes the
   * place of another is never seen, or lost, between the two. Throws as `add` does.
   */
  changeEach(
    change: (item: Item) => Item | undefined,
    more?: () => Omit<Item, 'place'>,
  ): Promise<void>
  /** Calls back after each change, made here, in another tab or in a worker; gives what ends that. */
  onChange(call: () => void): () => void
}

/** Gives a queue that all tabs of this browser and its workers share. */
export function browserQueue<Item extends Queued>({
  database,
  store,
  idOf,
}: QueueOptions<Item>): BrowserQueue<Item> {
  const changes = `${database}-${store}`

  async function changeEach(
    change: (item: Item) => Item | undefined,
    more?: () => Omit<Item, 'place'>,
  ) {
    await inStore('readwrite', (items) => {
      const all: IDBRequest<Item[]> = items.getAll()
      all.onsuccess = () => {
        for (const item of all.result) {
          const changed = change(item)
          if (!changed) items.delete(item.place)
          else if (changed !== item) items.put(changed)
        }
        if (more) items.put(more())
      }
      return all
    })
    tellTabs(changes)
  }

  /** Runs one request in a transaction of its own and gives its result when it is stored. */
  async function inStore<Result>(
    mode: IDBTransactionMode,
    ask: (items: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const opened = await openDatabase()
    try {
      return await new Promise((resolve, reject) => {
        // What was said to wait must not be lost with the battery.
        const transaction = opened.transaction(store, mode, { durability: 'strict' })
        const request = ask(transaction.objectStore(store))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      opened.close()
    }
  }

  function openDatabase(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(database, 1)
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore(store, { keyPath: 'place', autoIncrement: true })
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
  }

  return {
    list: () => inStore('readonly', (items) => items.getAll()),
    async add(item) {
      await inStore('readwrite', (items) => items.put(item))
      tellTabs(changes)
    },
    async change(id, change) {
      let changed: Item | undefined
      await changeEach((item) => {
        if (idOf(item) !== id) return item
        changed = change(item)
        return changed
      })
      return changed
    },
    changeEach,
    onChange: (call) => hearTabs(changes, call),
  }
}

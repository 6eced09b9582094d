import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '#database/connection.ts'
import type { PoolStats } from '#database/postgres/postgres.ts'
import { type OutboxState, readOutboxState } from '#server/delivery/outbox/outbox-state.ts'
import { readDiskSpace } from '#server/disk-space.ts'

/** How the cache of pages does. */
export interface CacheStatistics {
  hits: number
  misses: number
  /** Answers held, and their bytes. */
  entries: number
  bytes: number
}

/** What the desk has to do, as a scrape asks for it. */
export interface OpenWork {
  ours: number
  theirs: number
  oldestWaitSeconds: number
  /** How many revisions of quotes are in each state, as stored. */
  quotes: ReadonlyMap<string, number>
}

/** How long a scrape waits for the database before it calls it away, in ms. */
const databaseWaitMs = 2_000

/** Reads a cache's own counts at each scrape. */
export function watchPageCache(registry: Registry, read: () => CacheStatistics) {
  const registers = [registry]
  for (const [name, help, field] of [
    ['page_cache_hits_total', 'Pages answered out of memory.', 'hits'],
    ['page_cache_misses_total', 'Pages that had to be made.', 'misses'],
  ] as const) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read()[field])
      },
    })
  }
  for (const [name, help, field] of [
    ['page_cache_entries', 'Pages in memory.', 'entries'],
    ['page_cache_bytes', 'Memory that they take.', 'bytes'],
  ] as const) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read()[field])
      },
    })
  }
}

/** Reads a pool of connections at each scrape; SQLite has none. */
export function watchPool(registry: Registry, read: () => PoolStats | undefined) {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections allowed, open and without work, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(read() ?? {})) this.set({ state }, count)
    },
  })
}

/** As `watchStorage`, for what the desk has to do. */
export function watchEnquiries(
  registry: Registry,
  read: () => Promise<OpenWork>,
): () => Promise<void> {
  const registers = [registry]
  const open = new Gauge({
    name: 'enquiries_open',
    help: 'Open enquiries by whose turn it is.',
    labelNames: ['turn'],
    registers,
  })
  const oldest = new Gauge({
    name: 'enquiries_oldest_wait_seconds',
    help: 'Working time that somebody has waited for us, at most.',
    registers,
  })
  const quotes = new Gauge({
    name: 'quotes',
    help: 'Revisions of quotes by state.',
    labelNames: ['state'],
    registers,
  })
  const readOnce = oneAtATime(read)
  return async () => {
    const known = await Promise.race([readOnce(), tooLate()])
    quotes.reset()
    for (const [state, count] of known?.quotes ?? []) quotes.set({ state }, count)
    if (known) {
      open.set({ turn: 'ours' }, known.ours)
      open.set({ turn: 'theirs' }, known.theirs)
      oldest.set(known.oldestWaitSeconds)
    } else {
      open.reset()
      oldest.remove()
    }
  }
}

function tooLate() {
  return wait(databaseWaitMs, undefined, { ref: false })
}

/** Gives what has to run before each scrape. What isn't known at the moment is left out of it. */
export function watchStorage(
  registry: Registry,
  db: Database,
  dataDir: string,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const up = gauge('database_up', 'Whether the database answers: 1 or 0.')
  const waiting = gauge('outbox_waiting', 'Messages that wait to be delivered.')
  const atMailboxes = gauge(
    'outbox_mailbox_waiting',
    'Messages that wait because their recipient’s mailbox takes nothing.',
  )
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest of the others that wait.')
  const givenUp = gauge('outbox_given_up', 'Messages that were given up after three days.')
  const refused = gauge(
    'outbox_refused',
    'Messages that their recipient’s server refused for good, or for three days.',
  )
  const held = gauge('outbox_held', 'Messages held back since a backup was restored.')
  const version = gauge('catalogue_version', 'Goes up by one with each change of the catalogue.')
  const free = gauge('data_disk_free_bytes', 'Room on the disk that holds DATA_DIR.')
  const size = gauge('data_disk_size_bytes', 'Size of that disk.')
  const show = (target: Gauge, value: number | undefined) =>
    value === undefined ? target.remove() : target.set(value)
  const readOnce = oneAtATime(() => readDatabase(db))

  return async () => {
    const [known, disk] = await Promise.all([
      Promise.race([readOnce(), tooLate()]),
      readDiskSpace(dataDir).catch(() => undefined),
    ])
    up.set(known ? 1 : 0)
    show(waiting, known?.outbox.waiting)
    show(atMailboxes, known?.outbox.atMailboxes)
    show(oldest, known?.outbox.oldestSeconds)
    show(givenUp, known?.outbox.givenUp)
    show(refused, known?.outbox.refused)
    show(held, known?.outbox.held)
    show(version, known?.catalogueVersion)
    show(free, disk?.free)
    show(size, disk?.size)
  }
}

/** Two scrapes during one slow answer of the database ask it once. */
function oneAtATime<Result>(read: () => Promise<Result>) {
  let reading: Promise<Result | undefined> | undefined
  return () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
}

async function readDatabase(
  db: Database,
): Promise<{ outbox: OutboxState; catalogueVersion: number }> {
  const outbox = await readOutboxState(db)
  const state = await db.selectFrom('catalogue_state').select('version').executeTakeFirst()
  return { outbox, catalogueVersion: state?.version ?? 0 }
}

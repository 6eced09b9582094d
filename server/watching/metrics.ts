import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#database/connection.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import { type OutboxState, readOutboxState } from '#server/delivery/outbox/outbox-state.ts'
import { type RequestClass, requestClasses } from './request-class.ts'

/** How the cache of pages does. */
export interface CacheStatistics {
  hits: number
  misses: number
  /** Answers held, and their bytes. */
  entries: number
  bytes: number
}

/** How a pool of database connections stands. */
export interface PoolStats {
  /** As many as `DATABASE_POOL` allows. */
  most: number
  total: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

/** What a form can be too many of: of one network, of one mobile number, to one mailbox. */
export type FormLimit = 'address' | 'mobile' | 'mailbox'

/** What the process counts about itself; `ops/watching.md` explains it to operators. */
export interface Metrics {
  countRequest(request: RequestClass, seconds: number): void
  enquiries: Counter<'kind' | 'outcome'>
  formsRefused: Counter<'limit'>
  formsFailed: Counter<'cause'>
  deliveryAttempts: Counter<'channel' | 'outcome'>
  missedSearches: Counter
  signInsRefused: Counter<'why'>
  connectionsDropped: Counter<'reason'>
  /** How long each batch of a spreadsheet held the database's writer, in seconds. */
  importBatches: Histogram
  /** Reads a cache's own counts at each scrape. */
  watchPageCache(read: () => CacheStatistics): void
  /** Reads the pool at each scrape; SQLite has none. */
  watchPool(read: () => PoolStats | undefined): void
  /** Asks the database at each scrape, and the disk that holds `dataDir`. */
  watchStorage(db: Database, dataDir: string): void
  /** Asks how open enquiries stand at each scrape: by whose turn, the longest wait, their quotes. */
  watchEnquiries(read: () => Promise<OpenWork>): void
  /** Counts memory, processor time, garbage collection and the event loop's lag. */
  watchProcess(): void
  /** Everything in Prometheus' text form; it never throws because a part of the site is away. */
  write(): Promise<{ contentType: string; text: string }>
}

/** What the desk has to do, as a scrape asks for it. */
interface OpenWork {
  ours: number
  theirs: number
  oldestWaitSeconds: number
  /** How many revisions of quotes are in each state, as stored. */
  quotes: ReadonlyMap<string, number>
}

/** How long a scrape waits for the database before it calls it away, in ms. */
const databaseWaitMs = 2_000
/** From a page out of memory to a form that waits for a lock, in seconds. */
const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** An import is to hold the writer for 20 ms and never for 50, in seconds. */
const batchBuckets = [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 1]

/** Makes the counters of one process, all at nothing, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  /** Begins every series at 0, or the first event would be no increase to Prometheus. */
  const counterOf = <Label extends string>(
    name: string,
    help: string,
    labels: Record<Label, readonly string[]>,
  ) => {
    const made = counter(name, help, Object.keys(labels) as Label[])
    for (const series of combine(labels)) made.inc(series, 0)
    return made
  }
  const requests = counter('http_requests_total', 'Requests answered, but for page cache hits.', [
    ...requestClasses,
  ])
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, but for page cache hits.',
    labelNames: ['route'],
    buckets: latencyBuckets,
    registers,
  })
  let readStorage = async () => {}
  let readEnquiries = async () => {}

  return {
    countRequest(request, seconds) {
      requests.inc(request)
      durations.observe({ route: request.route }, seconds)
    },
    enquiries: counterOf('enquiries_total', 'Enquiries by what became of them.', {
      kind: ['enquiry', 'bulk'],
      outcome: ['received', 'repeated', 'quarantined'],
    }),
    formsRefused: counterOf('forms_refused_total', 'Forms past a limit, answered 429.', {
      limit: valuesOf<FormLimit>({ address: true, mobile: true, mailbox: true }),
    }),
    formsFailed: counterOf('forms_failed_total', 'Forms that could not be stored.', {
      cause: ['storage', 'fault'],
    }),
    deliveryAttempts: counterOf('delivery_attempts_total', 'Tries to send a message.', {
      channel: valuesOf<OutboxRow['channel']>({
        email: true,
        webhook: true,
        push: true,
        letter: true,
        back: true,
        quote: true,
      }),
      outcome: ['sent', 'failed'],
    }),
    missedSearches: counter('searches_without_result_total', 'Searches that found nothing.'),
    signInsRefused: counterOf('sign_ins_refused_total', 'Sign-ins of staff that were refused.', {
      why: ['wrong', 'waiting', 'busy'],
    }),
    connectionsDropped: counterOf('connections_dropped_total', 'Connections closed for room.', {
      reason: ['idle', 'full'],
    }),
    importBatches: new Histogram({
      name: 'import_batch_duration_seconds',
      help: 'How long each batch of a spreadsheet held the writer.',
      buckets: batchBuckets,
      registers,
    }),
    watchPageCache: (read) => watchPageCache(registry, read),
    watchPool: (read) => watchPool(registry, read),
    watchStorage(db, dataDir) {
      readStorage = watchStorage(registry, db, dataDir)
    },
    watchEnquiries(read) {
      readEnquiries = watchEnquiries(registry, read)
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    async write() {
      await Promise.all([readStorage(), readEnquiries()])
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** The values that a label takes; the type check names one that is left out. */
function valuesOf<Value extends string>(values: Record<Value, true>) {
  return Object.keys(values)
}

/** Every choice of one value for each label. */
function combine<Label extends string>(labels: Record<Label, readonly string[]>) {
  const entries = Object.entries<readonly string[]>(labels)
  return entries.reduce<Partial<Record<Label, string>>[]>(
    (made, [label, values]) =>
      made.flatMap((series) => values.map((value) => ({ ...series, [label]: value }))),
    [{}],
  )
}

function watchPageCache(registry: Registry, read: () => CacheStatistics) {
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

function watchPool(registry: Registry, read: () => PoolStats | undefined) {
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
function watchEnquiries(registry: Registry, read: Parameters<Metrics['watchEnquiries']>[0]) {
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
function watchStorage(registry: Registry, db: Database, dataDir: string) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const up = gauge('database_up', 'Whether the database answers: 1 or 0.')
  const waiting = gauge('outbox_waiting', 'Messages that wait to be delivered.')
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest message that waits.')
  const givenUp = gauge('outbox_given_up', 'Messages that were given up after three days.')
  const refused = gauge(
    'outbox_refused',
    'Messages that their recipient’s server refused for good.',
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
      statfs(dataDir).catch(() => undefined),
    ])
    up.set(known ? 1 : 0)
    show(waiting, known?.outbox.waiting)
    show(oldest, known?.outbox.oldestSeconds)
    show(givenUp, known?.outbox.givenUp)
    show(refused, known?.outbox.refused)
    show(held, known?.outbox.held)
    show(version, known?.catalogueVersion)
    show(free, disk && disk.bavail * disk.bsize)
    show(size, disk && disk.blocks * disk.bsize)
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

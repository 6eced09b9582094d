import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '#database/connection.ts'
import type { PoolStats } from '#database/postgres/postgres.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import {
  type CacheStatistics,
  type OpenWork,
  watchEnquiries,
  watchPageCache,
  watchPool,
  watchStorage,
} from './gauges.ts'
import { type RequestClass, requestClasses } from './request-class.ts'

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

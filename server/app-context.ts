import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Database } from '#database/connection.ts'
import type { ViewCountsTable } from '#database/schema/insights.ts'
import type { WriteTogether } from '#database/sqlite/write-together.ts'
import type { Language } from '#languages/language.ts'
import type { Delivery } from '#server/delivery/delivery.ts'
import type { VisitorLimits } from '#server/http/limits/visitor-limits.ts'
import type { ReceivedUpload } from '#server/http/receive-upload.ts'
import type { Memory } from '#server/watching/memory.ts'
import type { Metrics } from '#server/watching/metrics.ts'
import type { BackgroundWork } from './background-work.ts'
import type { Changes } from './changes.ts'
import type { Config } from './config.ts'

/** What every request may use: opened once when the process starts. */
export interface App {
  /** As it stands now: what an owner saves at the desk replaces parts of it, so ask for it each time. */
  readonly config: Config
  /** Where `config` comes from. */
  liveConfig: LiveConfig
  db: Database
  log: Logger
  delivery: Delivery
  limits: VisitorLimits
  metrics: Metrics
  writeTogether: WriteTogether
  views: ViewCounts
  /** What was made from the catalogue; forgotten when that changes. */
  memory: Memory
  /** What goes on after its request was answered. */
  backgroundWork: BackgroundWork
  /** Told when any process has changed something about enquiries. */
  changes: Changes
  /** When this process last refused a form because the database's disk was full; undefined: never. */
  fullDisk: { refusedAt: string | undefined }
}

/** How often pages and products are looked at and what is searched for, without who it was. */
export interface ViewCounts {
  /** Notes one more of a kind, under a name of the kind's own; it touches only memory. */
  count(kind: ViewKind, name: string): void
  /** Writes what was noted and waits for it, as before the database is closed; never throws. */
  flush(): Promise<void>
  /** What the staff call a page whose views are counted; undefined: it has a name of its own. */
  labelOf(name: string): string | undefined
}

export type ViewKind = ViewCountsTable['kind']

/** Gives loaders and actions the process's `App`. */
export const appContext = createContext<App>()

/** Gives loaders and actions the id under which this request is logged. */
export const requestIdContext = createContext('')

/** Gives loaders and actions the language of the answer: the address's, or the one a call asks for. */
export const languageContext = createContext<Language>('en')

/** The `Content-Security-Policy` that every answer carries, for documents that need more of it. */
export const securityPolicyContext = createContext('')

/** Gives actions the form with a file that was sent to them, read before they were asked. */
export const uploadContext = createContext<ReceivedUpload | null>(null)

/** Whether the database failed while a page was made. */
export const storageFailedContext = createContext(false)

/** Gives actions the visitor's address, for counting only: it is neither stored nor logged. */
export const clientAddressContext = createContext('unknown')

/**
 * Takes what has to happen each time that this answer is given to somebody who looks at it, such as
 * counting: a good answer to a GET that comes from no machine which says that it is one. Whoever
 * caches answers caches these with them. They run after the answer was made, so they neither wait
 * nor throw.
 */
export const eachViewContext = createContext<(() => void)[]>()

/**
 * Takes a finished document's bytes, when somebody wants to cache it: to make a stream of it and
 * to read that back costs as much as half of its rendering.
 */
export const documentContext = createContext<{ bytes?: Buffer } | null>(null)

/** The configuration of a process over its life. */
interface LiveConfig {
  /** What the process was told when it started. */
  readonly first: Config
  /** The same with what an owner has saved since, as far as this process knows. */
  current: Config
}

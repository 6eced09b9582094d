import type { Logger } from 'pino'
import type { Database } from './connection.ts'
import { listenTo } from './postgres/notifications.ts'

type Watched = number | string | undefined

/** Something in the database that this process has to follow. */
export interface Watch<Value extends Watched = Watched> {
  /** Under which a change is told with `notify`, in the transaction that makes it. */
  channel: string
  /** Gives what is another value after each change, such as a version or the last id. */
  read(db: Database): Promise<Value>
  /**
   * Called once at the start, when nothing was known before, and whenever the value is another one. What it
   * throws is logged, and it is called again with the next look.
   */
  changed(now: Value, before?: Value): void | Promise<void>
  /**
   * Between two calls, in ms, where what `changed` throws away is dear: changes that come faster are told
   * together, by the first look after it.
   */
  restMs?: number
}

/** What follows changes until it is ended. */
export interface Watching {
  /** Ends when every watch has been looked at once, be it in vain. */
  begun: Promise<void>
  end(): Promise<void>
}

/** How soon a change is seen, in ms, where nothing tells of it. */
const lookEveryMs = 500

/**
 * Follows what any process changes in the database: on PostgreSQL it is told at once, over one
 * connection for all watches; looking twice a second is the safety net there and the way on
 * SQLite. While the database is away nothing is known and nothing is called;
 * that is logged once.
 */
export function watchChanges(
  { db, log }: { db: Database; log: Logger },
  watches: readonly Watch[],
): Watching {
  const followed = new Map(watches.map((watch) => [watch.channel, follow({ db, log }, watch)]))
  const lookAtAll = () => Promise.all([...followed.values()].map((look) => look()))
  const begun = lookAtAll().then(() => undefined)
  const timer = setInterval(lookAtAll, lookEveryMs).unref()
  const endListening = listenTo(
    db,
    [...followed.keys()],
    (channel) => void followed.get(channel)?.(),
  )
  return {
    begun,
    end() {
      clearInterval(timer)
      return endListening()
    },
  }
}

/** Gives what looks once; a look that is asked for while one is under way follows it. */
function follow({ db, log }: { db: Database; log: Logger }, watch: Watch) {
  const { channel, read, changed, restMs = 0 } = watch
  let known: { value: Watched } | undefined
  let calledAt = Number.NEGATIVE_INFINITY
  let away = false
  let looking = false
  let lookAgain = false

  return async function look() {
    lookAgain = looking
    if (looking) return
    looking = true
    try {
      const value = await read(db)
      const isOther = !known || value !== known.value
      if (isOther && performance.now() - calledAt >= restMs) {
        await changed(value, known?.value)
        known = { value }
        calledAt = performance.now()
      }
      away = false
    } catch (error) {
      if (!away) log.warn({ err: error, channel }, 'changes in the database cannot be read')
      away = true
    } finally {
      looking = false
    }
    if (lookAgain) await look()
  }
}

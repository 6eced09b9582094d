import type { Logger } from 'pino'
import { loadCatalogue, openCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { readOpenEnquiries } from '#app/enquiries/answering/inbox/inbox-counts.server.ts'
import { loadGuides, openGuides } from '#app/guides/files/load-guides.server.ts'
import { createViewCounts } from '#app/insights/view-counts.server.ts'
import { openLetters } from '#app/newsletter/letters/open-letters.server.ts'
import { countRevisions } from '#app/quotes/count-revisions.server.ts'
import { openQuotes } from '#app/quotes/messages/open-quotes.server.ts'
import { listOverruled, refreshSettings } from '#app/settings/saved-settings.server.ts'
import { forgetPhoneAt } from '#app/staff/phones/phones.server.ts'
import { openBack } from '#app/waiting-list/open-back.server.ts'
import { type Database, withLongConnection } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { makeOwnFolder, restrictFolderToOwner } from '#database/owner-only.ts'
import { readPool, UnusableDatabase } from '#database/postgres/postgres.ts'
import { createWriteQueue } from '#database/sqlite/write-together.ts'
import { isDiskFull } from '#database/storage-failure.ts'
import type { App } from '#server/app-context.ts'
import { createBackgroundWork } from '#server/background-work.ts'
import { createChanges } from '#server/changes.ts'
import type { Config } from '#server/config.ts'
import { openPush } from '#server/delivery/channels/push.ts'
import type { Transport } from '#server/delivery/channels/transport.ts'
import { createDelivery, openTransports } from '#server/delivery/delivery.ts'
import { createVisitorLimits } from '#server/http/limits/visitor-limits.ts'
import { cannotOpen, reachDatabase } from '#server/reach-database.ts'
import { fullDiskWords } from '#server/storage-words.ts'
import { createLog } from '#server/watching/log.ts'
import { createMemory } from '#server/watching/memory.ts'
import { createMetrics } from '#server/watching/metrics.ts'
import { viewedLabel } from './read-addresses.ts'

interface Opening {
  followFiles?: boolean
  log?: Logger
  /** What delivery, work beside requests and the counts of views take for the present. */
  now?: () => Date
}

/**
 * Opens everything that serving needs: log, database (created and migrated), catalogue and guides (filled
 * from the data files at the first start, or at each one that is to follow them), delivery (not
 * started). Throws what any of them throws; the caller closes `db`.
 */
export async function openApp(
  config: Config,
  { followFiles = false, log = createLog(config), now }: Opening = {},
): Promise<App> {
  await openDataFolder(config.dataDir)
  const db = await reachDatabase(config, log)
  let app: App
  try {
    await withLongConnection(config.database.place, async (long) => {
      const steps = await migrateToLatest(long)
      if (steps.length === migrations.length) log.warn(newDatabaseWords(config))
      if (followFiles) {
        await loadCatalogue(long)
        await loadGuides(long)
      } else {
        await openCatalogue(long, log)
        await openGuides(long, log, { now: now?.() })
      }
    })
    const openAll = (live: Pick<App, 'config'>) => openEveryTransport(db, log, live)
    app = composeApp({ config, db, log, openTransports: openAll, now })
    for (const overruled of await listOverruled(db, config)) log.warn(overruled)
    await refreshSettings(app)
    for (const warning of app.config.warnings) log.warn(warning)
  } catch (error) {
    await db.destroy()
    const full = isDiskFull(error) ? cannotOpen(config.database.place, error) : undefined
    throw full === undefined ? error : new UnusableDatabase(full, { cause: error })
  }
  app.metrics.watchProcess()
  app.metrics.watchStorage(db, config.dataDir)
  app.metrics.watchEnquiries(async () => ({
    ...(await readOpenEnquiries(db)),
    quotes: await countRevisions(db),
  }))
  app.metrics.watchPool(() => readPool(db))
  return app
}

/** Opens each way of sending for which the configuration has what it needs. */
function openEveryTransport(db: Database, log: Logger, live: Pick<App, 'config'>): Transport[] {
  const { push, mail } = live.config
  const { smtpUrl } = mail
  const onGone = (endpoint: string) => forgetPhoneAt(db, endpoint)
  return [
    ...openTransports(live),
    ...(smtpUrl
      ? [
          openLetters(smtpUrl, db, live),
          openBack(smtpUrl, db, live),
          openQuotes(smtpUrl, db, live, log),
        ]
      : []),
    ...(push ? [openPush(push, live, onGone)] : []),
  ]
}

/** An operator whose site had a database before has given another folder or address by mistake. */
function newDatabaseWords({ database: { place } }: Config) {
  const where = isPostgresUrl(place) ? 'at DATABASE_URL' : place
  return `The database ${where} is new: no enquiries are in it`
}

/** Makes the folder for everything that is stored; throws a sentence for the operator when it can't be. */
async function openDataFolder(folder: string) {
  try {
    await makeOwnFolder(folder)
    await restrictFolderToOwner(folder)
  } catch (error) {
    throw new UnusableDatabase(
      fullDiskWords(folder, error) ??
        `The folder ${folder} can’t be made (${Object(error).code}): set DATA_DIR to one that the site’s user may write.`,
      { cause: error },
    )
  }
}

/**
 * Puts together what a process holds around an open database; tests do it with other channels, and the
 * demonstration under another clock.
 */
export function composeApp({
  config,
  db,
  log,
  openTransports,
  now = () => new Date(),
}: Pick<App, 'config' | 'db' | 'log'> & {
  openTransports: (live: Pick<App, 'config'>) => Transport[]
  now?: (() => Date) | undefined
}): App {
  const metrics = createMetrics()
  const liveConfig = { first: config, current: config }
  const live = {
    get config() {
      return liveConfig.current
    },
  }
  return {
    liveConfig,
    get config() {
      return liveConfig.current
    },
    db,
    log,
    metrics,
    delivery: createDelivery({
      db,
      log,
      openTransports: () => openTransports(live),
      now,
      onAttempt: (channel, outcome) => metrics.deliveryAttempts.inc({ channel, outcome }),
    }),
    limits: createVisitorLimits(config),
    writeTogether: createWriteQueue(db),
    views: { ...createViewCounts({ liveConfig, db, log, now }), labelOf: viewedLabel },
    memory: createMemory(db),
    backgroundWork: createBackgroundWork(log, now),
    changes: createChanges(),
    fullDisk: { refusedAt: undefined },
  }
}

import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { readOpenEnquiries } from '#app/enquiries/answering/open-enquiries.server.ts'
import { createViewCounts } from '#app/insights/view-counts.server.ts'
import { openLetters } from '#app/newsletter/letters/open-letters.server.ts'
import { forgetPhoneAt } from '#app/notices/phones.server.ts'
import { listOverruled, refreshSettings } from '#app/settings/saved-settings.server.ts'
import { loadCatalogue, openCatalogue } from '#app/stock/files/load-catalogue.server.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { keepFolderToOwner, ownFolder } from '#database/owner-only.ts'
import { readPool, UnusableDatabase } from '#database/postgres.ts'
import { createWriteQueue } from '#database/write-together.ts'
import type { App } from './app-context.ts'
import { createBackgroundWork } from './background-work.ts'
import { createChanges } from './changes.ts'
import type { Config } from './config.ts'
import { createDelivery, openTransports } from './delivery/delivery.ts'
import { openPush } from './delivery/push.ts'
import type { Transport } from './delivery/transport.ts'
import { createVisitorLimits } from './http/visitor-limits.ts'
import { createMemory } from './memory.ts'
import { reachDatabase } from './reach-database.ts'
import { createLog } from './watching/log.ts'
import { createMetrics } from './watching/metrics.ts'

/**
 * Opens everything that serving needs: log, database (created and migrated), catalogue (filled
 * from the data files at the first start, or at each one that is to follow them), delivery (not
 * started). Throws what any of them throws; the caller closes `db`.
 */
export async function openApp(
  config: Config,
  { followFiles = false, log = createLog(config) }: { followFiles?: boolean; log?: Logger } = {},
): Promise<App> {
  await openDataFolder(config.dataDir)
  const db = await reachDatabase(config, log)
  let app: App
  try {
    await migrateToLatest(db)
    if (followFiles) await loadCatalogue(db)
    else await openCatalogue(db, log)
    const openAll = (live: Pick<App, 'config'>) => {
      const { push } = live.config
      const onGone = (endpoint: string) => forgetPhoneAt(db, endpoint)
      const { smtpUrl } = live.config.mail
      return [
        ...openTransports(live),
        ...(smtpUrl ? [openLetters(smtpUrl, db, live)] : []),
        ...(push ? [openPush(push, live, onGone)] : []),
      ]
    }
    app = composeApp({ config, db, log, openTransports: openAll })
    for (const overruled of await listOverruled(db, config)) log.warn(overruled)
    await refreshSettings(app)
    for (const warning of app.config.warnings) log.warn(warning)
  } catch (error) {
    await db.destroy()
    throw error
  }
  app.metrics.watchProcess()
  app.metrics.watchStorage(db, config.dataDir)
  app.metrics.watchEnquiries(() => readOpenEnquiries(db))
  app.metrics.watchPool(() => readPool(db))
  return app
}

/** Makes the folder for everything that is kept; throws a sentence for the operator when it can't be. */
async function openDataFolder(folder: string) {
  try {
    await mkdir(folder, ownFolder)
    await keepFolderToOwner(folder)
  } catch (error) {
    throw new UnusableDatabase(
      `The folder ${folder} can’t be made (${Object(error).code}): set DATA_DIR to one that the site’s user may write.`,
      { cause: error },
    )
  }
}

/** Puts together what a process holds around an open database; tests do it with other ways out. */
export function composeApp({
  config,
  db,
  log,
  openTransports,
}: Pick<App, 'config' | 'db' | 'log'> & {
  openTransports: (live: Pick<App, 'config'>) => Transport[]
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
      onAttempt: (channel, outcome) => metrics.deliveryAttempts.inc({ channel, outcome }),
    }),
    limits: createVisitorLimits(config),
    writeTogether: createWriteQueue(db),
    views: createViewCounts({ liveConfig, db, log }),
    memory: createMemory(db),
    backgroundWork: createBackgroundWork(log),
    changes: createChanges(),
  }
}

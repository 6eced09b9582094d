import { mkdir } from 'node:fs/promises'
import { loadCatalogue } from '#app/stock/load-catalogue.server.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { readPool } from '#database/postgres.ts'
import type { App } from './app-context.ts'
import type { Config } from './config.ts'
import { createDelivery, openTransports } from './delivery/delivery.ts'
import { createVisitorLimits } from './http/visitor-limits.ts'
import { reachDatabase } from './reach-database.ts'
import { createLog } from './watching/log.ts'
import { createMetrics } from './watching/metrics.ts'

/**
 * Opens everything that serving needs: log, database (created and migrated), catalogue (loaded
 * from the data files), delivery (not started). Throws what any of them throws; the caller closes
 * `db`.
 */
export async function openApp(config: Config): Promise<App> {
  const log = createLog(config)
  for (const warning of config.warnings) log.warn(warning)
  await mkdir(config.dataDir, { recursive: true })
  const db = await reachDatabase(config, log)
  try {
    await migrateToLatest(db)
    await loadCatalogue(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const metrics = createMetrics()
  metrics.watchProcess()
  metrics.watchStorage(db, config.dataDir)
  metrics.watchPool(() => readPool(db))
  const delivery = createDelivery({
    db,
    log,
    openTransports: () => openTransports(config),
    onAttempt: (channel, outcome) => metrics.deliveryAttempts.inc({ channel, outcome }),
  })
  return { config, db, log, delivery, limits: createVisitorLimits(config), metrics }
}

import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { offerFirstOwner } from '#app/staff/links/offer-first-owner.server.ts'
import { isOutOfReach } from '#database/out-of-reach.ts'
import { UnusableDatabase } from '#database/postgres/postgres.ts'
import { endChildren } from '#server/child-jobs/run-child.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/listen.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { cannotOpen } from '#server/reach-database.ts'
import { createSite } from './app.ts'
import { followChanges } from './follow-changes.ts'
import { startJobs } from './jobs.ts'
import { openApp } from './open-app.ts'
import { openServer } from './open-server.ts'

export { loadEnvFile } from '#server/config/env-file.ts'
export { sayWhyNotStarted } from './why-not-started.ts'

/** How long requests under way may take to finish after the process was told to stop. */
const stopWithinMs = 10_000

/**
 * Serves the built site and delivers its messages until SIGTERM or SIGINT: requests and messages
 * under way finish, then the database is closed. Gives the port. Throws a `ConfigError`, with the
 * `faults` that were found where the variables come from, or what listening, opening the database
 * or the catalogue, or beginning delivery and jobs throws; nothing is served any more then.
 */
export async function start(
  env: Record<string, string | undefined>,
  faults: readonly string[] = [],
): Promise<number> {
  const config = readConfig(env, shopDefaults, faults)
  const app = await openApp(config)
  const site = createSite(app, { clientDir: resolve('build/client') })
  const cache = createPageCache({ maxBytes: config.pageCacheBytes, log: app.log })
  app.metrics.watchPageCache(() => cache.statistics)
  const server = openServer(app, site, cache)
  const following = followChanges(app, cache)
  // What is there at the start is no change: the first pages stay cached, also when the database goes away.
  await following.begun
  const port = await listen(server, config).catch(async (error) => {
    await Promise.all([app.backgroundWork.stop(), following.end()])
    await app.db.destroy()
    throw error
  })
  app.log.info({ port }, `${app.config.business.name} is open at http://localhost:${port}`)

  let stopJobs = () => {}
  const begin = async () => {
    // On a terminal only: a log would store the link.
    await offerFirstOwner(app, process.stdout.isTTY ? console.info : undefined)
    await app.delivery.start()
    stopJobs = startJobs(app)
  }
  let begun: Promise<void>
  const endAll = async () => {
    // Streams end only when they are told.
    app.changes.end()
    // What is only just beginning can't be ended yet.
    const delivered = Promise.allSettled([begun]).then(() => {
      stopJobs()
      return app.delivery.stop()
    })
    const others = [app.backgroundWork.stop(), following.end()]
    await closeServer(server)
    await Promise.all([delivered, ...others])
    endChildren()
    await app.views.flush()
    await app.db.destroy()
  }
  let ended: Promise<void> | undefined
  const end = () => {
    ended ??= endAll()
    return ended
  }
  const stop = async (signal: string) => {
    if (ended) return
    app.log.info({ signal }, 'stopping: requests under way finish first')
    await end()
    app.log.info('stopped')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  begun = begin()
  try {
    await begun
    app.log.info('messages are delivered, and jobs run')
  } catch (error) {
    // A site that takes enquiries and tells nobody of them looks well to whoever watches over it.
    await end()
    const sentence = isOutOfReach(error) && cannotOpen(config.database.place, error)
    throw sentence ? new UnusableDatabase(sentence, { cause: error }) : error
  }
  return port
}

/** Takes no more requests, and lets those under way finish, or cuts them off in the end. */
async function closeServer(server: Server) {
  const cutOff = setTimeout(() => server.closeAllConnections(), stopWithinMs)
  // A connection kept alive falls idle only after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(cutOff)
  clearInterval(sweep)
}

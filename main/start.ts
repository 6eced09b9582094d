import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { tidySearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import {
  catalogueWatch,
  guidesWatch,
  sizesWatch,
} from '#app/catalogue/store/catalogue-state.server.ts'
import { enquiriesWatch } from '#app/enquiries/answering/news.server.ts'
import { guideIndex } from '#app/guides/guide-index.server.ts'
import { changeAvailability } from '#app/search/finder/plant-index.server.ts'
import { settingsWatch } from '#app/settings/saved-settings.server.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { offerFirstOwner } from '#app/staff/links/offer-first-owner.server.ts'
import { isOutOfReach } from '#database/out-of-reach.ts'
import { UnusableDatabase } from '#database/postgres/postgres.ts'
import { watchChanges } from '#database/watch-changes.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/listen.ts'
import { uploadMs } from '#server/http/receive-upload.ts'
import { isAtSiteAddress } from '#server/http/site-address.ts'
import { endSlowBodies, watchConnections } from '#server/http/watch-connections.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { createPageListener } from '#server/pages/page-listener.ts'
import { cannotOpen } from '#server/reach-database.ts'
import { createSite } from './app.ts'
import { findCacheable } from './cacheable.ts'
import { watchDays } from './day-turn.ts'
import { startJobs } from './jobs.ts'
import { openApp } from './open-app.ts'
import { isUploadPath } from './read-addresses.ts'

export { loadEnvFile } from '#server/config/env-file.ts'
export { sayWhyNotStarted } from './why-not-started.ts'

/** How long requests under way may take to finish after the process was told to stop. */
const stopWithinMs = 10_000

/**
 * How slow a request may be, in ms: many connections that each send a byte now and then must not
 * keep others out. A proxy in front keeps its own idle connections for 60 seconds or less.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: uploadMs,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}
/** How long a form without a file may take to come, in ms. */
const formMs = 30_000
/** A connection on which nothing moves either way is cut after this time, in ms. */
const silenceMs = 70_000
/** More at once are refused; a page needs six at most, a proxy shares its own. */
const mostConnections = 4_000

/**
 * Serves the built site and delivers its messages until SIGTERM or SIGINT: requests and messages
 * under way finish, then the database is closed. Throws a `ConfigError`, with the `faults` that
 * were found where the variables come from, or what listening, opening the database or the
 * catalogue, or beginning delivery and jobs throws; nothing is served any more then.
 */
export async function start(
  env: Record<string, string | undefined>,
  faults: readonly string[] = [],
): Promise<void> {
  const config = readConfig(env, shopDefaults, faults)
  const app = await openApp(config)
  const site = createSite(app, { clientDir: resolve('build/client') })
  const cache = createPageCache({ maxBytes: config.pageCacheBytes, log: app.log })
  app.metrics.watchPageCache(() => cache.statistics)
  const listener = createPageListener({
    app,
    cache,
    findCacheable,
    isAtSiteAddress: isAtSiteAddress(config),
    pages: site.pages,
    headers: site.headers,
    site: getRequestListener(site.fetch),
  })
  const server = createServer(patience, listener)
  server.maxConnections = mostConnections
  watchConnections(app, server)
  endSlowBodies(server, formMs, isUploadPath)
  server.timeout = silenceMs

  const forgetCatalogue = () => {
    // First what pages are made from: one that is made in between is not cached.
    app.memory.forget()
    cache.clear()
    app.backgroundWork.begin('Tidying the search', (stopping) => tidySearchIndex(app.db, stopping))
  }
  const forgetSizes = async (products?: readonly number[]) => {
    if (products) {
      const plants = await changeAvailability(app, products)
      return cache.forget({ products: new Set(products), plants })
    }
    app.memory.forget()
    cache.clear()
  }
  const forgetSettings = () => {
    // The opening hours are among them.
    app.memory.forget()
    cache.clear()
  }
  const forgetGuides = () => {
    app.memory.forget(guideIndex)
    cache.clear()
  }
  const endDayWatch = watchDays(() => cache.clear())
  const watching = watchChanges(app, [
    catalogueWatch(forgetCatalogue),
    sizesWatch(app.db, forgetSizes),
    guidesWatch(forgetGuides),
    enquiriesWatch(app),
    settingsWatch(app, forgetSettings),
  ])
  // What is there at the start is no change: the first pages stay cached, also when the database goes away.
  await watching.begun

  const port = await listen(server, config).catch(async (error) => {
    endDayWatch()
    await Promise.all([app.backgroundWork.stop(), watching.end()])
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
    const cutOff = setTimeout(() => server.closeAllConnections(), stopWithinMs)
    // A connection kept alive falls idle only after its answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    // Streams end only when they are told.
    app.changes.end()
    endDayWatch()
    // What is only just beginning can't be ended yet.
    const delivered = Promise.allSettled([begun]).then(() => {
      stopJobs()
      return app.delivery.stop()
    })
    const others = [app.backgroundWork.stop(), watching.end()]
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(cutOff)
    clearInterval(sweep)
    await Promise.all([delivered, ...others])
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
}

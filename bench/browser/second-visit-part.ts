import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type Browser, chromium } from '@playwright/test'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { summary } from '#bench/statistics.ts'
import { withShop } from '#bench/throwaway-shop.ts'
import { portOf } from '#server/http/port-of.ts'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { phone } from '#tests/support/journeys/page-weight.ts'
import { touchUntilKept } from '#tests/support/journeys/touch-until-kept.ts'

/** A processor so many times slower than this one. */
const slowerProcessor = 4
/** How long slow 4G takes for a request, in ms: while it is under way the worker wakes. */
const latencyMs = 150
/** What is opened in each round. */
const opened = ['/product/areca-palm', '/product/neem-oil', '/productPages/pebbles', '/contact']

/**
 * Measures what the service worker costs who comes again: pages opened on a slow phone whose worker
 * has gone to sleep, against the same where there is none.
 */
export function measureSecondVisit({ database, rounds }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products: 0 }, (shop) =>
    withSite({ shop }, async (site) => {
      const network = await openSlowNetwork(site.port)
      const { url } = network
      const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
      try {
        const without = await openPhone(browser, url, false)
        const withWorker = await openPhone(browser, url, true)
        const lost: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          for (const path of opened) {
            const bare = await without(path)
            lost.push((await withWorker(path)) - bare)
          }
        }
        const ahead = await openAhead(browser, network)
        let again = 0
        const opening: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          const { asked, ms } = await ahead()
          again += asked - 1
          opening.push(ms)
        }
        return [
          {
            part: 'second-visit',
            what: 'a page that was fetched ahead, worker running',
            figures: [
              { name: 'asked again', value: again, unit: 'times', atMost: 0 },
              { name: 'first byte', ...summary(opening), unit: 'ms' },
            ],
            note: `${rounds} pages`,
          },
          {
            part: 'second-visit',
            what: 'a page’s first byte, worker asleep',
            figures: [
              { name: 'lost', ...summary(lost), unit: 'ms', atMost: budgets.secondVisit.lostMs },
            ],
            note: `${lost.length} pages`,
          },
        ]
      } finally {
        await browser.close()
        network.close()
      }
    }),
  )
}

/** Opens a phone that has been here before; gives what opens a page and tells when its answer began, in ms. */
async function openPhone(browser: Browser, url: string, hasWorker: boolean) {
  const serviceWorkers = hasWorker ? 'allow' : 'block'
  const context = await browser.newContext({ ...phone, serviceWorkers })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  await page.goto(`${url}/product/snake-plant`)
  if (hasWorker) {
    await touchUntilKept(page)
    await session.send('ServiceWorker.enable')
  }
  await page.goto(`${url}/product/snake-plant`, { waitUntil: 'networkidle' })
  return async (path: string) => {
    if (hasWorker) await session.send('ServiceWorker.stopAllWorkers')
    // No page kept by the browser itself stands in for the site's answer.
    await page.goto(`${url}${path}?round=${Math.random()}`, { waitUntil: 'networkidle' })
    return page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return (navigation as PerformanceNavigationTiming).responseStart
    })
  }
}

/**
 * Opens a browser with a mouse that has been here before; gives what rests on a link until its page
 * has been fetched ahead, opens it, and tells how often the site was asked for it, and when its
 * answer began, in ms.
 */
async function openAhead(browser: Browser, { url, countAsked }: SlowNetwork) {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${url}/productPages/plants`)
  await touchUntilKept(page)
  return async () => {
    await page.goto(`${url}/productPages/plants?round=${Math.random()}`, {
      waitUntil: 'networkidle',
    })
    const path = '/productPages/plants/indoorPlants'
    const before = countAsked(path)
    await page.mouse.move(0, 0)
    const link = page.getByRole('main').getByRole('link', { name: 'Explore Indoor Plants' })
    await link.first().hover()
    // Longer than fetching takes on this network, and than a mouse rests before it is fetched.
    await page.waitForTimeout(10 * latencyMs)
    await link.first().click()
    await page.waitForURL(`${url}${path}`)
    await page.waitForLoadState('networkidle')
    const ms = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return (navigation as PerformanceNavigationTiming).responseStart
    })
    return { asked: countAsked(path) - before, ms }
  }
}

interface SlowNetwork {
  url: string
  /** How often a path was asked for so far. */
  countAsked(path: string): number
  close(): void
}

/** A way to the site on which each request takes as long as on slow 4G; a worker's own, too. */
async function openSlowNetwork(port: number): Promise<SlowNetwork> {
  const asked = new Map<string, number>()
  const server = createServer((incoming, answer) => {
    const { method, url: path = '', headers } = incoming
    asked.set(path, (asked.get(path) ?? 0) + 1)
    setTimeout(() => {
      const passed = request({ host: 'localhost', port, method, path, headers })
      passed.on('response', (got) => {
        // As if the minute had passed for which browsers keep pages by themselves.
        const kept = got.headers['cache-control']?.replace('max-age=60', 'max-age=0')
        const answered = { ...got.headers, ...(kept && { 'cache-control': kept }) }
        got.pipe(answer.writeHead(got.statusCode ?? 500, answered))
      })
      passed.on('error', () => incoming.socket.destroy())
      incoming.pipe(passed)
    }, latencyMs)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${portOf(server)}`,
    countAsked: (path) => asked.get(path) ?? 0,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

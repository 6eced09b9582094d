import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base } from '@playwright/test'
import { type RunningSite, startSite } from './site.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** Runs a query on the site's own database file and gives its rows. */
  rows: (sql: string, ...parameters: (string | number)[]) => Record<string, unknown>[]
  /** Set false where a test breaks something on purpose and the browser says so. */
  quietConsole: boolean
}

/**
 * A journey: a browser page on a real site process with a database of its own, one process a
 * worker. A message on the browser's console fails the journey.
 */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that are taken
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  quietConsole: [true, { option: true }],
  page: async ({ page, quietConsole }, use) => {
    const messages: string[] = []
    page.on('console', (message) => {
      // The browser reports a page's own 404 or 422, which the journey asks for on purpose.
      const ownStatus = message.location().url === page.url() && /status of 4/.test(message.text())
      if (!ownStatus) messages.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => messages.push(String(error)))
    await use(page)
    if (quietConsole) base.expect(messages).toEqual([])
  },
  rows: async ({ site }, use) => {
    const database = new DatabaseSync(join(site.dataDir, 'aangan.sqlite'), { readOnly: true })
    await use((sql, ...parameters) => database.prepare(sql).all(...parameters))
    database.close()
  },
})

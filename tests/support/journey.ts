import { test as base } from '@playwright/test'
import { CompiledQuery } from 'kysely'
import { openDatabase } from '#database/connection.ts'
import { type Engine, engineOf } from '#database/engine.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { type RunningSite, startSite } from './site.ts'
import { serverVariable } from './site-place.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** Runs a query on the site's own database and gives its rows. */
  rows: (sql: string, ...parameters: (string | number)[]) => Promise<Record<string, unknown>[]>
  /** Set false where a test breaks something on purpose and the browser says so. */
  quietConsole: boolean
}

interface WorkerFixtures {
  /** What the sites keep their data in. */
  engine: Engine
  /** A PostgreSQL for all sites of the worker, where they use one. */
  postgres: PostgresServer | undefined
  site: RunningSite
}

/**
 * A journey: a browser page on a real site process with a database of its own, one process a
 * worker. A message on the browser's console fails the journey.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['sqlite', { scope: 'worker', option: true }],
  postgres: [
    async ({ engine }, use) => {
      const server = engine === 'postgres' ? await startPostgres() : undefined
      if (server) process.env[serverVariable] = server.url('postgres')
      await use(server)
      delete process.env[serverVariable]
      await server?.stop()
    },
    { scope: 'worker', auto: true },
  ],
  site: [
    // After PostgreSQL, so that it is stopped before it.
    async ({ postgres: _ }, use) => {
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
    const db = await openDatabase(site.place)
    await use(async (sql, ...parameters) => {
      let number = 0
      const numbered = () => `$${++number}`
      const text = engineOf(db) === 'postgres' ? sql.replaceAll('?', numbered) : sql
      const query = CompiledQuery.raw(text, parameters)
      return (await db.executeQuery<Record<string, unknown>>(query)).rows
    })
    await db.destroy()
  },
})

import { test as base, type Locator, type Page } from '@playwright/test'
import { CompiledQuery } from 'kysely'
import { openDatabase } from '#database/connection.ts'
import { type Engine, engineOf } from '#database/engine.ts'
import { type PostgresServer, startPostgres } from '#tests/support/databases/postgres-server.ts'
import { type RunningSite, startSite } from '#tests/support/programs/site.ts'
import { serverVariable } from '#tests/support/programs/site-place.ts'
import { type SignedIn, type StaffOptions, signInAt } from '#tests/support/staff.ts'
import { watchConsole } from './watch-console.ts'
import { watchPresses } from './watch-presses.ts'

export { expect } from '@playwright/test'

/** The windows that journeys are walked in: the first unless they say otherwise. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1366, height: 900 }
/** For what a mouse does otherwise than a finger; a window alone is made wider as one goes. */
export const computer = { viewport: desktop, hasTouch: false }
/** Looks at a page in a phone's window and in a computer's, and leaves it in the one that it had. */
export async function inBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await look()
  }
  if (before) await page.setViewportSize(before)
}

/**
 * Goes on in a page's window as somebody who was never here: to open another window costs more than
 * most pages. What the browser has cached stays, and so does the page.
 */
export async function asSomebodyNew(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearCookies()
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null })
  await page.setViewportSize(phone)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** For the one journey of each form that is walked on PostgreSQL, and there alone unless all are. */
export const onPostgres = { tag: '@postgres' }

/**
 * Holds back the browser's requests of such an address; `asked` ends with the first of them. They
 * and all that follow get through by `letGo`, or fail by `fail`, which end when those held back
 * have ended.
 */
export async function holdBack(page: Page, address: string) {
  let open: (how: 'continue' | 'abort') => void = () => undefined
  const opened = new Promise<'continue' | 'abort'>((resolve) => {
    open = resolve
  })
  const held: Promise<unknown>[] = []
  const asked = page.waitForRequest(address)
  await page.route(address, async (route) => {
    const answered = route.request().response()
    held.push(answered.then((answer) => answer?.finished()).catch(() => undefined))
    const how = await opened
    // The page may have given it up meanwhile.
    await route[how]().catch(() => undefined)
  })
  const end = async (how: 'continue' | 'abort') => {
    open(how)
    await Promise.all(held)
  }
  return { asked, letGo: () => end('continue'), fail: () => end('abort') }
}

/**
 * Ends when React has made an element of the desk its own: from then on it answers, keys too. It is
 * looked for again each time: React, or a page that comes in place of this one, may bring another.
 */
export async function untilHydrated(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await base.expect.poll(isHydrated, { intervals: [20, 50, 100] }).toBe(true)
  // What listens to the whole page's keys does so after that.
  await untilDrawn(element.page())
}

/**
 * Ends when the page has drawn what it had to draw, twice: whatever was to follow has begun. A page
 * that has nothing to draw may be given no frame.
 */
export function untilDrawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        setTimeout(resolve, 1000)
      }),
  )
}

interface Fixtures {
  /** Runs a query on the site's own database and gives its rows. */
  rows: (sql: string, ...parameters: (string | number)[]) => Promise<Record<string, unknown>[]>
  /** Signs somebody of the staff in to the page's browser, without the page for it. */
  signInAs: (options?: StaffOptions) => Promise<SignedIn>
  /** Set false where a test breaks something on purpose and the browser says so. */
  quietConsole: boolean
  /** Set false where a test catches the clicks that it makes. */
  pressesWork: boolean
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
 * worker. A message on the browser's console fails the journey, and so does what is pressed while
 * it moves, or without effect.
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
      // Its log tells which pages it has ready, too.
      const site = await startSite({ LOG_LEVEL: 'debug' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  quietConsole: [true, { option: true }],
  pressesWork: [true, { option: true }],
  page: async ({ page, quietConsole, pressesWork }, use) => {
    const messages = watchConsole(page)
    const missedPresses = await watchPresses(page.context())
    await use(page)
    if (pressesWork) base.expect(await missedPresses()).toEqual([])
    if (quietConsole) base.expect(messages).toEqual([])
  },
  signInAs: async ({ site, context }, use) => {
    await use(async (options) => {
      const signedIn = await signInAt(site, options)
      const [name = '', value = ''] = signedIn.cookie.split('=')
      await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
      return signedIn
    })
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

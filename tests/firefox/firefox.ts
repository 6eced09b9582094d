import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findFirefox } from '#commands/testing/find-firefox.ts'
import { expect } from '#tests/support/journeys/journey.ts'
import { shakyTest } from '#tests/support/journeys/shaky-journey.ts'
import { type StaffOptions, signInAt } from '#tests/support/staff.ts'

/** A page in Firefox, and what a visitor does there; each waits for what it names. */
export interface Tab {
  page: Page
  open(path: string): Promise<void>
  /** Presses the link or button that is called so. */
  press(role: 'button' | 'link', name: string): Promise<void>
  /** Presses the first element that this CSS selector finds. */
  pressAt(selector: string): Promise<void>
  /** Types into fields, by their labels. */
  fill(fields: Record<string, string>): Promise<void>
  /** Ends when these words stand on the page. */
  sees(words: string): Promise<void>
  /** Ends when React has made an element its own: from then on it answers. */
  untilHydrated(selector: string): Promise<void>
  /** Ends when the service worker of a page of the shop keeps pages. */
  untilKept(): Promise<void>
  /** Tells the page what the browser says when the network is back: it tries at once. */
  tellOnline(): Promise<void>
}

/** Driven by WebDriver BiDi: Playwright's Firefox is one of its own making. */
async function startFirefox() {
  const { path: executablePath, missing } = findFirefox()
  if (!executablePath) {
    throw new Error(`These journeys need Firefox, but ${missing}: install firefox-esr.`)
  }
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-IN',
      'ui.prefersReducedMotion': 1,
      // Without network nothing but a service worker answers, and each request starts it again, as
      // on a phone a minute later.
      'browser.cache.disk.enable': false,
      'browser.cache.memory.enable': false,
      'dom.serviceWorkers.idle_timeout': 0,
    },
  })
}

const kinds = { link: 'a[href]', button: 'button', field: 'input, textarea' }

/** Runs in the page: marks what of a kind is shown and called so, and tells whether there is any. */
function markNamed(kind: string, name: string, mark: string): boolean {
  const nameOf = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const words = (label && element.labels?.[0]?.textContent) || element.textContent
    return (element.getAttribute('aria-label') ?? words ?? '').replace(/\s+/g, ' ').trim()
  }
  const found = [...document.querySelectorAll<HTMLElement>(kind)].find(
    (element) => element.checkVisibility() && nameOf(element) === name,
  )
  found?.setAttribute(mark, '')
  return found !== undefined
}

async function openTab(firefox: Browser, url: string): Promise<Tab> {
  const context = await firefox.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  await page.setViewport({ width: 390, height: 844 })
  let finds = 0
  // To find something by its role wakes all that Firefox does for assistive technology: two seconds
  // of a processor for each field. Whether names are right is asked in Chromium.
  const find = async (kind: keyof typeof kinds, name: string) => {
    const mark = `data-found-${finds++}`
    await page.waitForFunction(markNamed, {}, kinds[kind], name, mark)
    return page.locator(`[${mark}]`)
  }
  return {
    page,
    open: async (path) => void (await page.goto(new URL(path, url).href)),
    press: async (kind, name) => (await find(kind, name)).click(),
    pressAt: (selector) => page.locator(selector).click(),
    async fill(fields) {
      for (const [name, words] of Object.entries(fields))
        await (await find('field', name)).fill(words)
    },
    sees: (words) =>
      // A page that makes way for another can't be asked.
      expect
        .poll(() => page.evaluate(() => document.body.innerText).catch(() => ''))
        .toContain(words),
    untilHydrated: async (selector) =>
      void (await page.waitForFunction(
        (wanted) => {
          const element = document.querySelector(wanted)
          return element && Object.keys(element).some((key) => key.startsWith('__reactProps'))
        },
        {},
        selector,
      )),
    untilKept: async () =>
      void (await page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
      )),
    tellOnline: async () => void (await page.evaluate(() => dispatchEvent(new Event('online')))),
  }
}

interface Fixtures {
  tab: Tab
  /** Signs somebody of the staff in to the tab, without the page for it. */
  enter: (options: StaffOptions) => Promise<void>
}

/** A journey in Firefox, over a network that it can cut. An error of a page's script fails it. */
export const test = shakyTest.extend<Fixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const firefox = await startFirefox()
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox, network }, use) => {
    const tab = await openTab(firefox, network.url)
    const errors: string[] = []
    tab.page.on('pageerror', (error) => errors.push(`${tab.page.url()}: ${error}`))
    tab.page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${tab.page.url()}: ${message.text()}`)
    })
    await use(tab)
    await tab.page.browserContext().close()
    expect(errors).toEqual([])
  },
  enter: async ({ tab, site, network }, use) => {
    await use(async (options) => {
      const { token, cookie } = await signInAt(site, options)
      const name = cookie.slice(0, cookie.indexOf('='))
      const { hostname: domain } = new URL(network.url)
      await tab.page.browserContext().setCookie({ name, value: token, domain, path: '/' })
    })
  },
})

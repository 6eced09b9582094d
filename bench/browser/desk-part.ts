import { type Browser, chromium } from '@playwright/test'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { median } from '#bench/statistics.ts'
import { withDatabase, withShop } from '#bench/throwaway-shop.ts'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'
import { signIn } from '#tests/support/staff.ts'
import { openSlowPhone } from './visit.ts'

/** More than one page of the inbox. */
const enquiries = 60

/** Measures how soon the inbox can be used on a cheap phone that opens it for the first time. */
export function measureDesk({ database, rounds }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products: 0 }, (shop) =>
    withSite({ shop }, async (site) => {
      const url = `http://localhost:${site.port}`
      const { cookie } = await withDatabase(shop, (db) => signIn({ db }))
      for (let index = 0; index < enquiries; index += 1) {
        await sendForm({ url }, '/enquiry/create', someEnquiry(index))
      }
      const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
      try {
        const opened: { interactiveMs: number; scriptKb: number }[] = []
        for (let round = 0; round < rounds; round += 1) {
          opened.push(await openInbox(browser, url, cookie))
        }
        return [
          {
            part: 'desk',
            what: `the inbox, ${enquiries} enquiries`,
            figures: [
              {
                name: 'interactive',
                value: median(opened.map(({ interactiveMs }) => interactiveMs)),
                unit: 'ms',
                atMost: budgets.desk.interactiveMs,
              },
            ],
            note: `${opened[0]?.scriptKb.toFixed(1)} KB of script`,
          },
        ]
      } finally {
        await browser.close()
      }
    }),
  )
}

async function openInbox(browser: Browser, url: string, cookie: string) {
  const { context, page, weightSoFar } = await openSlowPhone(browser)
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
    await page.goto(`${url}/desk`, { waitUntil: 'commit' })
    // React has made the page its own once its elements know their props.
    const interactive = await page.waitForFunction(() => {
      const [link] = document.querySelectorAll('[data-row-link]')
      const isHydrated = Object.keys(link ?? {}).some((key) => key.startsWith('__reactProps'))
      return isHydrated && performance.now()
    })
    return {
      interactiveMs: Number(await interactive.jsonValue()),
      scriptKb: weightSoFar().js / 1_024,
    }
  } finally {
    await context.close()
  }
}

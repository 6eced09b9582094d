import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from './support/browser.ts'
import { startSite } from './support/site.ts'

// Takes a picture of every screen at each size into screens/, to be looked at.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,1366' },
    full: { type: 'boolean', default: false },
  },
})
const paths = positionals.length > 0 ? positionals : ['/home', '/productPages/plants/indoorPlants']
await mkdir('screens', { recursive: true })
const site = await startSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
for (const width of values.widths.split(',').map(Number)) {
  const height = width < 700 ? 844 : 900
  const page = await browser.newPage({ viewport: { width, height } })
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    if (values.full) await scrollThrough(page)
    const name = path.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'root'
    await page.screenshot({ path: `screens/${name}-${width}.png`, fullPage: values.full })
  }
}
await browser.close()
await site.stop()

async function scrollThrough(page: import('@playwright/test').Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(300)
}

import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from './support/journeys/browser.ts'
import { everyPath } from './support/journeys/screen-table.ts'
import { startSite } from './support/programs/site.ts'
import { takeReadmePictures } from './support/readme-pictures.ts'

// Takes a picture of every screen, or of the paths given, at each width, and lays them side by
// side on screens/index.html: to be looked at.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '390,1366' },
    full: { type: 'boolean', default: false },
    // Home, as the manifest shows it to who installs the site.
    install: { type: 'boolean', default: false },
    // Shop and desk, as README.md shows them, instead of all screens.
    readme: { type: 'boolean', default: false },
  },
})
const paths = values.install ? ['/home'] : positionals.length > 0 ? positionals : everyPath
const widths = values.widths.split(',').map(Number)
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
if (values.readme) await takeReadmePictures(browser)
else await takePictures()
await browser.close()

async function takePictures() {
  const site = await startSite()
  await mkdir('screens', { recursive: true })
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } })
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      if (values.full) await scrollThrough(page)
      if (values.install) {
        await page.screenshot({ path: `public/screenshots/home-${width}.jpg`, quality: 75 })
      } else {
        await page.screenshot({ path: `screens/${fileOf(path, width)}`, fullPage: values.full })
      }
    }
  }
  await writeFile('screens/index.html', sheet())
  await site.stop()
}

function fileOf(path: string, width: number) {
  return `${path.replace(/^\//, '').replace(/[^\w-]+/g, '_')}-${width}.png`
}

/** One row a screen, its pictures at a third of their size. */
function sheet() {
  const rows = paths.map((path) => {
    const pictures = widths.map(
      (width) => `<img src="${fileOf(path, width)}" width="${Math.round(width / 3)}">`,
    )
    return `<h2>${path.replaceAll('<', '&lt;')}</h2>${pictures.join(' ')}`
  })
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>${rows.join('\n')}\n`
}

/** Lazy pictures are loaded only when they come near. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => {
    // What a browser leaves alone far below is on the picture too; a style element the policy forbids.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
    scrollTo(0, 0)
  })
  await page.waitForTimeout(300)
}

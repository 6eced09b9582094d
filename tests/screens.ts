import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { runCommand, UsageError } from '#commands/shared/run-command.ts'
import { browserFlags, findBrowser } from './support/journeys/browser.ts'
import { everyPath } from './support/journeys/screen-table.ts'
import { startSite } from './support/programs/site.ts'
import { takeReadmePictures } from './support/readme-pictures.ts'

const usage = `Usage: npm run screens -- [PATH...]

  Takes a screenshot of every screen, or of these, and lays them side by side on
  screens/index.html.

  --widths W,W  in pixels (390,1366)
  --full        the whole page, not what a window shows
  --install     Home, as the manifest shows it to who installs the site
  --readme      shop and desk, as README.md shows them

Exit codes: 0 done, 1 failed, 2 called wrongly.`

interface Screens {
  paths: readonly string[]
  widths: readonly number[]
  full: boolean
  install: boolean
}

await runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '390,1366' },
      full: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
    },
  })
  const { full, install, readme } = values
  const noPath = positionals.find((path) => !path.startsWith('/'))
  if (noPath !== undefined) throw new UsageError(`"${noPath}" is no path: it begins with /.`)
  if (!/^\d{2,4}(,\d{2,4})*$/.test(values.widths)) {
    throw new UsageError('--widths takes pixels, such as 390,1366.')
  }
  const widths = values.widths.split(',').map(Number)
  const all = positionals.length > 0 ? positionals : everyPath
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    if (readme) await takeReadmePictures(browser)
    else await takePictures(browser, { paths: install ? ['/home'] : all, widths, full, install })
  } finally {
    await browser.close()
  }
})

async function takePictures(browser: Browser, { paths, widths, full, install }: Screens) {
  const site = await startSite()
  await mkdir('screens', { recursive: true })
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } })
    for (const path of paths) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      if (full) await scrollThrough(page)
      if (install) {
        await page.screenshot({ path: `public/screenshots/home-${width}.jpg`, quality: 75 })
      } else {
        await page.screenshot({ path: `screens/${fileOf(path, width)}`, fullPage: full })
      }
    }
  }
  await writeFile('screens/index.html', sheet(paths, widths))
  await site.stop()
}

function fileOf(path: string, width: number) {
  return `${path.replace(/^\//, '').replace(/[^\w-]+/g, '_')}-${width}.png`
}

/** One row a screen, its pictures at a third of their size. */
function sheet(paths: readonly string[], widths: readonly number[]) {
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

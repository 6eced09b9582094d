import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import budgets from '#bench/budgets.json' with { type: 'json' }
import type { BenchOptions } from '#bench/options.ts'
import type { Row } from '#bench/row.ts'
import { withSite } from '#bench/running-site.ts'
import { ratioTo, summary } from '#bench/statistics.ts'
import { withShop } from '#bench/throwaway-shop.ts'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { withBarePages } from './bare-pages.ts'
import { slowDown } from './visit.ts'

/** Links that are followed, each from the page before; and then the way back. */
const way = ['/productPages/plants', '/productPages/plants/indoorPlants', '/product/areca-palm']

/** How a finger and a hand go about it, in ms: how long it is down, how long the mouse rests first. */
const fingerDownMs = 80
const mouseRestMs = 300
/** What is fetched and waits for nobody is over by then. */
const settleMs = 500

/**
 * What is pretended to a page through the debugging protocol ends for it when it is left, and it is
 * laid out again for that, in the middle of a tap: the browser itself is a phone's.
 */
const pointers = {
  tapped: {
    size: { width: 390, height: 844 },
    flags: [
      '--force-device-scale-factor=2.6',
      '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1',
    ],
    click: tap,
  },
  clicked: { size: { width: 1366, height: 768 }, flags: [], click: rest },
}
/** Nothing of a page's surroundings is the test's. */
const asItIs = {
  viewport: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const

type Walks = Record<'bare' | 'bareAhead' | 'shop', Walk[]>

/** From the finger's leaving to the next page's first paint, in ms; shifts of all pages added up. */
interface Walk {
  steps: number[]
  cls: number
}

/**
 * Measures what a finger feels: from a tap or a click to the next page's first paint, on slow 4G
 * and a processor four times slower, over a landing, a collection and a product and back. The floor
 * is the same between two pages of one heading; how far it is from those fetched ahead is told,
 * too.
 */
export function measureTap({ database, products, rounds }: BenchOptions): Promise<Row[]> {
  return withShop({ database, products }, (shop) =>
    withSite({ shop }, (site) =>
      withBarePages(way, false, (bare) =>
        withBarePages(way, true, async (bareAhead) => {
          const ports = { bare, bareAhead, shop: site.port }
          return [
            ...(await measurePointer('tapped', ports, rounds)),
            ...(await measurePointer('clicked', ports, rounds)),
          ]
        }),
      ),
    ),
  )
}

async function measurePointer(
  pointer: keyof typeof pointers,
  ports: Record<keyof Walks, number>,
  rounds: number,
): Promise<Row[]> {
  const browser = await openBrowser(pointer)
  try {
    const walks: Walks = { bare: [], bareAhead: [], shop: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const site of ['bare', 'bareAhead', 'shop'] as const) {
        walks[site].push(await walk(browser, ports[site], pointer))
      }
    }
    return rowsOf(pointer, walks)
  } finally {
    await browser.close()
  }
}

function openBrowser(pointer: keyof typeof pointers) {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, ...pointers[pointer].flags],
    // Visitors' browsers keep the pages that they leave.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

async function walk(browser: Browser, port: number, pointer: keyof typeof pointers): Promise<Walk> {
  const { size, click } = pointers[pointer]
  const context = await browser.newContext(asItIs)
  try {
    const page = await openPage(context, size)
    await page.goto(`http://localhost:${port}${way[0]}`, { waitUntil: 'networkidle' })
    const steps: number[] = []
    let cls = 0
    for (const path of way.slice(1)) {
      await page.waitForTimeout(settleMs)
      cls += await shiftsOf(page)
      await click(page, path)
      await page.waitForURL(`**${path}`, { waitUntil: 'networkidle' })
      steps.push(await page.evaluate(paintedAfter))
    }
    cls += await shiftsOf(page)
    steps.push(await goBack(page))
    return { steps, cls }
  } finally {
    await context.close()
  }
}

async function openPage(context: BrowserContext, size: { width: number; height: number }) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setContentsSize', { windowId, ...size })
  await slowDown(session)
  await page.addInitScript(noteTimes)
  return page
}

/** Goes back; gives how long it took until the page before was painted again, in ms. */
async function goBack(page: Page): Promise<number> {
  await page.evaluate(() => {
    sessionStorage.setItem('left', String(performance.timeOrigin + performance.now()))
  })
  await page.goBack({ waitUntil: 'commit' })
  const shown = await page.waitForFunction(shownAgainAfter)
  return Number(await shown.jsonValue())
}

async function tap(page: Page, path: string) {
  const { x, y } = await middleOf(page, path)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(fingerDownMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function rest(page: Page, path: string) {
  const { x, y } = await middleOf(page, path)
  await page.mouse.move(x, y)
  await page.waitForTimeout(mouseRestMs)
  await page.mouse.click(x, y)
}

/** Where the first link to `path` in the page itself stands, scrolled to. */
async function middleOf(page: Page, path: string) {
  const link = page.locator(`main a[href="${path}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`No link to ${path} is to be seen on ${page.url()}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Scrolls to the page's end as a reader does, and gives how far things shifted (CLS) till then. */
async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const start = scrollY; ; ) {
      const before = scrollY
      scrollBy(0, innerHeight / 2)
      await frame()
      await frame()
      if (scrollY === before) {
        scrollTo(0, start)
        break
      }
    }
    return (window as unknown as { shifted: number }).shifted
  })
}

/** Runs in each page before anything of its own. */
function noteTimes() {
  const noted = Object.assign(window, { shifted: 0 })
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('pointerup', () => sessionStorage.setItem('left', String(now())), true)
  addEventListener('pageshow', ({ persisted }) => {
    const left = Number(sessionStorage.getItem('left'))
    // The frame after the first one begins when that was painted.
    const painted = () => {
      document.documentElement.dataset.shownAgainAfter = String(now() - left)
    }
    if (persisted) requestAnimationFrame(() => requestAnimationFrame(painted))
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      noted.shifted += (entry as PerformanceEntry & { value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page that was come back to: undefined until it is shown, from memory or loaded. */
function shownAgainAfter() {
  const { shownAgainAfter: kept } = document.documentElement.dataset
  if (kept !== undefined) return Number(kept)
  const [navigation] = performance.getEntriesByType('navigation')
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  const isAnew = (navigation as PerformanceNavigationTiming).type === 'back_forward'
  if (!isAnew || !painted) return undefined
  return performance.timeOrigin + painted.startTime - Number(sessionStorage.getItem('left'))
}

/** Runs in the page that was gone to. */
function paintedAfter() {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  if (!painted) throw new Error('Nothing was painted.')
  const left = Number(sessionStorage.getItem('left'))
  return performance.timeOrigin + painted.startTime - left
}

function rowsOf(pointer: string, { bare, bareAhead, shop }: Walks): Row[] {
  const { ofBare, cls } = budgets.tap
  const names = ['a landing to a collection', 'a collection to a product', 'back from a product']
  const part = 'tap'
  return [
    ...names.map((name, step): Row => {
      const times = (walks: readonly Walk[]) => walks.map(({ steps }) => steps[step] ?? Number.NaN)
      // All ways back are from the browser's memory.
      const isBack = step === names.length - 1
      const ofAhead = ratioTo(times(bareAhead), times(shop))
      return {
        part,
        what: `${name}, ${pointer}`,
        floor: { unit: 'ms', ...summary(times(bare)) },
        figures: [
          { unit: 'ms', ...summary(times(shop)) },
          ...(isBack ? [] : [{ name: 'of one fetched ahead, too,', unit: '', ...ofAhead }]),
        ],
        ratio: {
          unit: '',
          ...(!isBack && { atMost: ofBare }),
          ...ratioTo(times(bare), times(shop)),
        },
        ...(step === 0 && { note: 'floor: between pages of one heading' }),
      }
    }),
    {
      part,
      what: `shifts while scrolling through, ${pointer}`,
      figures: [{ name: 'CLS', unit: '', atMost: cls, ...summary(shop.map((one) => one.cls)) }],
    },
  ]
}

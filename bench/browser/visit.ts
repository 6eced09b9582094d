import type { Browser, CDPSession } from '@playwright/test'
import { type PageWeight, phone, weigh } from '#tests/support/journeys/page-weight.ts'

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowerProcessor = 4
/** After the last request; late shifts and tasks show in it. */
const settleMs = 500

export interface Visit {
  lcpMs: number
  cls: number
  /** What tasks took beyond 50 ms each, after the first paint. */
  tbtMs: number
  weight: PageWeight
}

/** Opens a phone that has kept nothing yet: slow 4G, a processor four times slower than this one. */
export async function openSlowPhone(browser: Browser) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const weightSoFar = await weigh(page)
  await slowDown(await context.newCDPSession(page))
  return { context, page, weightSoFar }
}

/** Gives a page slow 4G and a processor four times slower than this one. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
}

/** Opens a page for the first time on a slow phone, unscrolled, and tells what that costs. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, weightSoFar } = await openSlowPhone(browser)
  try {
    await page.addInitScript(watchVitals)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(settleMs)
    const vitals = await page.evaluate(readVitals)
    return { ...vitals, weight: weightSoFar() }
  } finally {
    await context.close()
  }
}

type Vitals = Omit<Visit, 'weight'> & { tasks: { start: number; ms: number }[] }

/** Runs in the page, before anything of its own. */
function watchVitals() {
  const vitals: Vitals = { lcpMs: 0, cls: 0, tbtMs: 0, tasks: [] }
  Object.assign(window, { vitals })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcpMs = startTime
  })
  watch('layout-shift', (entry) => {
    vitals.cls += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', ({ startTime, duration }) => {
    vitals.tasks.push({ start: startTime, ms: duration })
  })
}

/** Runs in the page, at the end. */
function readVitals() {
  const { vitals } = window as unknown as { vitals: Vitals }
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const blocked = vitals.tasks
    .filter(({ start, ms }) => start + ms > firstPaint)
    .map(({ start, ms }) => Math.min(ms, start + ms - firstPaint) - 50)
    .filter((ms) => ms > 0)
  const tbtMs = blocked.reduce((sum, ms) => sum + ms, 0)
  return { lcpMs: vitals.lcpMs, cls: vitals.cls, tbtMs }
}

import type { Page } from '@playwright/test'
import budgets from '#bench/budgets.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey.ts'
import { everyPath } from '#tests/support/screen-table.ts'

/** A request of a page, with what it weighed on the wire and how the browser ranked it. */
interface Load {
  url: string
  type: string
  priority: string
  bytes: number
}

/** Opens a page as a first visit and gives every request until the network is silent. */
async function listLoads(page: Page, path: string): Promise<Load[]> {
  const cdp = await page.context().newCDPSession(page)
  const loads = new Map<string, Load>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return
    loads.set(requestId, { url: request.url, type, priority: request.initialPriority, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes = encodedDataLength
  })
  await cdp.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  await cdp.detach()
  return [...loads.values()]
}

const weigh = (loads: Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0)

interface LargestPaint {
  loading: string
  /** The pictures painted as large as it: any of them may be the first. */
  pictures: string[]
}

/** Gives the picture that is the largest paint of the page, or undefined where that is text. */
function findLargestPicture(page: Page): Promise<LargestPaint | undefined> {
  return page.evaluate(
    () =>
      new Promise<LargestPaint | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
          const { element } = last
          if (!(element instanceof HTMLImageElement)) return resolve(undefined)
          const areaOf = (image: HTMLImageElement) => image.clientWidth * image.clientHeight
          const pictures = [...document.images]
            .filter((image) => areaOf(image) === areaOf(element))
            .map((image) => image.currentSrc)
          resolve({ loading: element.loading, pictures })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true })

  test('Home keeps its budget of requests and bytes', async ({ page }) => {
    const { size } = budgets
    const loads = await listLoads(page, '/home')
    const pictures = loads.filter(({ type }) => type === 'Image')
    expect(pictures.length).toBeGreaterThan(7)
    expect(loads.length).toBeLessThanOrEqual(size.homePhoneRequests)
    expect(weigh(loads)).toBeLessThanOrEqual(size.homePhoneBytes)
    const others = weigh(loads) - weigh(pictures)
    expect(others).toBeGreaterThan(10_000)
    expect(others).toBeLessThanOrEqual(size.homePhoneBytesWithoutPictures)
  })
})

for (const path of everyPath) {
  test(`${path} asks first for its largest picture, and needs no more than HTML to paint`, async ({
    page,
  }) => {
    const loads = await listLoads(page, path)
    expect(loads.filter(({ type }) => type === 'Stylesheet')).toEqual([])
    const first = loads.filter(
      ({ type, priority }) => type === 'Image' && /^(Very)?High$/.test(priority),
    )
    const largest = await findLargestPicture(page)
    const firstUrls = first.filter(({ url }) => !url.includes('/icons/')).map(({ url }) => url)
    expect(firstUrls.length).toBeLessThanOrEqual(1)
    if (!largest) return
    expect(largest.loading).not.toBe('lazy')
    expect(largest.pictures).toContain(firstUrls[0])
  })
}

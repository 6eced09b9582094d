import type { Page } from '@playwright/test'
import { bothWidths, expect, test } from '#tests/support/journey.ts'
import { everyPath, inGroups } from '#tests/support/screen-table.ts'

/** A request of a page, and how the browser ranked it. */
interface Load {
  url: string
  type: string
  priority: string
}

/** Opens a page as a first visit and gives every request until the network is silent. */
async function listLoads(page: Page, path: string): Promise<Load[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const loads: Load[] = []
  cdp.on('Network.requestWillBeSent', ({ request, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return
    loads.push({ url: request.url, type, priority: request.initialPriority })
  })
  await cdp.send('Network.enable')
  await page.goto(path, { waitUntil: 'networkidle' })
  await cdp.detach()
  return loads
}

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

for (const paths of inGroups(everyPath)) {
  test(
    `${paths[0]} and so on ask first for their largest picture, and need no more than HTML to paint`,
    bothWidths,
    async ({ page }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          const loads = await listLoads(page, path)
          expect(loads.filter(({ type }) => type === 'Stylesheet')).toEqual([])
          const first = loads.filter(
            ({ type, priority }) => type === 'Image' && /^(Very)?High$/.test(priority),
          )
          const largest = await findLargestPicture(page)
          const firstUrls = first
            .filter(({ url }) => !url.includes('/icons/'))
            .map(({ url }) => url)
          expect(firstUrls.length).toBeLessThanOrEqual(1)
          // Home begins with a large picture at any width; elsewhere words may be larger.
          if (path === '/home') expect(largest).toBeDefined()
          if (!largest) return
          expect(largest.loading).not.toBe('lazy')
          expect(largest.pictures).toContain(firstUrls[0])
        })
      }
    },
  )
}

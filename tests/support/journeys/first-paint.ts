import type { Page } from '@playwright/test'

/** A request of a page, and how the browser ranked it. */
export interface Load {
  url: string
  type: string
  priority: string
}

/**
 * Gives a function that opens an address as a first visit does, and tells what the browser has
 * asked for until the page had loaded.
 */
export async function watchFirstVisits(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  let loads: Load[] = []
  let document = ''
  cdp.on('Network.requestWillBeSent', ({ request, requestId, loaderId, type = 'Other' }) => {
    if (requestId === loaderId) {
      document = loaderId
      loads = []
    }
    // What the page before it asked for late is none of this one.
    if (loaderId !== document || request.url.startsWith('data:')) return
    loads.push({ url: request.url, type, priority: request.initialPriority })
  })
  await cdp.send('Network.enable')
  return async (path: string) => {
    const answer = await page.goto(path)
    // Its answer comes after all that the page told this session before.
    await cdp.send('Runtime.evaluate', { expression: '0' })
    return { answer, loads: [...loads] }
  }
}

interface LargestPaint {
  isLazy: boolean
  /** The pictures painted as large as it: any of them may be the first. */
  pictures: string[]
}

/** Gives the picture that is the largest paint of a page, or undefined where that is text. */
export function findLargestPicture(page: Page): Promise<LargestPaint | undefined> {
  return page.evaluate(async () => {
    const images = [...document.images]
    const lazy = new Set(images.filter(({ loading }) => loading === 'lazy'))
    const inView = images.filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isShown = image.checkVisibility() && bottom > 0 && right > 0
      return isShown && top < innerHeight && left < innerWidth
    })
    for (const image of inView) image.loading = 'eager'
    await Promise.all(inView.map((image) => image.decode()))

    const paints: PerformanceEntryList = []
    const paint = new PerformanceObserver((list) => paints.push(...list.getEntries()))
    paint.observe({ type: 'largest-contentful-paint', buffered: true })
    // A mark that is painted after them: the browser tells of it after them too.
    const mark = document.createElement('i')
    mark.textContent = '.'
    mark.style.position = 'fixed'
    mark.setAttribute('elementtiming', 'after')
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'element' })
      document.body.prepend(mark)
    })
    mark.remove()
    paints.push(...paint.takeRecords())

    const { element } = (paints.at(-1) ?? {}) as { element?: Element | null }
    if (!(element instanceof HTMLImageElement)) return undefined
    const areaOf = (image: HTMLImageElement) => image.clientWidth * image.clientHeight
    const pictures = images
      .filter((image) => areaOf(image) === areaOf(element))
      .map((image) => image.currentSrc)
    return { isLazy: lazy.has(element), pictures }
  })
}

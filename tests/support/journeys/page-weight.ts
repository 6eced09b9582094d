import type { Page } from '@playwright/test'

/** A phone as our visitors have it, for a browser context. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
}
/** What a page costs on the wire: bytes with their headers by what they are, and requests. */
export interface PageWeight {
  html: number
  css: number
  js: number
  fonts: number
  pictures: number
  other: number
  requests: number
}

type Kind = Exclude<keyof PageWeight, 'requests'>

const kinds: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
}

/**
 * Weighs everything that a Chromium page loads from now on; gives a function that tells the
 * weight so far.
 */
export async function weigh(page: Page): Promise<() => PageWeight> {
  const weight = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0, requests: 0 }
  const kindOf = new Map<string, Kind>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return
    kindOf.set(requestId, kinds[type] ?? 'other')
    weight.requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId)
    if (kind) weight[kind] += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ ...weight })
}

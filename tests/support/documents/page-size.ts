import { brotliCompressSync, constants } from 'node:zlib'

/** Gives a page without its sheets, its sheet, and those of its kind of page. */
export function splitPage(page: string) {
  const sheet = /<style>(.*?)<\/style>/gs
  const [stylesheet = '', ...pageSheets] = [...page.matchAll(sheet)].map(([, text = '']) => text)
  return { html: page.replaceAll(sheet, ''), stylesheet, pageSheets }
}

/** The bytes of a page at most: compressed in a hurry where that keeps the budget, else as well as can be. */
export function brotliBytes(html: string, budget: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const { length } = brotliCompressSync(html, { params })
  return length <= budget ? length : brotliCompressSync(html).length
}

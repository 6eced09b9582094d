import type { Page } from '@playwright/test'

/** Does something again when the page goes away meanwhile. */
export async function calmly<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  for (let tried = 0; tried < 5; tried++) {
    try {
      return await look()
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error
      await page.waitForLoadState('domcontentloaded').catch(() => undefined)
    }
  }
  return look()
}

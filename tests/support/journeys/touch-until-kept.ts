import type { Page } from '@playwright/test'

/** Touches a page of the shop, and waits until its worker keeps pages. */
export async function touchUntilKept(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated'
  })
}

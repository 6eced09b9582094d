import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, phone, test } from '#tests/support/journeys/journey.ts'
import { touchUntilKept } from '#tests/support/journeys/touch-until-kept.ts'
import { type RunningSite, startSite } from '#tests/support/programs/site.ts'

let site: RunningSite
test.beforeAll(async () => {
  site = await startSite({ GUIDES_SHOWN: 'yes' })
})
test.afterAll(() => site.stop())

test('a visitor goes from a product to its guide, reads it, and reads it again without network', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: phone,
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await page.goto('/product/snake-plant')
  const rows = page.getByRole('region', { name: 'Read before you plant' })
  await expect(rows.getByRole('link')).toHaveCount(2)
  await rows.getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(phone)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Guides' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await touchUntilKept(page)
  await page.getByRole('link', { name: title ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeAttached()
  await context.close()
})

import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, phone, test } from '#tests/support/journeys/journey.ts'
import { answerYes } from '#tests/support/journeys/settings-at.ts'
import { touchUntilKept } from '#tests/support/journeys/touch-until-kept.ts'

test.use({ serviceWorkers: 'allow' })

// Other journeys see the same shop.
let takeBack: () => Promise<unknown>
test.beforeEach(async ({ site }) => {
  takeBack = await answerYes(site, { section: 'guides', name: 'GUIDES_SHOWN' })
})
test.afterEach(() => takeBack())

test('a visitor goes from a product to its guide, reads it, and reads it again without network', async ({
  page,
  context,
  request,
}) => {
  const product = '/product/snake-plant'
  const said = async () => (await request.get(product)).text()
  await expect.poll(said).toContain('Read before you plant')
  await page.goto(product)
  const rows = page.getByRole('region', { name: 'Read before you plant' })
  await expect(rows.getByRole('link')).toHaveCount(2)
  await rows.getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(phone)
  // On paper it ends with its last line: the space below that may be a page of its own.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.g-page')).toHaveCSS('padding-bottom', '0px')
  await page.emulateMedia({ media: null })
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
})

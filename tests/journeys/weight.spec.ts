import budgets from '#bench/budgets.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey.ts'
import { phone, weigh } from '#tests/support/page-weight.ts'

test('Home on a phone weighs little, all that the browser loads unscrolled', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const weightSoFar = await weigh(page)
  await page.goto(`${site.url}/home`, { waitUntil: 'networkidle' })
  const { pictures, requests, ...others } = weightSoFar()
  await context.close()
  const withoutPictures = Object.values(others).reduce((sum, bytes) => sum + bytes, 0)
  const limits = budgets.homeOnPhone
  expect(withoutPictures).toBeGreaterThan(10_000)
  expect(withoutPictures).toBeLessThanOrEqual(limits.bytesWithoutPictures)
  expect(withoutPictures + pictures).toBeLessThanOrEqual(limits.bytes)
  expect(requests).toBeLessThanOrEqual(limits.requests)
})

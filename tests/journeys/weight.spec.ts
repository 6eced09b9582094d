import budgets from '#bench/budgets.json' with { type: 'json' }
import { expect, test } from '#tests/support/journeys/journey.ts'
import { phone, weigh } from '#tests/support/journeys/page-weight.ts'

// The letters of Hindi and Marathi come in one file more.
for (const [home, letters] of [
  ['/home', 0],
  ['/hi/home', budgets.size.devanagariBytes],
] as const) {
  test(`${home} on a phone weighs little, all that the browser loads unscrolled`, async ({
    browser,
    request,
    site,
  }) => {
    // A page is packed in a hurry for who asks first, and as small as it gets for all others.
    const packed = async () => (await request.get(site.url + home)).headers()['content-length']
    await expect.poll(async () => Number(await packed())).toBeLessThan(18_500)
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const weightSoFar = await weigh(page)
    await page.goto(site.url + home, { waitUntil: 'networkidle' })
    const { pictures, requests, ...others } = weightSoFar()
    await context.close()
    const withoutPictures = Object.values(others).reduce((sum, bytes) => sum + bytes, 0)
    const limits = budgets.homeOnPhone
    expect(withoutPictures).toBeGreaterThan(10_000)
    expect(withoutPictures).toBeLessThanOrEqual(limits.bytesWithoutPictures + letters)
    expect(withoutPictures + pictures).toBeLessThanOrEqual(limits.bytes + letters)
    expect(requests).toBeLessThanOrEqual(limits.requests)
  })
}

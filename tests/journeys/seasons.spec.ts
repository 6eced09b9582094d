import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, phone, test, untilHydrated } from '#tests/support/journeys/journey.ts'

test('an owner turns In season on: Home leads to it, a seed of the month goes on the list, and off it is gone', async ({
  page,
  browser,
  site,
  signInAs,
}) => {
  await signInAs({ role: 'owner' })
  await page.goto('/desk/settings/season')
  const turn = async (answer: 'Yes' | 'No') => {
    const choice = page.getByLabel('The shop says what is in season')
    await untilHydrated(choice)
    await choice.selectOption(answer)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  }
  await turn('Yes')
  const visitor = await browser.newPage({ baseURL: site.url, viewport: phone })
  try {
    // The browser would hold a page of a moment ago for a minute.
    const ask = async (path: string) => visitor.request.get(path)
    await expect.poll(async () => (await ask('/home')).text()).toContain('The whole year')
    await visitor.goto('/home')
    await visitor.getByRole('link', { name: 'The whole year' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^In season: \w+$/)
    expect(await accessibilityFaults(visitor)).toEqual([])
    await visitor.goto('/in-season/june')
    await expect(visitor.getByRole('link', { name: /^Jun/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const row = visitor.getByRole('listitem').filter({ hasText: 'Okra' })
    // From here on a row's months stand beside its name, and leave it room for a word.
    await visitor.setViewportSize({ width: 700, height: 700 })
    const name = await row.getByRole('heading').boundingBox()
    expect(name?.width).toBeGreaterThan(150)
    await visitor.setViewportSize({ width: 320, height: 700 })
    expect(await overflowOf(visitor)).toBeLessThanOrEqual(0)
    await row.getByRole('button', { name: /^Add to my list/ }).click()
    await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  } finally {
    // Other journeys see the same shop.
    await turn('No')
  }
  await expect.poll(async () => (await visitor.request.get('/in-season')).status()).toBe(404)
  await visitor.close()
})

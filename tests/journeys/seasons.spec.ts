import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, test } from '#tests/support/journeys/journey.ts'
import { answerYes } from '#tests/support/journeys/settings-at.ts'

test('where In season is on Home leads to it, a seed of the month goes on the list, and off it is gone', async ({
  page,
  request,
  site,
}) => {
  const takeBack = await answerYes(site, { section: 'season', name: 'SEASON_SHOWN' })
  try {
    await expect.poll(async () => (await request.get('/home')).text()).toContain('The whole year')
    await page.goto('/home')
    await page.getByRole('link', { name: 'The whole year' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^In season: \w+$/)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto('/in-season/june')
    // What the colours mean is of use to nobody who hears the page.
    const year = page.getByRole('navigation', { name: 'Months' })
    await expect(year).toContainText('after the rain')
    expect(await year.ariaSnapshot()).not.toContain('after the rain')
    await expect(page.getByRole('link', { name: /^Jun/ })).toHaveAttribute('aria-current', 'page')
    const row = page.getByRole('listitem').filter({ hasText: 'Okra' })
    // From here on a row's months stand beside its name, and leave it room for a word.
    await page.setViewportSize({ width: 700, height: 700 })
    const name = await row.getByRole('heading').boundingBox()
    expect(name?.width).toBeGreaterThan(150)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await row.getByRole('button', { name: /^Add to my list/ }).click()
    await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  } finally {
    // Other journeys see the same shop.
    await takeBack()
  }
  await expect.poll(async () => (await request.get('/in-season')).status()).toBe(404)
})

import { recordViews } from '#app/insights/record-views.server.ts'
import { dayNumber } from '#app/time/india.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, onPostgres, test, untilHydrated } from '#tests/support/journeys/journey.ts'

test(
  'a word that was searched in vain becomes a name on a phone, and that is undone',
  onPostgres,
  async ({ page, signInAs, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs({ name: 'Asha Patil' })
    const db = await openDatabase(site.place)
    const day = dayNumber(Date.now())
    // More often than whatever other journeys search for.
    const missed = { kind: 'missed-word', day } as const
    await recordViews(db, [
      { ...missed, name: 'zumkabel', times: 51 },
      { ...missed, name: 'zumkabeli', times: 50 },
      { ...missed, name: 'hibiscuz', times: 49 },
    ])
    await db.destroy()

    await page.goto('/desk/insights')
    const product = page.getByLabel('zumkabel is a name for', { exact: true })
    await untilHydrated(product)
    expect(await accessibilityFaults(page)).toEqual([])
    // Over a slow network bars stand in the list's place until the answer comes.
    await page.route(
      '**/desk/insights.data?*done=*',
      async (route) => {
        await expect(page.locator('.page.is-late')).toBeVisible()
        await route.continue()
      },
      { times: 1 },
    )
    await product.fill('Snake Plant')
    await page.getByRole('button', { name: 'Add zumkabel', exact: true }).press('Enter')
    await expect(page.getByText('Saved: other names')).toBeVisible()
    await expect(product).toHaveCount(0)
    // Whoever goes on by keys goes on with the next.
    await expect(page.getByRole('button', { name: 'Add zumkabeli' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(product).toBeVisible()

    // As wide as a tablet, what a word may mean leaves its form in one line.
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByText('Perhaps Hibiscus')).toBeVisible()
    const topOf = async (name: string) =>
      (await page.getByRole('button', { name }).boundingBox())?.y
    expect(await topOf('Not a name: hibiscuz')).toBe(await topOf('Add hibiscuz'))

    await page.getByLabel('Time').selectOption('Since … until …')
    await expect(page.getByLabel('Since')).toBeVisible()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/time=dates&from=/)
    for (const width of [320, 768, 1240, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => overflowOf(page), { message: `at ${width} px` })
        .toBeLessThanOrEqual(0)
    }
  },
)

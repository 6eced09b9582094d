import { accessibilityFaults, overflowOf } from '#tests/support/accessibility.ts'
import { expect, onPostgres, test, untilAlive } from '#tests/support/journey.ts'

// Views of a browser that says it is a program are not counted.
test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile' })

test(
  'a word that was searched in vain becomes a name on a phone, and that is undone',
  onPostgres,
  async ({ page, signInAs, rows }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs({ name: 'Asha Patil' })
    await page.goto('/product/productView?query=zumkabel')
    // Views are written some seconds after they are counted.
    const counted = "select times from view_counts where kind = 'missed-word' and name = 'zumkabel'"
    await expect.poll(() => rows(counted), { timeout: 60_000 }).not.toEqual([])

    await page.goto('/desk/insights')
    const product = page.getByLabel('zumkabel is a name for')
    await untilAlive(product)
    expect(await accessibilityFaults(page)).toEqual([])
    await product.fill('Snake Plant')
    await page.getByRole('button', { name: 'Add zumkabel' }).click()
    await expect(page.getByText('Saved: other names')).toBeVisible()
    await expect(product).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(product).toBeVisible()

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

import { browserFlags, findBrowser } from '#tests/support/browser.ts'
import { expect, test } from '#tests/support/journey.ts'

// Playwright turns the memory of pages left behind off; visitors' browsers have it.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('Back shows the page as it was left, from the browser’s memory', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  await page.goto('/home')
  await page.getByRole('link', { name: 'Enquire Now' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/productPages/plants/indoorPlants')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/home')
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
})

import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { expect, test } from '#tests/support/journeys/journey.ts'
import { touchUntilKept } from '#tests/support/journeys/touch-until-kept.ts'

// Playwright turns the memory of pages left behind off; visitors' browsers have it.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  }),
)

test('Back shows the page as it was left, from the browser’s memory', async ({ page }) => {
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

test('Back brings the words that were typed into the search box too', async ({ page }) => {
  await page.goto('/home')
  const box = page.locator('header input[name=query]')
  await box.fill('money pl')
  await page.goto('/contact')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(box).toHaveValue('money pl')
})

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('so does Back after the worker has come', async ({ page }) => {
    await page.goto('/home')
    await page.goto('/contact')
    await touchUntilKept(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  })
})

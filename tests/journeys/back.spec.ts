import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '#tests/support/journeys/browser.ts'
import { expect, phone, test } from '#tests/support/journeys/journey.ts'
import { touchUntilKept } from '#tests/support/journeys/touch-until-kept.ts'

test('Back shows the page as it was left, from the browser’s memory', async ({ baseURL }) => {
  // Playwright turns the memory of pages left behind off; visitors' browsers have it. Its own browser
  // costs less than the workers that would begin anew with other settings.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const openWindow = async (serviceWorkers: 'allow' | 'block') => {
    const window = { viewport: phone, hasTouch: true, locale: 'en-IN', serviceWorkers }
    const page = await browser.newPage({ ...window, ...(baseURL && { baseURL }) })
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      })
    })
    return page
  }
  const goBack = async (page: Awaited<ReturnType<typeof openWindow>>) => {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(`${baseURL}/home`)
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  }

  const page = await openWindow('block')
  await page.goto('/home')
  await page.getByRole('link', { name: 'Enquire Now' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/productPages/plants/indoorPlants')
  await goBack(page)

  await test.step('and brings the words that were typed into the search box too', async () => {
    const box = page.locator('header input[name=query]')
    await box.fill('money pl')
    await page.goto('/contact')
    await goBack(page)
    await expect(box).toHaveValue('money pl')
  })

  await test.step('and does so after the worker has come on a first visit', async () => {
    const first = await openWindow('allow')
    await first.goto('/home')
    await first.goto('/contact')
    await touchUntilKept(first)
    await goBack(first)
  })
  await browser.close()
})

import { accessibilityFaults } from '#tests/support/journeys/accessibility.ts'
import { desktop, expect, phone, test } from '#tests/support/journeys/journey.ts'

test('the open menus are accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/home')
  await page.locator('.menu summary').click()
  await page.locator('.nav-t', { hasText: 'Plants' }).click()
  await expect(page.locator('#nav-plants')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize(desktop)
  await expect(page.locator('#nav-plants')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

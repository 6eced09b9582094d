import { accessibilityFaults } from '#tests/support/journeys/accessibility.ts'
import { bothWidths, expect, test } from '#tests/support/journeys/journey.ts'

test('the open menus are accessible', bothWidths, async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  if (project.name === 'phone') await page.locator('.menu summary').click()
  await page.locator('.nav-t', { hasText: 'Plants' }).click()
  await expect(page.locator('#nav-plants')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

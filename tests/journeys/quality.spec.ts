import { accessibilityFaults } from '#tests/support/accessibility.ts'
import { bothWidths, expect, test } from '#tests/support/journey.ts'

test('the open dialog and its messages are accessible', bothWidths, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/productPages/plants/indoorPlants')
  await page.getByRole('link', { name: 'Enquire Now: Snake Plant' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mobile number').fill('12')
  await dialog.getByLabel('Message').focus()
  await expect(dialog.locator('.err')).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the open menus are accessible', bothWidths, async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  if (project.name === 'phone') await page.locator('.menu summary').click()
  await page.locator('.nav-t', { hasText: 'Plants' }).click()
  await expect(page.locator('#nav-plants')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

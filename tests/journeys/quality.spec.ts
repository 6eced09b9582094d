import { accessibilityFaults, overflowOf } from '#tests/support/accessibility.ts'
import { faultsIn } from '#tests/support/faults-in.ts'
import { bothWidths, expect, test } from '#tests/support/journey.ts'
import { everyPath, inGroups } from '#tests/support/screen-table.ts'

for (const group of inGroups(everyPath)) {
  test(
    `${group[0]} and those after it have no fault to see`,
    bothWidths,
    async ({ page }, { project }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const size = page.viewportSize()
      const faults: string[] = []
      for (const screen of group) {
        const looking =
          test.step(`${screen} is accessible, quiet, and never scrolls sideways`, async () => {
            if (size) await page.setViewportSize(size)
            await page.goto(screen)
            expect(await accessibilityFaults(page)).toEqual([])
            // Once for each width is enough, whatever it began with.
            if (project.name !== 'phone') return
            for (const width of [320, 360, 768, 1024, 1920]) {
              await page.setViewportSize({ width, height: 800 })
              await expect
                .poll(() => overflowOf(page), { message: `${width} px` })
                .toBeLessThanOrEqual(0)
            }
          })
        faults.push(...(await faultsIn(screen, looking)))
      }
      expect(faults).toEqual([])
    },
  )
}

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

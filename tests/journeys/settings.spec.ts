import type { Page } from '@playwright/test'
import { settingsParts } from '#app/desk/parts/settings-parts.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { expect, holdBack, phone, test, untilHydrated } from '#tests/support/journeys/journey.ts'
import { signInAt } from '#tests/support/staff.ts'

test('an owner changes settings, early, by keys and on the smallest phone', async ({
  page,
  context,
  site,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await test.step('an owner gives the nursery another phone, and takes it back', async () => {
    const { cookie } = await signInAt(site, { role: 'owner' })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: site.url }])
    await page.goto('/desk/settings')
    const phone = page.getByLabel('Phone', { exact: true })
    const save = page.getByRole('button', { name: 'Save' })
    await untilHydrated(phone)
    await expect(save).toBeDisabled()

    await phone.fill('91234 5678')
    await phone.blur()
    await expect(page.getByText('A mobile number has 10 digits; this has 9.')).toBeVisible()
    await expect(save).toBeDisabled()
    expect(await accessibilityFaults(page)).toEqual([])
    await phone.fill('91234 56789')
    await save.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await expect(phone).toHaveValue('+91 91234 56789')
    await expect(save).toBeDisabled()
    // The form is another one, and whoever works by keys goes on from where they were.
    await expect(save).toBeFocused()
    const shown = async () => (await page.request.get('/contact-details')).json()
    await expect.poll(shown).toMatchObject([{ phoneNumber: '+91 91234 56789' }])

    // What is typed while that is stored stays, and is still to be saved.
    const post = await holdBack(page, '**/desk/settings.data*')
    await phone.fill('+91 98200 00000')
    await save.press('Enter')
    await post.asked
    await phone.fill('+91 98200 00001')
    await post.letGo()
    // Not only the toast, which may still be that of the first time.
    await expect(page.locator('input[name="stored:BUSINESS_PHONE"]')).toHaveValue(/98200 00000/)
    await expect(phone).toHaveValue('+91 98200 00001')
    await expect(save).toBeEnabled()
    await phone.fill('+91 91234 56789')
    await save.press('Enter')
    await expect(phone).toHaveValue('+91 91234 56789')
    await expect(save).toBeDisabled()

    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.press('Enter')
    await expect(phone).toHaveValue('+91 98200 00000')
    await expect(undo).toBeFocused()
    // Another screen begins at its name where nothing of the one before is on it.
    await page.getByRole('link', { name: 'Staff', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeFocused()
    await page.goto('/desk/settings/hours')
    expect(await accessibilityFaults(page)).toEqual([])

    // What was refused is no more stored than what was not sent.
    await page.goto('/desk/settings/texts')
    const words = page.getByLabel('Words (optional)', { exact: true }).first()
    await untilHydrated(words)
    await words.fill('Your plants are ready.')
    const hours = page.getByRole('link', { name: 'Hours', exact: true })
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await save.click()
    await expect(page.getByText('Not saved: mend what is marked')).toBeFocused()
    await hours.click()
    await question.getByRole('button', { name: 'Stay and save' }).click()
    await expect(words).toHaveValue('Your plants are ready.')
    await hours.click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/desk/settings/hours')
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('what is typed into settings before their scripts have come can be saved', async () => {
    await signInAs({ role: 'owner' })
    for (const [path, label, typed] of [
      ['/desk/settings', 'Phone', '+91 91234 56789'],
      ['/desk/settings/prices', 'Delivery, Rs', '80'],
    ] as const) {
      const scripts = await holdBack(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      const field = page.getByLabel(label, { exact: true })
      await field.fill(typed)
      await scripts.letGo()
      await untilHydrated(field)
      await expect(field).toHaveValue(typed)
      const form = page.locator('form').filter({ has: field })
      await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
      await page.unroute('**/assets/*.js')
    }
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('what one goes to by keys never stands under the floor', async () => {
    await signInAs({ role: 'owner' })
    for (const [path, keys] of [
      ['/desk/settings', 45],
      ['/desk/catalogue/8', 60],
    ] as const) {
      await page.goto(path)
      await untilHydrated(page.getByRole('button', { name: 'Save' }).first())
      for (let pressed = 0; pressed < keys; pressed += 1) {
        await page.keyboard.press('Tab')
        expect([path, pressed, await nameUnderFloor(page)]).toEqual([path, pressed, undefined])
      }
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/desk/guides/new')
    // The last on the page, by which nobody can scroll any further.
    await page.getByRole('button', { name: 'Sign out' }).focus()
    expect(await nameUnderFloor(page)).toBeUndefined()
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('no section of the settings is wider than the smallest phone', async () => {
    await signInAs({ role: 'owner' })
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of new Set(settingsParts.map(({ to }) => to.split('#')[0] ?? ''))) {
      await page.goto(path)
      await expect.poll(() => overflowOf(page), { message: path }).toBeLessThanOrEqual(0)
    }
  })
})

/** Gives what has the focus, where the floor hides all of it. */
function nameUnderFloor(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    const floors = '.rail, .floor, .save-floor'
    if (!focused || focused === document.body || focused.closest(floors)) return undefined
    const tops = [...document.querySelectorAll(floors)].flatMap((floor) => {
      const { height, top } = floor.getBoundingClientRect()
      return height > 0 ? top : []
    })
    const isHidden = focused.getBoundingClientRect().top >= Math.min(...tops, innerHeight) - 2
    return isHidden ? focused.outerHTML.slice(0, 120) : undefined
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what was saved has the focus, before the way back', async ({ page, signInAs }) => {
    await signInAs({ role: 'owner' })
    await page.goto('/desk/settings/claims')
    await page.getByLabel('Started in').fill('1998')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator(':focus')).toContainText('Saved.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('As it was before.')).toBeVisible()
    await expect(page.getByLabel('Started in')).toHaveValue('2006')
  })
})

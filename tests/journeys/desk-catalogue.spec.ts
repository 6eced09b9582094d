import type { Locator } from '@playwright/test'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import {
  desktop,
  expect,
  onPostgres,
  phone,
  test,
  untilHydrated,
} from '#tests/support/journeys/journey.ts'
import { signInAt } from '#tests/support/staff.ts'

test('a product is edited on a phone: leaving asks, and what two have changed is chosen', async ({
  page,
  site,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs({ role: 'catalogue', name: 'Asha Patil' })
  const faults: string[] = []
  const look = async (what: string, within?: Locator) => {
    const found = await accessibilityFaults(page, { ...(within && { within }) })
    faults.push(...found.map((fault) => `${what}: ${fault}`))
  }
  // Who keeps the catalogue begins with it.
  await page.goto('/desk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue')
  await page.getByRole('searchbox').fill('दालचीनी nothing')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: /^No product for/ })).toBeVisible()
  await look('nothing found')
  await page.goto('/desk/catalogue?q=khurpi')
  await page.getByRole('link', { name: /Khurpi/ }).click()
  const save = page.getByRole('button', { name: /^Sav/ })
  await untilHydrated(save)
  await expect(save).toBeDisabled()
  const address = page.url()

  await page.getByLabel('Quantity (optional)').fill('1 piece')
  await page.getByLabel('Useful tips (optional)').fill('Oil the blade.')
  await expect(save).toHaveText('Save 2 changes')
  await expect(page.getByText('Changed: quantity, tips')).toBeVisible()
  await page.getByRole('link', { name: 'Gardening Tools' }).click()
  await expect(page.getByText('Not saved yet: quantity, tips.')).toBeVisible()
  await look('leaving', page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Stay and save' }).click()

  // Meanwhile somebody else saves another quantity.
  const { staffId, cookie } = await signInAt(site, { name: 'Ravi Jadhav' })
  const db = await openDatabase(site.place)
  const theirs = { id: Number(address.split('/').at(-1)), change: { quantity: '2 pieces' } }
  expect(await saveProduct({ db }, { ...theirs, staffId, source: 'desk' })).toHaveProperty('saved')
  await db.destroy()

  await page.getByLabel('Quantity (optional)').focus()
  await save.click()
  // The button stands on the floor, the question at the form's beginning, thousands of pixels above.
  await expect(page.getByText(/^Ravi Jadhav saved this product/)).toBeInViewport()
  await expect(page.locator('.conflict')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Choose what stays: quantity' })).toBeVisible()
  await look('conflict', page.locator('.conflict'))
  await page.getByRole('group', { name: 'Quantity' }).getByLabel('Ravi Jadhav’s').check()
  await save.press('Enter')
  await expect(page.getByText('Saved: tips')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expect(page.getByLabel('Quantity (optional)')).toHaveValue('2 pieces')
  await expect(page.getByLabel('Useful tips (optional)')).toHaveValue('Oil the blade.')
  await look('saved', page.locator('.toast'))

  // A session that ends takes no words with it.
  await page.getByLabel('Useful tips (optional)').fill('Oil the blade twice a year.')
  await page.context().clearCookies({ name: cookie.slice(0, cookie.indexOf('=')) })
  await save.click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByLabel('Useful tips (optional)')).toHaveValue('Oil the blade twice a year.')
  page.once('dialog', (leaving) => leaving.accept())
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?next=/)
  await signInAs({ role: 'catalogue', name: 'Asha Patil' })
  await page.goto(address)
  await expect(page.getByText('Your words of before are back.')).toBeVisible()
  await expect(page.getByLabel('Useful tips (optional)')).toHaveValue('Oil the blade twice a year.')
  await save.click()
  await expect(page.getByText('Saved: tips')).toBeVisible()

  // A size is added, and one that is taken away comes back until it is saved.
  const price = page.getByLabel('Price, Rs')
  await page.getByRole('button', { name: 'Add a size' }).click()
  // It begins with what was said of the only size.
  const label = page.getByLabel('Size', { exact: true })
  await expect(label).toBeFocused()
  await expect(label).toHaveValue('2 pieces')
  await label.fill('With a long handle')
  await price.fill('Rs. abc')
  await save.click()
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await look('a size that is no price')
  const stands = (field: typeof price) => field.boundingBox().then((box) => box?.y)
  expect(await stands(price)).not.toBe(await stands(label))
  // On a computer sizes are a table, and what is left to do is done there.
  await page.setViewportSize(desktop)
  await expect.poll(() => stands(price)).toBe(await stands(label))
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await look('a size that is no price, on a computer')
  await price.fill('249')
  await page.getByRole('button', { name: 'Remove With a long handle' }).click()
  await page.getByRole('button', { name: 'Undo: bring With a long handle back' }).click()
  await save.click()
  await expect(page.getByText('Saved: sizes')).toBeVisible()
  await page.setViewportSize(phone)
  await expect(price).toHaveValue('249')

  // At the end of the list both buttons stay, so that the focus does, and its place is said.
  await page.getByRole('button', { name: 'Add a size' }).click()
  const later = page.getByRole('button', { name: 'With a long handle: later' })
  await later.press('Enter')
  await expect(later).toBeFocused()
  await expect(page.getByText('With a long handle: place 2 of 2')).toBeAttached()

  // What is in the way of saving is marked where it is, and pressing the button leads there.
  const home = page.url()
  await page.goto('/desk/catalogue?category=indoor-plants&q=snake')
  await page.getByRole('link', { name: /Snake Plant/ }).click()
  await untilHydrated(save)
  const cats = page.getByRole('group', { name: 'Cats and dogs' })
  const says = cats.getByLabel(/who says so/i)
  await says.fill('')
  await cats.getByRole('radio', { name: 'Safe', exact: true }).check()
  await expect(says).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Name in the shop').focus()
  await save.press('Enter')
  await expect(says).toBeFocused()
  await expect(says).toBeInViewport()
  await look('a safety fact without its source', cats)
  page.once('dialog', (leaving) => leaving.accept())
  await page.goto(home)

  await page.getByRole('link', { name: 'What happened' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What happened')
  await look('history')
  for (const path of [address, '/desk/catalogue', '/desk/catalogue/categories', page.url()]) {
    await page.goto(path)
    for (const width of [320, 768, 1240, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => overflowOf(page), { message: `${path} at ${width} px` })
        .toBeLessThanOrEqual(0)
    }
  }
  expect(faults).toEqual([])
})

test(
  'the catalogue is hidden, ordered and opened by keys, and ordered by a finger',
  onPostgres,
  async ({ page, signInAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await signInAs({ name: 'Asha Patil' })
    await page.goto('/desk/catalogue?category=vegetable-seeds')
    const rows = page.locator('[data-row]')
    const [first = '', second = ''] = await rows.locator('b').allTextContents()
    await untilHydrated(page.getByRole('searchbox'))
    expect(await accessibilityFaults(page)).toEqual([])

    const shown = page.getByRole('switch', { name: `Shown in the shop: ${first}` })
    await shown.press('Enter')
    await expect(shown).not.toBeChecked()
    await expect(page.getByText('Hidden from visitors now')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(shown).toBeChecked()
    await expect(page.getByText('Undone')).toBeVisible()

    await page.getByRole('link', { name: 'Change the order' }).click()
    const down = page.getByRole('button', { name: `Move down: ${first}` })
    await down.press('Enter')
    await expect(rows.locator('b').first()).toHaveText(second)
    await expect(down).toBeFocused()
    await expect(page.getByText('Moved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(rows.locator('b').first()).toHaveText(second)
    await untilHydrated(page.getByRole('searchbox'))
    const up = page.getByRole('button', { name: `Move up: ${first}` })
    // By a finger as well: the link to the product, which fills the row, lies under it.
    await up.click()
    await expect(rows.locator('b').first()).toHaveText(first)
    await expect(page.getByText('Moved', { exact: true })).toBeVisible()
    // At a computer the keys do the rest. With Caps Lock on, too.
    await page.setViewportSize(desktop)
    await page.keyboard.press('G')
    await page.keyboard.press('C')
    // The address is there before the page: until then the keys are those of the page before.
    await expect(page).toHaveURL('/desk/catalogue')
    await expect(rows.locator('b').first()).not.toHaveText(first)
    await untilHydrated(page.getByRole('searchbox'))
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled()
    const before = await page.getByLabel('Description (optional)').inputValue()
    await page.getByLabel('Description (optional)').fill('For the kitchen window')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved: description')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByLabel('Description (optional)')).toHaveValue(before)
  },
)

test('at a computer a field saved with Enter stays in sight, and forced colours show what is chosen', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs({ name: 'Asha Patil' })
  await page.goto('/desk/catalogue?q=hybrid+flower')
  const lineUnder = (tab: string) =>
    page
      .locator(`.tabs ${tab}`)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottomColor)
  expect(await lineUnder('[aria-current]')).not.toBe(await lineUnder('a:not([aria-current])'))
  await page.getByRole('link', { name: /Hybrid Flower Seeds/ }).click()
  const field = page.getByRole('textbox', { name: 'Botanical name (optional)' })
  await untilHydrated(field)
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('background', 'Highlight')
    const highlight = getComputedStyle(probe).backgroundColor
    probe.remove()
    return {
      highlight,
      chosen: [...document.querySelectorAll('.choices input:checked + span')].map(
        (chip) => getComputedStyle(chip).backgroundColor,
      ),
    }
  })
  expect(colours.chosen.length).toBeGreaterThan(0)
  expect(new Set(colours.chosen)).toEqual(new Set([colours.highlight]))

  await page.emulateMedia({ forcedColors: 'none' })
  await field.fill('Zinnia elegans')
  // So high a window that the toast would stand on the field.
  const box = await field.boundingBox()
  await page.setViewportSize({ width: 1280, height: Math.ceil((box?.y ?? 0) + 165) })
  await field.press('Enter')
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Saved')
  await expect(field).toBeFocused()
  const isBelow = async () => {
    const [over, under] = [await toast.boundingBox(), await field.boundingBox()]
    return over && under && over.y >= under.y + under.height
  }
  await expect.poll(isBelow).toBe(true)
})

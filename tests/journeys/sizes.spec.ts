import type { Locator, Page } from '@playwright/test'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { openDatabase } from '#database/connection.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import {
  asSomebodyNew,
  expect,
  holdBack,
  inBothWidths,
  test as journey,
  untilDrawn,
} from '#tests/support/journeys/journey.ts'

const plant = { id: 12, path: '/product/zz-plant' }

const sizes: ProductSize[] = ['4 inch pot', '6 inch pot', '10 inch pot, trained'].map((label) => ({
  number: null,
  label,
  labels: {},
  price: null,
  availability: label.startsWith('4') ? { is: 'away', backIn: 'March' } : { is: 'available' },
}))

const morePictures = [{ picture: 'snake-plant', description: 'From above', descriptions: {} }]

/**
 * The ZZ plant has sizes and two pictures while one of these journeys is walked: its site is that
 * of others too.
 */
const test = journey.extend<{ numberOf: (label: string) => string }>({
  // Numbers are never given again: those of another journey count.
  numberOf: [
    async ({ site }, use) => {
      const db = await openDatabase(site.place)
      const save = (change: Partial<ProductEdit>) =>
        saveProduct({ db }, { id: plant.id, change, staffId: null, source: 'desk' })
      const shown = async () => {
        const html = await (await fetch(site.url + plant.path)).text()
        return html.includes('6 inch pot')
      }
      await save({ sizes, morePictures })
      await expect.poll(shown).toBe(true)
      const stored = (await readSizes(db, [plant.id])).get(plant.id)
      await use((label) => String(stored?.find((one) => one.label === label)?.number))
      await save({ sizes: [], morePictures: [] })
      await expect.poll(shown).toBe(false)
      await db.destroy()
    },
    { auto: true },
  ],
})

const size = (page: Page, name: string) => page.getByRole('radio', { name })
const enquire = (page: Page) => page.getByRole('button', { name: 'Enquire Now: ZZ Plant' })
const add = (page: Page) => page.getByRole('button', { name: 'Add to my list', exact: true })
const quantity = (page: Page) => page.getByLabel('How many: ZZ Plant').first()

test('a size is chosen, asked about in the dialog, kept across a reload, and put on the list', async ({
  page,
  context,
  numberOf,
}) => {
  await test.step('a size is chosen, asked about in the dialog and put on the list', async () => {
    const large = numberOf('10 inch pot, trained')
    await page.goto(plant.path)
    await expect(size(page, '6 inch pot Available now')).toBeChecked()
    await page.getByText('10 inch pot, trained').click()
    await inBothWidths(page, async () => {
      await expect(enquire(page)).toBeInViewport({ ratio: 1 })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    })

    // Enter in the quantity asks, before anything has been loaded.
    await quantity(page).fill('2')
    await quantity(page).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
    await expect(dialog).toContainText('ZZ Plant')
    await expect(dialog.getByLabel('Size')).toHaveValue(large)
    await expect(dialog.getByLabel('How many')).toHaveValue('2')
    // These come first, though the dialog opens before they are there.
    await expect(dialog.getByRole('heading', { name: 'Send an enquiry' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Size')).toBeFocused()
    await dialog.getByLabel('Size').selectOption('4 inch pot')
    await expect(dialog).toContainText('Back in March')
    const send = dialog.getByRole('button', { name: 'Send enquiry' })
    await inBothWidths(page, () => expect(send).toBeInViewport({ ratio: 1 }))
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(enquire(page)).toBeFocused()
    await enquire(page).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(plant.path)

    await add(page).click()
    await expect(page.getByRole('dialog', { name: 'My list' })).toContainText(
      '10 inch pot, trained',
    )
    const listed = async () =>
      (await context.cookies()).find(({ name }) => name === 'my-list')?.value
    await expect.poll(listed).toBe(`c~${large}.2`)
    await page.keyboard.press('Escape')

    // What is away is asked for by a field of its own, in which Enter neither enquires nor adds.
    const contact = page.getByLabel('E-mail or mobile number')
    await expect(contact).toBeHidden()
    await page.getByText('4 inch pot').click()
    await contact.fill('98200 4512')
    await contact.press('Enter')
    await expect(page.getByText('a mobile number of ten digits')).toBeVisible()
    await expect(contact).toHaveValue('98200 4512')
    expect(await accessibilityFaults(page)).toEqual([])
    await contact.fill('98200 45217')
    await page.getByRole('button', { name: 'Tell me when it is back: 4 inch pot' }).click()
    await expect(page.locator('#noted')).toContainText(
      'Noted. We write to 98200 … 217 when the 4 inch pot is back, about March.',
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Do not write to me after all' }).click()
    await expect(page.getByText('What you asked for just now is taken back')).toBeVisible()
  })
  await asSomebodyNew(page)
  await test.step('a size that was chosen in the dialog is there after a reload, as what was typed is', async () => {
    await page.goto(plant.path)
    // Slower than the visitor.
    const code = await holdBack(page, '**/about-product.island-*.js')
    await enquire(page).click()
    const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
    await dialog.getByLabel('Size').selectOption('10 inch pot, trained')
    await dialog.getByLabel('How many').fill('3')
    await code.letGo()
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    await expect.poll(kept).toContain('asked')
    await dialog.getByLabel('Full name').fill('Rohan')
    await page.reload()
    await enquire(page).click()
    await expect(dialog.getByLabel('Full name')).toHaveValue('Rohan')
    await expect(dialog.getByLabel('Size')).toHaveValue(numberOf('10 inch pot, trained'))
    await expect(dialog.getByLabel('How many')).toHaveValue('3')
  })
  await asSomebodyNew(page)
  await test.step('in letters of twice the size a size and how many have the room to be read in the form', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const browser = await page.context().newCDPSession(page)
    const widthOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().width)
    await page.goto('/product/enquiryForm?product=12')
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect.poll(() => widthOf(page.getByLabel('Size'))).toBeGreaterThan(200)
    await expect.poll(() => widthOf(page.getByLabel('How many'))).toBeGreaterThan(100)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('without an answer', () => {
  test.use({ quietConsole: false })

  test('a size that is put on the list is called as on its page, and what a network answers that asks to sign in is no part of the form', async ({
    page,
  }) => {
    await page.route('**/my-list/change', (route) => route.abort())
    const body = '<!doctype html><h1>Sign in to the network</h1>'
    await page.route('**/enquiryForm/about?*', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
    await page.goto(plant.path)
    await add(page).click()
    const list = page.getByRole('dialog', { name: 'My list' })
    await expect(list).toContainText('ZZ Plant, 6 inch pot')
    await page.keyboard.press('Escape')
    const answered = page.waitForResponse('**/enquiryForm/about?*')
    await enquire(page).click()
    await (await answered).finished()
    await untilDrawn(page)
    const form = page.getByRole('dialog', { name: 'Send an enquiry' })
    await expect(form).toContainText('ZZ Plant')
    await expect(form).not.toContainText('Sign in')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an address chooses a size, and both buttons take it along', async ({ page, numberOf }) => {
    const large = numberOf('10 inch pot, trained')
    await page.goto(`${plant.path}?size=${numberOf('4 inch pot')}`)
    await expect(size(page, '4 inch pot Back in March')).toBeChecked()
    await size(page, '10 inch pot, trained').focus()
    await page.keyboard.press('Space')
    await quantity(page).fill('3')
    await quantity(page).press('Enter')
    await expect(page).toHaveURL(`/product/enquiryForm?size=${large}&product=12&quantity=3`)
    await expect(page.getByLabel('Size')).toHaveValue(large)
    await expect(page.getByLabel('How many')).toHaveValue('3')
    await page.goBack()
    await size(page, '4 inch pot').focus()
    await page.keyboard.press('Space')
    await add(page).click()
    await expect(page).toHaveURL('/my-list')
    await expect(page.getByRole('listitem').filter({ hasText: 'ZZ Plant' })).toContainText(
      '4 inch pot',
    )
  })
})

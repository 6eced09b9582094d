import { openDatabase } from '#database/connection.ts'
import { asSomebodyNew, desktop, expect, phone, test } from '#tests/support/journeys/journey.ts'
import { type RunningSite, startSite } from '#tests/support/programs/site.ts'

const indoor = '/productPages/plants/indoorPlants'

test('the dialog’s button and the line about privacy are in view, and nobody meets the field for programs', async ({
  page,
}) => {
  await test.step('the dialog’s button and the line about privacy are both in view', async () => {
    await page.goto(indoor)
    await page.getByRole('link', { name: 'Enquire Now: Areca Palm' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
    const notice = dialog.getByRole('link', { name: 'Privacy policy' })
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toBeInViewport({
        ratio: 1,
      })
      await expect(notice).toBeInViewport({ ratio: 1 })
    }
    await expect(notice).toHaveAttribute('href', '/privacy-policy')
  })
  await test.step('the field for programs can’t be seen, heard or reached', async () => {
    await page.goto('/product/enquiryForm')
    await expect(page.getByRole('textbox', { name: 'Leave this blank' })).toHaveCount(0)
    await page.getByLabel('Full name').focus()
    const reached = new Set<string>()
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab')
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
    }
    expect(reached).toContain('message')
    expect(reached).not.toContain('saucer')
  })
})

test.describe('a site that refuses', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ quietConsole: false })
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite({ LIMIT_PER_MOBILE: '1' })
  })
  test.afterAll(() => site.stop())

  test('tells the visitor to call, and keeps what was typed', async ({ page }) => {
    await test.step('past the limit tells the visitor to call, and keeps what was typed', async () => {
      await page.goto(`${site.url}${indoor}`)
      const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
      for (const message of ['One', 'Two']) {
        await page.getByRole('link', { name: 'Enquire Now: Areca Palm' }).click()
        await dialog.getByLabel('Full name').fill('Meera Deshpande')
        await dialog.getByLabel('E-mail', { exact: true }).fill('meera@example.com')
        await dialog.getByLabel('Mobile number').fill('9876543210')
        await dialog.getByLabel('Address', { exact: true }).fill('12, Baner Road, Pune')
        await dialog.getByLabel('Message').fill(message)
        await dialog.getByRole('button', { name: 'Send enquiry' }).click()
        if (message === 'One') await expect(dialog).toBeHidden()
      }
      await expect(dialog.getByRole('alert')).toHaveText(/Please call us on \+91\s98200\s00000/)
      await expect(dialog.locator('.toast.bad')).toHaveText('ErrorError submitting enquiry')
      await expect(dialog.getByLabel('Message')).toHaveValue('Two')
    })
    await asSomebodyNew(page)
    await test.step('when nothing can be stored says so in both forms, with the phone number and the id', async () => {
      const db = await openDatabase(site.place)
      await db.schema.alterTable('outbox').renameTo('outbox_elsewhere').execute()
      await db.destroy()
      const apology =
        /Sorry, we could not save this\..* call us on \+91\s98200\s00000 \([\w-]{8,}\)\./
      await page.goto(`${site.url}${indoor}`)
      await page.getByRole('link', { name: 'Enquire Now: Areca Palm' }).click()
      const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
      await dialog.getByLabel('Full name').fill('Meera Deshpande')
      await dialog.getByLabel('E-mail', { exact: true }).fill('meera@example.com')
      await dialog.getByLabel('Mobile number').fill('9812345678')
      await dialog.getByLabel('Address', { exact: true }).fill('12, Baner Road, Pune')
      await dialog.getByRole('button', { name: 'Send enquiry' }).click()
      await expect(page.locator('.toast')).toHaveText('ErrorError submitting enquiry')
      await expect(dialog.locator('.form').getByRole('alert')).toHaveText(apology)

      await page.goto(`${site.url}/productPages/corporateBulkGifting`)
      const form = page.locator('#expert')
      await form.getByLabel('Full name').fill('Meera Deshpande')
      await form.getByLabel('Mobile number').fill('9823456789')
      await form.getByLabel('E-mail').fill('meera@example.com')
      await form.getByLabel('Type of query').selectOption('Bulk Purchase Query')
      await form.getByRole('button', { name: 'Submit' }).click()
      const failure = page.getByRole('alertdialog', { name: 'Error!' })
      await expect(failure.getByRole('paragraph')).toHaveText([
        'Failed to submit form. Please try again later.',
        apology,
      ])
    })
  })
})

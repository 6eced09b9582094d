import { bothWidths, expect, test } from '#tests/support/journey.ts'
import { startSite } from '#tests/support/site.ts'

const indoor = '/productPages/plants/indoorPlants'

test(
  'the dialog’s button and the line about privacy are both in view',
  bothWidths,
  async ({ page }) => {
    await page.goto(indoor)
    await page.getByRole('link', { name: 'Enquire Now: Areca Palm' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send an enquiry' })
    await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toBeInViewport({ ratio: 1 })
    const notice = dialog.getByRole('link', { name: 'Privacy policy' })
    await expect(notice).toBeInViewport({ ratio: 1 })
    await expect(notice).toHaveAttribute('href', '/privacy-policy')
  },
)

test('the field for programs can’t be seen, heard or reached', async ({ page }) => {
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

test.describe('past the limit', () => {
  test.use({ quietConsole: false })

  test('the visitor is told to call, and keeps what was typed', async ({ page }) => {
    const site = await startSite({ LIMIT_PER_MOBILE: '1' })
    try {
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
      await expect(page.getByRole('alert')).toContainText('Please call us on +91 98200 00000')
      await expect(dialog.getByLabel('Message')).toHaveValue('Two')
    } finally {
      await site.stop()
    }
  })
})

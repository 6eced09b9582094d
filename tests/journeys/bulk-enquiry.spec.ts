import type { Page } from '@playwright/test'
import { asSomebodyNew, expect, onPostgres, test } from '#tests/support/journeys/journey.ts'

const path = '/productPages/corporateBulkGifting'

async function fill(page: Page, email: string) {
  const form = page.locator('#expert')
  await form.getByLabel('Full name').fill('Meera Deshpande')
  await form.getByLabel('Mobile number').fill('9876543210')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Type of query').selectOption('Bulk Purchase Query')
  await form.getByLabel('Company name').fill('Deshpande & Sons')
  await form.getByLabel('Message').fill('Sixty desk plants')
}

const submit = (page: Page) => page.locator('#expert').getByRole('button', { name: 'Submit' })

test.describe('the bulk form', () => {
  test(
    'is sent, says thank you and is empty again',
    onPostgres,
    async ({ page, rows }, { project }) => {
      const email = `bulk-${project.name}@example.com`
      await page.goto(path)
      await fill(page, email)
      await submit(page).click()

      const dialog = page.getByRole('dialog', { name: 'Thank You!' })
      await expect(dialog).toContainText('We appreciate your query. We will contact you soon.')
      // Read with its name, since the focus is on its button.
      await expect(dialog).toHaveAccessibleDescription(/^We appreciate your query.*AN-/)
      const [row] = await rows('select * from enquiries where email = ?', email)
      expect(row).toMatchObject({
        kind: 'bulk',
        full_name: 'Meera Deshpande',
        mobile_number: '9876543210',
        query_type: 'bulkPurchase',
        company_name: 'Deshpande & Sons',
        message: 'Sixty desk plants',
      })
      await expect(dialog).toContainText(String(row?.reference))

      await dialog.getByRole('button', { name: 'OK' }).click()
      await expect(dialog).toBeHidden()
      const form = page.locator('#expert')
      for (const label of ['Full name', 'Mobile number', 'E-mail', 'Company name', 'Message']) {
        await expect(form.getByLabel(label)).toHaveValue('')
      }
      await expect(form.getByLabel('Type of query')).toHaveValue('')
      await expect(form.locator('.err')).toHaveCount(0)
      await page.reload()
      await form.getByLabel('Company name').focus()
      await expect(form.getByLabel('Full name')).toHaveValue('')
    },
  )

  test.describe('when the site fails', () => {
    test.use({ quietConsole: false })

    test('speaks of a field once it was touched, keeps the words across a reload, and waits where nobody answers', async ({
      page,
      rows,
    }, { project }) => {
      await test.step('speaks of a field only after it was touched, and sent empty leads to the first', async () => {
        await page.goto(path)
        const form = page.locator('#expert')
        const type = form.getByLabel('Type of query')
        await expect(type.locator('option')).toHaveText([
          'Select your query type',
          'Corporate Gift Query',
          'Bulk Purchase Query',
        ])
        await expect(type).toHaveValue('')
        await form.getByLabel('E-mail').fill('meera@')
        await expect(form.locator('.err')).toHaveCount(0)
        await form.getByLabel('E-mail').blur()
        await expect(form.locator('.err')).toHaveText(['Invalid email format.'])
        await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')

        await form.getByLabel('E-mail').fill('')
        await submit(page).click()
        await expect(form.locator('.err')).toHaveText([
          'Write your name.',
          'Valid 10-digit phone number is required.',
          'Email is required.',
          'Please select your query type.',
        ])
        await expect(form.getByLabel('Full name')).toBeFocused()
        await expect(submit(page)).toBeEnabled()

        await type.selectOption('Corporate Gift Query')
        await expect(form.locator('.err')).toHaveCount(3)
        await form.getByLabel('Mobile number').fill('+91 98765 43210')
        await expect(form.getByLabel('Mobile number')).toHaveValue('9876543210')
        await expect(form.locator('.err')).toHaveCount(2)
      })
      await asSomebodyNew(page)
      await test.step('says so, keeps the words across a reload too, and stores once what is sent again', async () => {
        const email = `again-${project.name}@example.com`
        const message = page.locator('#expert').getByLabel('Message')
        await page.goto(path)
        await fill(page, email)
        await expect(message).toHaveValue('Sixty desk plants')
        await page.waitForFunction(() => sessionStorage.length > 0)
        await message.pressSequentially(', soon')
        // Without a touch: whoever sees an empty form writes everything again.
        await page.reload()
        await expect(message).toHaveValue('Sixty desk plants, soon')
        await expect(page.locator('#expert').getByLabel('Type of query')).toHaveValue(
          'bulkPurchase',
        )

        const dialog = page.getByRole('alertdialog', { name: 'Error!' })
        await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 503 }))
        await submit(page).click()
        await expect(dialog).toHaveAccessibleDescription(/^Failed to submit form. Please try again/)
        await dialog.getByRole('button', { name: 'Try again' }).click()
        await expect(dialog).toBeHidden()
        await expect(message).toHaveValue('Sixty desk plants, soon')
        await page.unroute('**/api/forms/submit')
        await submit(page).click()
        await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
        expect(await rows('select id from enquiries where email = ?', email)).toHaveLength(1)
      })
      await asSomebodyNew(page)
      await test.step('by not answering, it waits and goes by itself', async () => {
        const email = `waits-${project.name}@example.com`
        await page.goto(path)
        await fill(page, email)
        await page.route('**/xsrf-token', (route) => route.abort())
        await submit(page).click()
        const waiting = page.getByRole('dialog', { name: 'Waiting for the network' })
        await expect(waiting).toContainText('Sixty desk plants')
        await waiting.getByRole('button', { name: 'Change it' }).click()
        await expect(page.getByRole('dialog').getByLabel('Type of query')).toHaveValue(
          'bulkPurchase',
        )
        await page.getByRole('button', { name: 'Keep it' }).click()
        await page.unroute('**/xsrf-token')
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await expect(page.getByRole('dialog', { name: /^Sent, AN-/ })).toBeVisible()
        expect(await rows('select id from enquiries where email = ?', email)).toHaveLength(1)
      })
    })
  })
})

test.describe('the bulk form without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('comes back as typed, with what is wrong, is sent and says thank you', async ({
    page,
    rows,
  }, { project }) => {
    await page.goto(path)
    const form = page.locator('#expert')
    await form.getByLabel('Full name').fill('Meera 2')
    await form.getByLabel('Type of query').selectOption('Corporate Gift Query')
    await submit(page).click()
    await expect(form.getByLabel('Full name')).toHaveValue('Meera 2')
    await expect(form.getByLabel('Type of query')).toHaveValue('corporateGift')
    await expect(form.locator('.err')).toHaveText([
      'Name should not contain any special characters & digits.',
      'Valid 10-digit phone number is required.',
      'Email is required.',
    ])
    await expect(form.getByLabel('Full name')).toBeFocused()

    const email = `plain-${project.name}@example.com`
    await fill(page, email)
    await submit(page).click()
    await expect(page).toHaveURL(/\?sent=AN-[0-9A-Z]{8}#sent$/)
    await expect(page).toHaveTitle(/^Thank You!/)
    await expect(form.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
    await expect(form).toContainText('We appreciate your query. We will contact you soon.')
    expect(await rows('select kind from enquiries where email = ?', email)).toEqual([
      { kind: 'bulk' },
    ])
  })
})

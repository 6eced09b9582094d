import type { Page } from '@playwright/test'
import { expect, holdBack, onPostgres, test } from '#tests/support/journeys/journey.ts'

const signUp = (page: Page) => page.locator('#newsletter')
const field = (page: Page) => signUp(page).getByLabel('Your e-mail address')
const subscribe = (page: Page) => signUp(page).getByRole('button', { name: 'Subscribe' })
const emails = 'select email from subscribers where email = ?'

test.describe('the newsletter', () => {
  test('is subscribed to from the footer', onPostgres, async ({ page, rows }, { project }) => {
    const email = `news-${project.name}@example.com`
    await page.goto('/about')
    await field(page).fill(email.toUpperCase())
    await subscribe(page).click()
    await expect(signUp(page).getByRole('status')).toHaveText(/^Subscription successful! .*e-mail/)
    await expect(field(page)).toHaveValue('')
    // Else the thanks are read out twice.
    await expect(field(page)).toHaveAccessibleDescription('')
    expect(await rows(emails, email)).toHaveLength(1)

    await field(page).fill(email)
    const post = await holdBack(page, '**/newsletter/subscribe')
    await field(page).press('Enter')
    await post.asked
    // What is typed while another one is stored stays.
    await field(page).fill('another@example.com')
    await post.letGo()
    await expect(subscribe(page)).not.toHaveAttribute('aria-busy', 'true')
    await expect(signUp(page).getByRole('status')).toContainText('Subscription successful!')
    await expect(field(page)).toHaveValue('another@example.com')
    expect(await rows(emails, email)).toHaveLength(1)
  })

  test.describe('when the site fails', () => {
    test.use({ quietConsole: false })

    test('sends nothing that is none, names it until it is mended, and keeps what fails', async ({
      page,
    }) => {
      const calls: string[] = []
      await page.route('**/newsletter/subscribe', (route) => {
        calls.push(route.request().method())
        return route.fulfill({ status: 500 })
      })
      await page.goto('/about')
      // Only what comes into a status that was there before is read out.
      await expect(signUp(page).getByRole('status')).toHaveText('')
      await subscribe(page).click()
      await expect(subscribe(page)).not.toHaveAttribute('aria-busy', 'true')
      await expect(signUp(page).locator('.msg')).toHaveCount(0)
      await expect(field(page)).toBeFocused()

      await field(page).fill('meera@example')
      await subscribe(page).click()
      const message = signUp(page).getByRole('alert')
      await expect(message).toHaveText('Please enter a valid email address.')
      await expect(field(page)).toBeFocused()
      await field(page).fill('')
      await expect(message).toBeHidden()

      await field(page).fill('meera')
      await field(page).press('Enter')
      await expect(message).toBeVisible()
      // Pressed once more it is said once more.
      const said = await message.elementHandle()
      await field(page).press('Enter')
      await expect.poll(() => said?.evaluate((node) => node.isConnected)).toBe(false)
      await field(page).pressSequentially('@example.com')
      await expect(message).toBeHidden()
      expect(calls).toEqual([])

      await subscribe(page).click()
      await expect(message).toHaveText('Subscription failed. Please try again later.')
      await expect(field(page)).toHaveValue('meera@example.com')
      expect(calls).toEqual(['POST'])
    })
  })
})

test.describe('the newsletter without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows an address that is none again, on a page of its own, and takes the mended one', async ({
    page,
    rows,
  }, { project }) => {
    await page.goto('/about')
    await field(page).fill('meera@ example')
    await subscribe(page).click()
    await expect(page).toHaveURL(/\/newsletter\/subscribe$/)
    const form = page.getByRole('main')
    await expect(form.getByLabel('Your e-mail address')).toHaveValue('meera@ example')
    await expect(form.locator('.err')).toHaveText('Please enter a valid email address.')

    const email = `news-mended-${project.name}@example.com`
    await form.getByLabel('Your e-mail address').fill(email)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription successful!')
    expect(await rows(emails, email)).toHaveLength(1)
  })
})

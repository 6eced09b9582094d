import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from '#tests/support/journeys/journey.ts'

const toasts = (page: Page) => page.locator('.toast')
const titles = (page: Page) => page.locator('.toast b')
const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click()

/** Sends what is not refused: the dialog goes, and a moment later its toast comes. */
async function sendWell(page: Page) {
  await send(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(100)
}

/** Sends what fails: the form stays, and a moment later its toast comes. */
async function sendBadly(page: Page) {
  await send(page)
  await expect(page.locator('dialog [aria-busy]')).toHaveCount(0)
  await page.clock.runFor(100)
}

/** Opens the dialog, fills it in and stops the page's clock: from then on a test moves it. */
async function readyToSend(page: Page, email = 'toasts@example.com') {
  await page.clock.install()
  await page.goto('/productPages/plants/indoorPlants')
  await page.getByRole('link', { name: 'Enquire Now: Snake Plant' }).click()
  await page.getByLabel('Full name').fill('Meera Deshpande')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Mobile number').fill('9876543210')
  await page.getByLabel('Address', { exact: true }).fill('Pune')
  await page.clock.pauseAt(Date.now() + 60_000)
}

function failSending(page: Page) {
  return page.route('**/enquiry/create', (route) => route.fulfill({ status: 500 }))
}

test.use({ quietConsole: false })

test('a toast stands at the top right for five seconds, goes by a tap, and never stands twice', async ({
  page,
}) => {
  await readyToSend(page)
  await failSending(page)
  const toast = toasts(page)
  const fadeOut = async () => {
    await expect(toast).toHaveClass(/leaving/)
    await page.clock.runFor(290)
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(10)
    await expect(toast).toHaveCount(0)
  }

  await test.step('for five seconds, and fades in 300 ms', async () => {
    await sendBadly(page)
    await expect(toast).toHaveText('ErrorError submitting enquiry')
    const corner = () =>
      toast.evaluate((element) => {
        const { top, right } = element.getBoundingClientRect()
        return [top, document.documentElement.clientWidth - right]
      })
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expect.poll(corner).toEqual([16, 16])
    }
    await page.clock.runFor(4_990)
    await expect(toast).not.toHaveClass(/leaving/)
    await page.clock.runFor(10)
    await fadeOut()
  })

  await test.step('while the pointer is on it, and one second longer', async () => {
    await sendBadly(page)
    await toast.hover()
    await page.clock.runFor(20_000)
    await expect(toast).not.toHaveClass(/leaving/)
    await page.mouse.move(5, 600)
    await page.clock.runFor(990)
    await expect(toast).not.toHaveClass(/leaving/)
    await page.clock.runFor(10)
    await fadeOut()
  })

  await test.step('until a tap anywhere on it, or its × by keyboard', async () => {
    await sendBadly(page)
    await toast.getByText('Error submitting enquiry').click()
    await fadeOut()
    await sendBadly(page)
    await toast.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await fadeOut()
    await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeFocused()
  })

  await test.step('once, with the newest on top', async () => {
    await sendBadly(page)
    await expect(titles(page)).toHaveText(['Error'])
    await page.clock.runFor(4_000)
    await sendBadly(page)
    await page.clock.runFor(4_000)
    await expect(titles(page)).toHaveText(['Error'])

    await page.unroute('**/enquiry/create')
    await sendWell(page)
    await expect(titles(page)).toHaveText(['Success', 'Error'])
    const [newest, oldest] = await toast.all()
    const top = async (one = newest) => (await one?.boundingBox())?.y ?? 0
    expect(await top(newest)).toBeLessThan(await top(oldest))
  })

  const success = toast.filter({ hasText: 'Success' })
  await test.step('and for ten seconds where there is something to press in it', async () => {
    await page.clock.runFor(9_000)
    await expect(success).not.toHaveClass(/leaving/)
  })

  await test.step('which one Tab leads to, and longer while the focus is in it', async () => {
    const opener = page.getByRole('link', { name: 'Enquire Now: Snake Plant' })
    const chat = success.getByRole('link', { name: 'Send to WhatsApp' })
    await expect(opener).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(chat).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Tab')
    await page.clock.runFor(20_000)
    await expect(success).not.toHaveClass(/leaving/)
    await page.keyboard.press('Tab')
    await expect(success.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Tab')
    const next = page.getByRole('button', { name: /^Add to my list: Snake Plant/ })
    await expect(next).toBeFocused()
    await page.clock.runFor(1_000)
    await expect(success).toHaveClass(/leaving/)
  })
})

test('the page beside a toast can be used while the toast stands', async ({ page }, {
  project,
}) => {
  await readyToSend(page, `beside-${project.name}@example.com`)
  await page.setViewportSize({ width: 900, height: 800 })
  await page.evaluate(() => scrollTo(0, 0))
  await sendWell(page)
  await expect(titles(page)).toHaveText(['Success'])
  await test.step('and is whole on a phone with letters of twice the size', async () => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(toasts(page)).toHaveCSS('font-size', '34px')
    for (const part of ['p', '.whole', 'a', 'button']) {
      const box = await toasts(page).locator(part).boundingBox()
      expect(box && box.x + box.width, part).toBeLessThanOrEqual(360 - 32)
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await page.setViewportSize({ width: 900, height: 800 })
  })
  const linesOfReference = await toasts(page)
    .getByText(/^AN-\w{8}$/)
    .evaluate((reference) => {
      if (reference.parentElement) reference.parentElement.style.width = '4em'
      return reference.getClientRects().length
    })
  expect(linesOfReference).toBe(1)
  await page.getByRole('link', { name: 'Aangan Nursery' }).click()
  await expect(page).toHaveURL('/home')
})

import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { dayMs, indiaDay } from '#app/time/india.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import {
  expect,
  holdBack,
  inBothWidths,
  onPostgres,
  test,
  untilHydrated,
} from '#tests/support/journeys/journey.ts'
import { sendForm, someEnquiry } from '#tests/support/send-form.ts'

const total = (page: Page) => page.getByRole('region', { name: 'Total and send' })

/** Notes what is said aloud from now on: what comes into places that stood there; gives it, and begins again. */
async function listen(page: Page) {
  const said = await page.evaluateHandle(() => {
    const words: string[] = []
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (!element?.closest('main :is([role=status], [aria-live], output)')) continue
        const come = type === 'characterData' ? [target] : [...addedNodes]
        words.push(...come.flatMap(({ textContent }) => textContent?.replace('\u00a0', ' ') || []))
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return words
  })
  return () => said.evaluate((words) => words.splice(0))
}

test('an enquiry becomes a quote: written, kept as it is typed, looked at, sent', async ({
  page,
  site,
  rows,
  signInAs,
}) => {
  const looksWell = () =>
    inBothWidths(page, async () => {
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await overflowOf(page)).toBe(0)
    })
  await signInAs({ role: 'desk', name: 'Asha Patil' })
  const reference = await sendForm(site, '/enquiry/create', {
    ...someEnquiry(randomInt(1_000_000)),
    products: [{ id: 7, quantity: '12' }],
  })
  await page.goto(`/desk/enquiries/${reference}`)
  await untilHydrated(page.locator('main'))
  await page.locator('main').getByRole('button', { name: 'Write a quote' }).click()
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible()
  await untilHydrated(page.locator('main'))

  // What lacks a price is said in words, with a way to the field.
  await page.getByRole('button', { name: 'Send…' }).click()
  const missing = page.getByRole('alert').getByRole('link', { name: /has no price yet/ })
  await missing.click()
  const price = page.getByLabel(/for one Snake Plant/)
  await expect(price).toBeFocused()
  await looksWell()

  await price.fill('16o')
  await expect(price).toHaveAccessibleDescription(/“16o” is no price/)
  // Nobody who works on is led to it.
  for (const name of ['One more, Snake Plant', 'One less, Snake Plant']) {
    const step = page.getByRole('button', { name })
    await step.click()
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(step).toBeFocused()
  }

  const said = await listen(page)
  await price.fill('160')
  await expect(total(page)).toContainText('Rs 1,999')
  await expect(price).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'One more, Snake Plant' }).click()
  await expect(total(page)).toContainText('Rs 2,159')
  expect(await said()).toEqual(['Total: Rs 1,999', 'Total: Rs 2,159'])
  await page.getByRole('button', { name: 'A line of your own' }).click()
  await page.getByRole('textbox', { name: 'What, line 2' }).fill('Potting, one visit')
  await page.getByLabel(/for one Line 2/).fill('250')
  await page.getByRole('group', { name: 'Discount' }).getByRole('radio', { name: '%' }).check()
  // Whatever is typed and can't be right is said at its field once it is kept.
  const discount = page.locator('#discountValue')
  await discount.fill('150')
  await expect(discount).toHaveAccessibleDescription(/The discount is a per cent from 0 to 100/)
  await expect(discount).toHaveAttribute('aria-invalid', 'true')
  await discount.fill('5')
  await expect(total(page)).toContainText('Rs 2,292')
  await expect(discount).not.toHaveAttribute('aria-invalid')

  // What is pressed before the last press is answered comes after it, and each says which line it is.
  await said()
  const post = await holdBack(page, '**/desk/quotes/*.data*')
  const find = page.getByRole('combobox', { name: 'Add from the catalogue' })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await find.fill('areca')
  await add.click()
  await post.asked
  await find.fill('pot')
  await add.click()
  await expect(page.locator('.quote-add').getByText('“pot” waits')).toBeVisible()
  await find.fill('no such plant')
  await page.getByRole('button', { name: 'Send…' }).click()
  await post.letGo()
  await expect(page.getByLabel(/for one Money Plant/)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/Money Plant.* has no price yet/)
  await expect(find).toHaveValue('no such plant')
  expect(await said()).toEqual(
    expect.arrayContaining(['Areca Palm is line 3.', 'Money Plant is line 4.']),
  )
  // After something wrong it stands in its field again.
  const wrong = await holdBack(page, '**/desk/quotes/*.data*')
  await add.click()
  await wrong.asked
  await find.fill('snake')
  await add.click()
  await wrong.letGo()
  await expect(page.getByRole('alert')).toContainText('nothing called “no such plant”')
  await expect(find).toHaveValue('snake')
  await page.getByRole('button', { name: /^Remove Money/ }).click()
  await page.getByRole('button', { name: /^Remove Areca/ }).click()
  await expect(page.getByText(/^Areca.* removed/)).toBeVisible()
  await expect(total(page)).toContainText('Rs 2,292')
  // What is typed before the page's scripts have come stays, too.
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.reload({ waitUntil: 'commit' })
  const own = page.getByRole('textbox', { name: 'What, line 2' })
  await expect(own).toHaveValue('Potting, one visit')
  await own.fill('Potting, two visits')
  await find.fill('fern')
  await scripts.letGo()
  await untilHydrated(page.locator('main'))
  await expect(page.getByRole('region', { name: 'Total and send' })).toContainText('Draft kept')
  await looksWell()
  await expect(find).toHaveValue('fern')
  // What is not typed is as it is now, whatever this phone holds.
  await rows('update products set shown = 0, hidden = 1 where id = 7')
  await page.reload()
  await untilHydrated(page.locator('main'))
  await expect(own).toHaveValue('Potting, two visits')
  await expect(page.getByText('Hidden in the shop')).toBeVisible()
  await rows('update products set shown = 1, hidden = 0 where id = 7')

  await page.getByLabel('Language of the quote').selectOption('mr')
  await page.getByRole('button', { name: 'Send…' }).click()
  await expect(page.getByRole('heading', { name: 'Send it' })).toBeVisible()
  await expect(page.getByRole('region', { name: /sees it in Marathi/ })).toContainText('एकूण')
  await looksWell()
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByRole('heading', { name: /^Q-\d{4}-\d{4}$/ })).toBeVisible()
  await expect(page.getByText('Its e-mail is on its way.')).toBeVisible()
  await expect(page.getByLabel(/^Link that/)).toHaveValue(/\/quote\?token=[\w-]{22}$/)
  // On coming back from the draft in WhatsApp it is asked whether that was sent.
  await expect(page.locator('main').getByText('Not known yet')).toBeVisible()
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }))
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('status').getByRole('link', { name: 'Open WhatsApp' }).click(),
  ])
  await chat.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const question = page.getByRole('dialog', { name: /Is the quote sent to/ })
  await question.getByRole('button', { name: 'Yes, it is sent' }).click()
  await expect(page.locator('main').getByText(/^Sent today/)).toBeVisible()
  await looksWell()

  await page.getByRole('link', { name: /Deshpande|Meera/ }).click()
  await expect(page.getByRole('link', { name: /^Quote Q-\d{4}-\d{4}, Rs/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Quoted/ })).toBeChecked()

  // The tab stays open over midnight: a payment is that day's.
  await page.getByRole('link', { name: /^Quote Q-/ }).click()
  await page.getByRole('button', { name: 'Accepted', exact: true }).click()
  const paidOn = page.getByLabel('On', { exact: true })
  await expect(paidOn).toHaveValue(indiaDay(new Date()))
  const tomorrow = new Date(Date.now() + dayMs)
  await page.clock.setFixedTime(tomorrow)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(paidOn).toHaveValue(indiaDay(tomorrow))
  await expect(paidOn).toHaveAttribute('max', indiaDay(tomorrow))
  // Another day that was chosen stays.
  await paidOn.fill(indiaDay(new Date()))
  const dayAfter = new Date(Date.now() + 2 * dayMs)
  await page.clock.setFixedTime(dayAfter)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(paidOn).toHaveAttribute('max', indiaDay(dayAfter))
  await expect(paidOn).toHaveValue(indiaDay(new Date()))
})

test(
  'three lines, one asked for, one from the catalogue, one in free words, are nine taps',
  onPostgres,
  async ({ page, site, signInAs }) => {
    await signInAs({ role: 'desk', name: 'Asha Patil' })
    const reference = await sendForm(site, '/enquiry/create', {
      ...someEnquiry(randomInt(1_000_000)),
      products: [{ id: 7, quantity: '12' }],
    })
    const main = page.locator('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    await page.goto(`/desk/enquiries/${reference}`)
    await untilHydrated(main)
    let taps = 0
    const tap = async (place: Locator) => {
      taps += 1
      await place.click()
    }
    // A field that was tapped has the keys, and so has that of a new line in free words.
    const type = (words: string) => page.keyboard.type(words)

    await tap(main.getByRole('button', { name: 'Write a quote' }))
    await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible()
    await untilHydrated(main)
    await tap(page.getByLabel(/for one Snake Plant/))
    await type('160')
    await tap(page.getByRole('combobox', { name: 'Add from the catalogue' }))
    await type('areca')
    await tap(button('Add'))
    const areca = page.getByLabel(/for one Areca/)
    await expect(areca).toBeVisible()
    await tap(areca)
    await type('450')
    await tap(button('A line of your own'))
    await expect(page.getByRole('textbox', { name: 'What, line 3' })).toBeFocused()
    await type('Potting')
    await tap(page.locator('#each-3'))
    await type('250')
    await expect(total(page)).toContainText('Rs 2,699')
    await tap(button('Send…'))
    await expect(page.getByRole('heading', { name: 'Send it' })).toBeVisible()
    await tap(button('Send it'))
    await expect(page.getByRole('heading', { name: /^Q-\d{4}-\d{4}$/ })).toBeVisible()
    expect(taps).toBe(9)
  },
)

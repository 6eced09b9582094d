import type { Page } from '@playwright/test'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { openDatabase } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { languages } from '#languages/language.ts'
import { accessibilityFaults, overflowOf } from '#tests/support/journeys/accessibility.ts'
import { countSheets } from '#tests/support/journeys/count-sheets.ts'
import { expect, inBothWidths, test as journey } from '#tests/support/journeys/journey.ts'
import { giveQuote, potting } from '#tests/support/quotes.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { signInAt } from '#tests/support/staff.ts'
import { openTestApp } from '#tests/support/test-app.ts'

/** Sends a visitor of the site a quote in a language; gives its token. */
const test = journey.extend<{ quoteIn: (language: Language) => Promise<string> }>({
  quoteIn: async ({ site }, use) => {
    const app = await openTestApp({}, () => openDatabase(site.place))
    const { staffId: asha } = await signInAt(site)
    let asked = 0
    await use(async (language) => {
      asked += 1
      const enquiry = { ...someEnquiry(60_000 + asked), language, products: [] }
      const { reference } = await receiveEnquiry(app, enquiry)
      const lines = [potting, { ...potting, what: 'Areca Palm', product: 1, quantity: '3' }]
      const quote = await giveQuote({ app, asha }, reference, { lines, language }, new Date())
      return quote.token
    })
    await app.db.destroy()
  },
})

const isWhole = (page: Page) =>
  inBothWidths(page, async () => {
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })

test('a quote is read in each language, by everybody', async ({ page, quoteIn }) => {
  for (const language of languages) {
    await page.goto(`/quote?token=${await quoteIn(language)}`)
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      language === 'en' ? 'en-IN' : language,
    )
    await expect(page.locator('.quote-lines tbody tr')).toHaveCount(2)
    await isWhole(page)
  }
})

test('a quote is printed on one sheet from the shop', async ({ page, site }) => {
  const app = await openTestApp({}, () => openDatabase(site.place))
  const { staffId: asha } = await signInAt(site)
  const { reference } = await receiveEnquiry(app, { ...someEnquiry(61_000), products: [] })
  const lines = [
    potting,
    { ...potting, what: 'Areca Palm', product: 1, quantity: '3' },
    { ...potting, what: 'Snake Plant', product: 2, quantity: '12' },
    { ...potting, what: 'Bringing it to your door', quantity: '2' },
  ]
  const note = 'Half of the sum is paid in advance, the rest when the plants are brought.'
  const { token } = await giveQuote({ app, asha }, reference, { lines, note }, new Date())
  await app.db.destroy()
  await page.goto(`/quote?token=${token}`)
  await page.emulateMedia({ media: 'print' })
  const sender = page.locator('.print-only')
  await expect(sender).toContainText('+91 98200 00000')
  await expect(sender).toContainText('Pune')
  expect(await countSheets(page)).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a change is asked for, then the quote is accepted, and nothing is kept in the browser', async ({
    page,
    context,
    quoteIn,
  }) => {
    await page.goto(`/quote?token=${await quoteIn('en')}`)
    await page.getByText('Ask for a change').click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('What should be different?')).toBeFocused()
    await page.getByLabel('What should be different?').fill('A larger pot')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('We have it.')).toBeVisible()
    await expect(page.locator('#answered')).toBeFocused()
    await page.getByRole('button', { name: 'Accept this quote' }).click()
    await expect(page.getByRole('heading', { name: 'Quote accepted' })).toBeFocused()
    // A link in another language leads to the quote's own, and so does its answer.
    const marathi = await quoteIn('mr')
    await page.goto(`/hi/quote?token=${marathi}`)
    await expect(page).toHaveURL(`/mr/quote?token=${marathi}`)
    await page.getByRole('button', { name: 'हे दरपत्रक मान्य आहे' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('दरपत्रक मान्य झाले')
    await expect(page).toHaveURL(`/mr/quote?token=${marathi}#answered`)
    expect(await context.cookies()).toEqual([])
  })
})

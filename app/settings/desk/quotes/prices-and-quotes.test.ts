import { expect } from 'vitest'
import { sayPriceNote } from '#app/catalogue/sizes/shown-sizes.server.ts'
import { writeSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { financialYear } from '#app/quotes/sending/quote-numbers.server.ts'
import { undoSettings } from '#app/settings/desk/change-settings.server.ts'
import { showSectionNote } from '#app/settings/desk/show-section.server.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { pricesSection } from '#app/settings/setting-fields.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { languages } from '#languages/language.ts'
import { plainText } from '#languages/said.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openSettings } from '#tests/support/pages/settings-desk.ts'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './prices-and-quotes.route.tsx'

/** The screen of prices and quotes for Asha, an owner. */
async function openQuoteSettings() {
  const app = await openTestApp()
  const { token, staffId } = await signIn(app, { name: 'Asha Patil' })
  const args = async (request: Request) => {
    const all = routeArgs(app, request)
    const signedIn = await findSignedIn(app.db, token)
    if (signedIn) all.context.set(staffContext, signedIn)
    return all
  }
  const look = async () =>
    (await loader(await args(new Request('http://localhost:3000/desk/settings/prices')))).forms
  /** Sends one of the forms as it is shown, with something else typed; gives where it leads to. */
  const send = async (part: 'quotes' | 'upi', typed: Record<string, string>) => {
    const forms = await look()
    const shown = part === 'quotes' ? forms.quotes : forms.upi
    const stored = part === 'quotes' ? forms.storedQuotes : forms.storedUpi
    const seen = Object.entries(stored).map(([name, value]) => [`stored:${name}`, value ?? ''])
    const fields = { intent: 'save', part, ...Object.fromEntries(seen), ...shown, ...typed }
    try {
      const { init, data } = await action(
        await args(formRequest('/desk/settings/prices', fields as Record<string, string>)),
      )
      return { status: init?.status, ...data }
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return { to: thrown.headers.get('Location') }
    }
  }
  return { app, staffId, look, send, read: () => readQuoteSettings(app) }
}

test('A quote begins with what the owner has set, and with the shop’s own charge before that', async () => {
  const { app, send, read } = await openQuoteSettings()
  expect(await read()).toEqual({
    validDays: 7,
    delivery: app.config.business.deliveryCharge * 100,
    prefix: 'Q',
    reminderDays: 3,
    tax: 'none',
    gstin: '',
    taxRate: 0,
    deliveryRate: 0,
    terms: { en: '', hi: '', mr: '' },
    upi: undefined,
  })
  expect(await send('quotes', {})).toEqual({ to: '/desk/settings/prices' })
  const set = {
    'quote-valid-days': '90',
    'quote-delivery': '₹ 1,249.50',
    'quote-prefix': 'aan',
    'quote-reminder-days': '1',
    'quote-tax': 'added',
    'quote-gstin': '27aapfu0939f1zv',
    'quote-tax-rate': '500',
    'quote-delivery-rate': '1800',
  }
  expect(await send('quotes', set)).toMatchObject({ to: expect.stringContaining('?saved=') })
  expect(await read()).toMatchObject({
    validDays: 90,
    delivery: 124_950,
    prefix: 'AAN',
    reminderDays: 1,
    tax: 'added',
    gstin: '27AAPFU0939F1ZV',
    taxRate: 500,
    deliveryRate: 1_800,
  })
  await send('quotes', { 'quote-delivery': '0' })
  expect(await read()).toMatchObject({ delivery: 0 })
})

test('What no quote can begin with is refused at its field, and nothing is saved', async () => {
  const { send, read } = await openQuoteSettings()
  const before = await read()
  const wrong = {
    'quote-valid-days': '91',
    'quote-delivery': '-1',
    'quote-prefix': 'Q1',
    'quote-reminder-days': '0',
    'quote-tax': 'added',
    'quote-tax-rate': '501',
    'quote-delivery-rate': 'x',
    'terms-en': 'x'.repeat(601),
  }
  expect(await send('quotes', wrong)).toMatchObject({
    status: 422,
    typed: wrong,
    errors: {
      'quote-valid-days': 'This must be 1 to 90 days.',
      'quote-delivery': expect.stringMatching(/or 0 if it is free/),
      'quote-prefix': 'A number begins with one to six letters from A to Z.',
      'quote-reminder-days': 'This must be 1 to 30 days.',
      'quote-gstin': expect.stringMatching(/^Tax can be added only by who has a GSTIN/),
      'quote-tax-rate': 'Choose one of the rates.',
      'quote-delivery-rate': 'Choose one of the rates.',
      'terms-en': 'Terms have at most 600 letters.',
    },
  })
  const gstin = { 'quote-tax': 'none', 'quote-gstin': '27AAPFU0939F1ZW' }
  expect(await send('quotes', gstin)).toMatchObject({
    status: 422,
    errors: { 'quote-gstin': expect.stringMatching(/^This is no GSTIN/) },
  })
  expect(await read()).toEqual(before)
})

test('Terms that are missing are said in English, and translations of other English are told', async () => {
  const { look, send, read } = await openQuoteSettings()
  const outdated = async () => (await look()).outdated
  await send('quotes', { 'terms-en': 'You pay when we come.', 'terms-hi': 'पौधे आने पर पैसे दें।' })
  expect((await read()).terms).toEqual({
    en: 'You pay when we come.',
    hi: 'पौधे आने पर पैसे दें।',
    mr: 'You pay when we come.',
  })
  expect(await outdated()).toEqual([])
  await send('quotes', { 'terms-en': 'You pay by UPI.' })
  expect(await outdated()).toEqual(['hi'])
  await send('quotes', { 'still-right-hi': 'on' })
  expect(await outdated()).toEqual([])
})

test('Every owner is mailed when somebody changes who is paid by UPI, and again when it is undone', async () => {
  const { app, staffId, look, send, read } = await openQuoteSettings()
  await addStaff(app.db, { name: 'Ravi', email: 'ravi@aangan.example', role: 'owner' })
  await addStaff(app.db, { name: 'Neha', email: 'neha@aangan.example', role: 'desk' })
  expect(await send('upi', { 'upi-id': 'aangan@gmail.com' })).toMatchObject({
    status: 422,
    errors: { 'upi-id': expect.stringMatching(/^This looks like an e-mail address/) },
  })
  expect(await app.db.selectFrom('outbox').select('id').execute()).toEqual([])
  expect(await look()).toMatchObject({ test: undefined })
  await send('upi', { 'upi-id': 'Aangan@okexample', 'upi-name': 'Aangan  Nursery' })
  expect(await read()).toMatchObject({ upi: { id: 'aangan@okexample', name: 'Aangan Nursery' } })
  expect((await look()).test?.size).toBeGreaterThan(30)
  await send('upi', { 'upi-id': 'thief@okexample' })
  await undoSettings(app, [3], staffId)
  expect(await read()).toMatchObject({ upi: { id: 'aangan@okexample' } })
  const mails = await app.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  const ravis = mails.filter(({ recipient }) => recipient === 'ravi@aangan.example')
  expect(mails).toHaveLength(6)
  const said = ravis.map(({ body }) => JSON.parse(body ?? '').text)
  expect(said[0]).toContain('Asha Patil changed where visitors pay by UPI')
  expect(said[0]).toContain('UPI id: nothing → aangan@okexample')
  expect(said[1]).toContain('UPI id: aangan@okexample → thief@okexample')
  expect(said[2]).toContain('UPI id: thief@okexample → aangan@okexample')
  // Other settings are nobody's money.
  await send('quotes', { 'quote-valid-days': '9' })
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(6)
})

test('The next quote’s number is said as it would be today, and another prefix goes on counting', async () => {
  const { app, look, send } = await openQuoteSettings()
  const year = financialYear(new Date())
  expect((await look()).nextNumber).toBe(`Q-${year}-0001`)
  await app.db.insertInto('quote_counters').values({ year, last: 17 }).execute()
  await send('quotes', { 'quote-prefix': 'AN' })
  expect((await look()).nextNumber).toBe(`AN-${year}-0018`)
})

test('How many sizes of how many products have a price is told', async () => {
  const app = { ...(await openTestApp()), db: await openTestCatalogue() }
  const sizes = Array.from({ length: 1_200 }, (_, at) => ({
    ...{ number: at + 1, label: `Pot ${at}`, labels: {} },
    ...{ price: 9_900, availability: null },
  }))
  await app.db.transaction().execute((write) => writeSizes(write, [{ id: 7, sizes }], null))
  const note = await showSectionNote(app, pricesSection)
  expect(note).toMatch(/^1,200 sizes have a price, of 1 product\. /)
})

test('An owner turns prices on with a note, which English has for every language', async () => {
  const { app, send, section } = await openSettings()
  const to = { to: action }
  const { prices } = app.config
  expect(prices).toEqual({ areShown: false, notes: { en: '', hi: '', mr: '' } })
  expect((await section('prices')).section.note).toMatch(/^No size has a price yet\. /)
  const long = await send({ PRICE_NOTE: 'x'.repeat(121), PRICES_SHOWN: 'maybe' }, to)
  expect(long).toMatchObject({
    status: 422,
    errors: {
      PRICE_NOTE: 'Note below prices, in English: this must be a line of at most 120 characters.',
      PRICES_SHOWN: 'Prices are shown in the shop: this must be yes or no.',
    },
  })
  const on = { PRICES_SHOWN: 'yes', PRICE_NOTE: 'Prices include GST.', PRICE_NOTE_MR: 'जीएसटीसह' }
  expect(await send(on, to)).toEqual({ to: '/desk/settings/prices?saved=1,2,3' })
  expect(app.config.prices).toMatchObject({ areShown: true, notes: { hi: '', mr: 'जीएसटीसह' } })
  const said = languages.map((language) => plainText(sayPriceNote(app, language)))
  expect(said).toEqual(['Prices include GST.', 'Prices include GST.', 'जीएसटीसह'])
  await send({ PRICES_SHOWN: 'no', 'stored:PRICES_SHOWN': '"yes"' }, to)
  expect(languages.map((language) => sayPriceNote(app, language))).toEqual(['', '', ''])
})

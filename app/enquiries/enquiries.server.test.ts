import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { App } from '#server/app-context.ts'
import { describeOnce, testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { receiveBulkEnquiry } from './bulk/bulk-enquiries.server.ts'
import { findEnquiry, receiveEnquiry } from './enquiries.server.ts'
import type { Enquiry } from './enquiry.ts'
import { nameForVisitor } from './receiving/local-products.server.ts'
import { productsOf } from './stored-enquiry.ts'

const enquiry: Enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: '12, Baner Road, Pune',
  message: 'Two for a balcony',
  products: [],
}
const noon = new Date('2025-11-20T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

async function count({ db }: App) {
  return (await db.selectFrom('enquiries').select('id').execute()).length
}

describeOnce('an enquiry that was sent', () => {
  test('is kept with everything that the visitor said', async () => {
    const app = await openTestApp()
    const { reference, repeated } = await receiveEnquiry(app, enquiry, noon)
    expect(repeated).toBe(false)
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      reference,
      kind: 'enquiry',
      full_name: 'Meera Deshpande',
      email: 'meera@example.com',
      mobile_number: '9876543210',
      address: '12, Baner Road, Pune',
      message: 'Two for a balcony',
      query_type: null,
      company_name: null,
      products: '[]',
      received_at: '2025-11-20T12:00:00.000Z',
    })
  })

  test('keeps the names of its products as they are today', async () => {
    const app = await openTestApp({}, openTestCatalogue)
    const products = [{ id: 8, quantity: '2' }, { id: 999_999 }]
    const { reference } = await receiveEnquiry(app, { ...enquiry, products })
    const row = await findEnquiry(app.db, reference)
    expect(row && productsOf(row)).toEqual([
      { id: 8, quantity: '2', name: 'Areca Palm' },
      { id: 999_999 },
    ])
  })

  test('keeps its sizes in words and the prices seen that our own log confirms', async () => {
    const app = await openTestApp({ PRICES_SHOWN: 'yes' }, openTestCatalogue)
    const plain = { number: null, labels: { mr: '4 इंची कुंडी' }, availability: null }
    const save = (sizes: ProductSize[]) =>
      saveProduct(app, { staffId: 1, source: 'desk', id: 8, change: { sizes } })
    await save([
      { ...plain, label: '4 inch pot', price: 24_900 },
      { ...plain, label: '6 inch pot', labels: {}, price: null },
    ])
    const [small, large] = (await readSizes(app.db, [8])).get(8) ?? []
    const products = [
      { id: 8, size: 1, quantity: '2', priceSeen: 24_900 },
      { id: 8, size: 2, priceSeen: 100 },
      { id: 8, size: 9, priceSeen: 24_900 },
      { id: 8 },
      { id: 999_999, size: 4, priceSeen: 24_900 },
    ]
    const ask = async (now: Date, submissionId = randomUUID()) => {
      const { reference } = await receiveEnquiry(app, { ...enquiry, products, submissionId }, now)
      const row = await findEnquiry(app.db, reference)
      return { reference, products: row && productsOf(row) }
    }
    const id = randomUUID()
    const first = await ask(new Date(), id)
    expect(first.products).toEqual([
      {
        ...{ id: 8, size: 1, quantity: '2', priceSeen: 24_900 },
        ...{ name: 'Areca Palm, 4 inch pot', sizeLabel: '4 inch pot' },
      },
      { id: 8, size: 2, name: 'Areca Palm, 6 inch pot', sizeLabel: '6 inch pot' },
      { id: 8, name: 'Areca Palm' },
      { id: 8, name: 'Areca Palm' },
      { id: 999_999, size: 4 },
    ])
    const said = await app.db.selectFrom('outbox').select('body').execute()
    for (const { body } of said) {
      expect(body).toContain('Areca Palm, 4 inch pot × 2 (price shown: Rs\u00a0249)')
    }
    expect(said.length).toBeGreaterThan(1)
    const marathi = await nameForVisitor(app, first.products ?? [], 'mr')
    expect(marathi[0]?.name).toMatch(/, 4 इंची कुंडी(, Areca Palm, 4 inch pot)?$/)
    expect(marathi[1]?.name).toMatch(/Areca Palm, 6 inch pot$/)
    // A size that nobody has translated is said once.
    const tulsi = { id: 1, size: 2, name: 'Holy Basil (Tulsi), Small', sizeLabel: 'Small' }
    expect(await nameForVisitor(app, [tulsi], 'mr')).toEqual([
      { ...tulsi, name: 'तुळस, Holy Basil (Tulsi), Small' },
    ])

    // Dearer, then taken away: visitors who saw it have seven days, and its words stay.
    if (!small || !large) throw new Error('no sizes')
    await save([{ ...small, price: 29_900 }, large])
    await save([large])
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
    expect((await ask(inDays(6))).products?.[0]).toEqual(first.products?.[0])
    const later = await ask(inDays(8))
    expect(later.products?.[0]).toMatchObject({ size: 1, name: 'Areca Palm, 4 inch pot' })
    expect(later.products?.[0]).not.toHaveProperty('priceSeen')
    // The same form once more is the same enquiry, though nothing confirms its price now.
    expect((await ask(inDays(8), id)).reference).toBe(first.reference)

    // Who may see no price is not told whether it is this.
    app.config.prices.areShown = false
    expect((await ask(inDays(6))).products?.[0]).not.toHaveProperty('priceSeen')
    expect((await nameForVisitor(app, first.products ?? [], 'en'))[0]).not.toHaveProperty(
      'priceSeen',
    )
  })

  test('from a page in Marathi tells its products by both names to the visitor, and in English to the staff', async () => {
    const app = await openTestApp({}, openTestCatalogue)
    const products = [{ id: 1, quantity: '2' }, { id: 8 }]
    await receiveEnquiry(app, { ...enquiry, products, language: 'mr' })
    const rows = await app.db.selectFrom('outbox').select(['kind', 'body']).execute()
    const said = (kind: string) => rows.find((row) => row.kind === kind)?.body
    expect(said('visitor-email')).toContain('तुळस, Holy Basil (Tulsi) × 2')
    expect(said('visitor-email')).toContain('Areca Palm')
    expect(said('staff-email')).toContain('Holy Basil (Tulsi) × 2')
    expect(said('staff-email')).not.toContain('तुळस')
  })

  test('without a message has none', async () => {
    const app = await openTestApp()
    const { reference } = await receiveEnquiry(app, { ...enquiry, message: '' })
    expect(await findEnquiry(app.db, reference)).toMatchObject({ message: null })
  })
})

describe('the same enquiry again', () => {
  test('within ten minutes and without an id is the first one', async () => {
    const app = await openTestApp()
    const first = await receiveEnquiry(app, enquiry, noon)
    const again = await receiveEnquiry(app, enquiry, minutesLater(9))
    expect(again).toEqual({ reference: first.reference, repeated: true })
    expect(await count(app)).toBe(1)
  })

  test('is the first one to the last moment of ten minutes', async () => {
    const app = await openTestApp()
    await receiveEnquiry(app, enquiry, noon)
    expect(await receiveEnquiry(app, enquiry, minutesLater(10))).toMatchObject({ repeated: true })
  })

  test('after more than ten minutes is a new one', async () => {
    const app = await openTestApp()
    await receiveEnquiry(app, enquiry, noon)
    expect(await receiveEnquiry(app, enquiry, minutesLater(11))).toMatchObject({ repeated: false })
    expect(await count(app)).toBe(2)
  })

  test('with its id is the first one even the next day', async () => {
    const app = await openTestApp()
    const sent = { ...enquiry, submissionId: randomUUID() }
    const first = await receiveEnquiry(app, sent, noon)
    const again = await receiveEnquiry(app, sent, minutesLater(24 * 60))
    expect(again).toEqual({ reference: first.reference, repeated: true })
  })

  testOnce('with its id is the first one, though its product has another name by now', async () => {
    const app = await openTestApp({}, openTestCatalogue)
    const sent = { ...enquiry, products: [{ id: 8 }], submissionId: randomUUID() }
    const first = await receiveEnquiry(app, sent, noon)
    const change = { name: 'Butterfly Palm' }
    await saveProduct(app, { staffId: 1, source: 'desk', id: 8, change })
    const again = await receiveEnquiry(app, sent, minutesLater(1))
    expect(again).toEqual({ reference: first.reference, repeated: true })
  })

  testOnce(
    'with its id is the first one, though a version stored it that counted names too',
    async () => {
      const app = await openTestApp({}, openTestCatalogue)
      const sent = { ...enquiry, products: [{ id: 8, quantity: '2' }], submissionId: randomUUID() }
      const first = await receiveEnquiry(app, sent, noon)
      const fingerprint = 'zdBkJgsKUwTgj1jo3QuqrbdgGv4EzBmMAjyg9gGotlE'
      await app.db.updateTable('enquiries').set({ fingerprint }).execute()
      const again = await receiveEnquiry(app, sent, minutesLater(1))
      expect(again).toEqual({ reference: first.reference, repeated: true })
      const changed = { ...sent, message: 'Three for a balcony' }
      expect(await receiveEnquiry(app, changed, minutesLater(2))).toMatchObject({ repeated: false })
    },
  )

  test('with an id of its own is a new one: somebody meant to send it twice', async () => {
    const app = await openTestApp()
    await receiveEnquiry(app, { ...enquiry, submissionId: randomUUID() }, noon)
    await receiveEnquiry(app, { ...enquiry, submissionId: randomUUID() }, noon)
    expect(await count(app)).toBe(2)
  })

  testOnce('with one word changed is a new one', async () => {
    const app = await openTestApp()
    await receiveEnquiry(app, enquiry, noon)
    await receiveEnquiry(app, { ...enquiry, message: 'Three for a balcony' }, noon)
    expect(await count(app)).toBe(2)
  })
})

testOnce('an id that comes back with other words loses neither', async () => {
  const app = await openTestApp()
  const submissionId = randomUUID()
  const first = await receiveEnquiry(app, { ...enquiry, submissionId }, noon)
  const changed = { ...enquiry, submissionId, message: 'Three for a balcony' }
  const second = await receiveEnquiry(app, changed, noon)
  const third = await receiveEnquiry(app, changed, noon)
  expect(second.reference).not.toBe(first.reference)
  expect(third).toEqual({ reference: second.reference, repeated: true })
  expect(await count(app)).toBe(2)
})

test.each([
  ['without an id', undefined],
  ['with one id', randomUUID()],
])('twenty identical posts at once, %s, are one enquiry', async (_, submissionId) => {
  const app = await openTestApp()
  const receipts = await Promise.all(
    Array.from({ length: 20 }, () => receiveEnquiry(app, { ...enquiry, submissionId }, noon)),
  )
  expect(await count(app)).toBe(1)
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
  expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1)
})

test('a bulk enquiry and an enquiry in the same words are two', async () => {
  const app = await openTestApp()
  await receiveEnquiry(app, enquiry, noon)
  const { fullName, email, mobileNumber: mobileNo, message } = enquiry
  const bulk = {
    fullName,
    email,
    mobileNo,
    message,
    companyName: '',
    type: 'bulkPurchase',
  } as const
  expect(await receiveBulkEnquiry(app, bulk, noon)).toMatchObject({ repeated: false })
  expect(await count(app)).toBe(2)
})

testOnce(
  'the staff’s figures tell new enquiries, repeats and what was set aside apart, by form',
  async () => {
    const app = await openTestApp()
    await receiveEnquiry(app, enquiry, noon)
    await receiveEnquiry(app, enquiry, noon)
    await receiveEnquiry(app, { ...enquiry, message: 'Spam', suspicion: 'honeypot' }, noon)
    const { fullName, email, mobileNumber: mobileNo, message } = enquiry
    const type = 'bulkPurchase'
    await receiveBulkEnquiry(
      app,
      { fullName, email, mobileNo, message, companyName: '', type },
      noon,
    )
    const { values } = await app.metrics.enquiries.get()
    const counted = values.filter(({ value }) => value > 0)
    expect(counted.map(({ labels: { kind, outcome }, value }) => [kind, outcome, value])).toEqual(
      expect.arrayContaining([
        ['enquiry', 'received', 1],
        ['enquiry', 'repeated', 1],
        ['enquiry', 'quarantined', 1],
        ['bulk', 'received', 1],
      ]),
    )
    expect(counted).toHaveLength(4)
  },
)

test('an enquiry is delivered at once, and one that was there already wakes nobody', async () => {
  const app = await openTestApp()
  let woken = 0
  const listening = { ...app, delivery: { ...app.delivery, wake: () => woken++ } }
  await receiveEnquiry(listening, enquiry, noon)
  expect(woken).toBe(1)
  await receiveEnquiry(listening, enquiry, noon)
  expect(woken).toBe(1)
})

test('one mobile number is told to the second when it may write again', async () => {
  const app = await openTestApp({ LIMIT_PER_MOBILE: '2' })
  const send = (message: string, minutes: number) =>
    receiveEnquiry(app, { ...enquiry, message }, minutesLater(minutes))
  await send('One', 0)
  await send('Two', 10)
  await expect(send('Three', 20)).rejects.toMatchObject({ limit: 'mobile', retryAfter: 40 * 60 })
  await expect(send('Three', 59.999)).rejects.toMatchObject({ retryAfter: 1 })
  expect(await send('Three', 60)).toMatchObject({ repeated: false })
  await expect(send('Four', 61)).rejects.toMatchObject({ retryAfter: 9 * 60 })
})

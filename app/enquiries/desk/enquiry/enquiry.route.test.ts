import { describe, expect, test as onBoth } from 'vitest'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { openEnquiryScreen, wordsOf } from '#tests/support/pages/enquiry-screen.ts'
import { loader } from './enquiry.route.tsx'
import { loader as changesLoader } from './enquiry-changes.api.ts'

describeOnce('the screen of one enquiry', () => {
  test('shows what was asked for as it was then, and what has changed since', async () => {
    const screen = await openEnquiryScreen()
    await loadCatalogue(screen.app.db)
    const reference = await screen.ask({
      products: [
        { id: 7, quantity: '12', note: 'Same height' },
        { id: 8, quantity: '2' },
        { id: 7, size: 3, quantity: '1' },
      ],
      mobileNumber: '9876500001',
      email: 'other@example.com',
    })
    const pot = { number: null, label: '4 inch pot', labels: {}, availability: null }
    const give = (sizes: ProductSize[]) =>
      saveProduct(screen.app, { staffId: 1, source: 'desk', id: 9, change: { sizes } })
    await give([{ ...pot, price: 24_900 }])
    screen.app.config.prices.areShown = true
    const sized = await screen.ask({
      products: [{ id: 9, size: 1, quantity: '2', priceSeen: 24_900 }, { id: 9 }],
      mobileNumber: '9876500003',
      email: 'third@example.com',
    })
    const askedFor = async () => {
      const request = new Request(`http://localhost:3000/desk/enquiries/${sized}`)
      return (await loader({ ...screen.args(request), params: { reference: sized } })).view.products
    }
    const name = expect.any(String)
    expect(await askedFor()).toMatchObject([
      { name, size: '4 inch pot', price: 'saw Rs\u00a0249, as today' },
      { name, size: 'No size chosen', price: undefined },
    ])
    await give([{ ...pot, number: 1, label: 'Small pot', price: 29_900 }])
    expect((await askedFor())[0]).toMatchObject({
      ...{ size: '4 inch pot', price: 'saw Rs\u00a0249, Rs\u00a0299 in the catalogue' },
      changed: 'The size is called Small pot now',
    })
    await give([])
    expect((await askedFor())[0]).toMatchObject({
      ...{ price: 'saw Rs\u00a0249', changed: 'This size is no longer there' },
    })
    await screen.app.db
      .updateTable('products')
      .set({ name: 'Bamboo Palm' })
      .where('id', '=', 8)
      .execute()
    const asked = {
      ...screen.args(new Request(`http://localhost:3000/desk/enquiries/${reference}`)),
      params: { reference },
    }
    const { view } = await loader(asked)
    expect(view).toMatchObject({ things: 'Three things', from: { words: 'My list' } })
    expect(view.products).toMatchObject([
      { name: 'Snake Plant', quantity: '12', note: 'Same height', changed: undefined },
      { name: 'Areca Palm', quantity: '2', changed: 'Called Bamboo Palm now' },
      { name: 'Snake Plant', quantity: '1', changed: undefined },
    ])
    expect(view.products[0]?.room?.webp).toMatch(/^\/pictures\/snake-plant/)
    await screen.app.db.deleteFrom('product_facts').where('product_id', '=', 7).execute()
    await screen.app.db.deleteFrom('search_words').execute()
    await screen.app.db.deleteFrom('products').where('id', '=', 7).execute()
    expect((await loader(asked)).view.products[0]).toMatchObject({
      name: 'Snake Plant',
      changed: 'No longer in the catalogue',
    })
  })

  test('says whose turn it is, who comes before and after, and leads to the visitor', async () => {
    const screen = await openEnquiryScreen()
    const later = await screen.ask(
      { mobileNumber: '9876500002', email: 'b@example.com' },
      new Date(),
    )
    const view = await screen.open()
    expect(view).toMatchObject({
      name: 'Meera Deshpande',
      firstName: 'Meera',
      turn: 'ours',
      place: { number: 1, of: 2, after: later },
      visitor: { mobile: '+91 98765 43210', call: 'tel:+919876543210' },
    })
    const draft = new URL(view.visitor.whatsApp)
    expect(draft.href).toMatch(/^https:\/\/wa\.me\/919876543210\?/)
    expect(draft.searchParams.get('text')).toContain(screen.reference)
    expect(wordsOf(view)).toContain('Asha opened it')
  })

  test('shows a bulk enquiry with its own fields', async () => {
    const { app, args } = await openEnquiryScreen()
    const { reference } = await receiveBulkEnquiry(app, {
      fullName: 'Anil Rao',
      mobileNo: '9876500003',
      email: 'anil@example.com',
      type: 'corporateGift',
      companyName: 'Rao & Sons',
      message: '200 desk plants',
    })
    const request = new Request(`http://localhost:3000/desk/enquiries/${reference}`)
    const { view } = await loader({ ...args(request), params: { reference } })
    expect(view).toMatchObject({
      message: '200 desk plants',
      bulk: { type: 'Corporate Gift Query', company: 'Rao & Sons' },
    })
  })

  test('is for the owner and the desk, and erasing for the owner alone', async () => {
    const { open, post, args, address } = await openEnquiryScreen()
    const catalogue = { role: 'catalogue' as const }
    const refused = { init: { status: 403 } }
    await expect(open('', catalogue)).rejects.toMatchObject(refused)
    await expect(post({ intent: 'take' }, { ...catalogue, version: 1 })).rejects.toMatchObject(
      refused,
    )
    await expect(post({ intent: 'erase', asked: 'yes' })).rejects.toMatchObject(refused)
    const changes = new Request(`http://localhost:3000${address}/changes`)
    await expect(changesLoader(args(changes, catalogue))).rejects.toMatchObject(refused)
    expect((await open()).mayErase).toBe(false)
    expect((await open('', { role: 'owner' })).mayErase).toBe(true)
  })

  test('is not there for a reference that nothing has', async () => {
    const { args } = await openEnquiryScreen()
    const request = new Request('http://localhost:3000/desk/enquiries/AN-00000000')
    const asked = { ...args(request), params: { reference: 'AN-00000000' } }
    await expect(loader(asked)).rejects.toMatchObject({ init: { status: 404 } })
  })
})

test('what is written to a visitor begins in their language, in the e-mail to the staff too', async () => {
  const screen = await openEnquiryScreen({ language: 'mr', products: [{ id: 7, quantity: '2' }] })
  const { language, visitor, texts } = await screen.open()
  const draft = new URL(visitor.whatsApp).searchParams.get('text') ?? ''
  expect(language).toBe('Marathi')
  expect(draft).toMatch(/^नमस्कार Meera, आपण आम्हाला .+ यांबद्दल विचारले होते \(AN-/)
  const fitting = texts.filter(({ fits }) => fits)
  expect(fitting.map((text) => text.language)).toEqual(Array(5).fill('mr'))
  expect(fitting[0]?.preview).toContain('सोमवार')
  const mails = await screen.app.db
    .selectFrom('outbox')
    .select('body')
    .where('kind', '=', 'staff-email')
    .execute()
  const { text } = JSON.parse(mails[0]?.body ?? '{}')
  expect(text).toContain('Language: Marathi\n')
  expect(text).toContain(`/desk/enquiries/${screen.reference}\n`)
  expect(text).toContain(visitor.whatsApp)
})

describe('ready texts', () => {
  onBoth(
    'are filled in, and one’s own can be added, changed and removed by nobody else',
    async () => {
      const screen = await openEnquiryScreen()
      const { texts } = await screen.open()
      expect(texts.map(({ title }) => title)).toContain('Our offer')
      const mail = texts.find(({ channel }) => channel === 'email')
      expect(mail?.link).toMatch(/^mailto:meera@example\.com\?subject=Your%20enquiry%20AN-/)
      expect(mail?.link).toContain('%0D%0A')
      const text = {
        intent: 'save-text',
        id: '',
        channel: 'whatsapp',
        title: 'Shed',
        text: '{name}, they stand in shed 2. We are here {hours}.',
      }
      expect(await screen.post({ ...text, text: ' ' })).toMatchObject({
        status: 422,
        notDone: { problem: 'A text has a name and words.', typed: { title: 'Shed' } },
      })
      await screen.post(text)
      const own = (await screen.open()).texts.find(({ title }) => title === 'Shed')
      expect(own?.preview).toBe(
        'Meera, they stand in shed 2. We are here Monday to Saturday, 10 am to 7 pm.',
      )
      const id = String(own?.own?.id)
      const ravi = { id: screen.ravi }
      expect((await screen.open('', ravi)).texts.map(({ title }) => title)).not.toContain('Shed')
      expect(await screen.post({ ...text, id, title: 'Mine' }, ravi)).toMatchObject({ status: 422 })
      await screen.post({ intent: 'remove-text', id }, ravi)
      await screen.post({ ...text, id, title: 'Shed 2' })
      expect((await screen.open()).texts.map(({ title }) => title)).toContain('Shed 2')
      await screen.post({ intent: 'remove-text', id })
      expect((await screen.open()).texts).toHaveLength(texts.length)
    },
  )
})

describeOnce('erasing', () => {
  test('says what goes and what stays, asks for a yes, and leaves no word of the visitor', async () => {
    const screen = await openEnquiryScreen()
    const owner = { role: 'owner' as const }
    await screen.ask({ message: 'Once more' }, new Date())
    await screen.post({ intent: 'note', text: 'Lives on the fourth floor' })
    expect((await screen.open('', owner)).erasing).toBeUndefined()
    expect((await screen.open('?erase=yes', owner)).erasing).toEqual({
      enquiries: 2,
      messages: 4,
      beside: [],
      shared: [],
    })
    expect((await screen.open('?erase=yes')).erasing).toBeUndefined()
    expect(await screen.post({ intent: 'erase' }, owner)).toMatchObject({ status: 422 })
    expect(await screen.post({ intent: 'erase', asked: 'yes' }, owner)).toMatchObject({
      status: 303,
      to: screen.address,
    })
    const view = await screen.open('', owner)
    expect(view).toMatchObject({ name: 'Erased', texts: [], message: null, mayErase: false })
    expect(JSON.stringify(view)).not.toMatch(/Meera|98765|example\.com|fourth floor|Kothrud/)
    expect(await screen.post({ intent: 'take' }, owner)).toMatchObject({
      notDone: { problem: 'This enquiry was erased on the visitor’s request.' },
    })
  })
})

import { describe, expect, test } from 'vitest'
import {
  action as bringBack,
  loader as deletedLoader,
} from '#app/catalogue/desk/deleted/deleted.route.tsx'
import { tellChange } from '#app/catalogue/desk/done-change.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { Role } from '#app/staff/role.ts'
import { openDesk } from '#tests/support/desk.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { productForm, type Typed } from '#tests/support/product-form.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import type { NotSaved } from './draft/edited-product.ts'
import { writeMarks } from './draft/field-marks.ts'
import { openDraft } from './draft/open-draft.ts'
import { action as addAction, loader as newLoader } from './new-product.route.tsx'
import { action, loader } from './product.route.tsx'

type LoaderArgs = Parameters<typeof loader>[0]
type ActionArgs = Parameters<typeof action>[0]
type Opened = Awaited<ReturnType<typeof loader>>['product']

/** What is answered to a form. */
interface Sent {
  status: number | undefined
  to?: string
  notSaved?: NotSaved
  isNamed?: true
}

/** The snake plant's editor, of a catalogue as the files hold it. */
async function openEditor() {
  const desk = await openDesk({}, openTestCatalogue)
  const { app, asha } = desk
  const args = async (request: Request, role: Role = 'owner', id = '7') => ({
    ...(await staffArgs(app, request, { role })),
    params: { id },
  })
  const open = async (query = '', role?: Role, id = '7') => {
    const request = new Request(`http://localhost:3000/desk/catalogue/${id}${query}`)
    return loader((await args(request, role, id)) as unknown as LoaderArgs)
  }
  /** Posts a form; gives where it leads, or what is said. */
  const send = async (fields: URLSearchParams, role?: Role): Promise<Sent> => {
    const request = formRequest('/desk/catalogue/7', {})
    const post = new Request(request, { body: fields, method: 'POST' })
    const answered = action((await args(post, role)) as unknown as ActionArgs)
    const answer: unknown = await Promise.resolve(answered).catch((thrown: unknown) => thrown)
    if (answer instanceof Response) {
      return { status: answer.status, to: answer.headers.get('Location') ?? '' }
    }
    const { data, init } = answer as {
      data: { notSaved?: NotSaved; isNamed?: true } | string
      init?: { status: number }
    }
    return { status: init?.status, ...(typeof data === 'object' && data) }
  }
  /** Posts the form as it was opened, with some of it typed again. */
  const save = async (typed: Typed, from?: Opened) =>
    send(formOf(from ?? (await open()).product, typed))
  const others = (change: Parameters<typeof saveProduct>[1]['change']) =>
    saveProduct(app, { id: 7, change, staffId: asha, source: 'desk' })
  const stored = async () => {
    const product = await findProductForStaff(app.db, 7)
    if (!product) throw new Error('The plant is gone.')
    return product
  }
  return { ...desk, open, send, save, others, stored }
}

function formOf(opened: Opened, typed: Typed) {
  const draft = openDraft(opened)
  const { standsAfter } = draft
  const marks = writeMarks(draft, opened.fields)
  const version = String(opened.version)
  return productForm(opened.edit, { version, marks, standsAfter, ...typed })
}

describe('the editor', () => {
  test('says that its category is hidden', async () => {
    const { app, open } = await openEditor()
    const categoryOf = ({ categories, edit }: Opened) =>
      categories.find(({ key }) => key === edit.category)
    expect(categoryOf((await open()).product)?.hidden).toBe(false)
    await app.db.updateTable('categories').set({ hidden: 1 }).execute()
    expect(categoryOf((await open()).product)?.hidden).toBe(true)
  })

  test('opens a product, and says who has edited it last and what was just saved', async () => {
    const { open, others, save } = await openEditor()
    expect((await open()).product).toMatchObject({ id: 7, version: 1, edited: '', mayChange: true })
    await others({ quantity: '1' })
    const { product } = await open()
    expect(product.edited).toMatch(/^Today, .*, Asha Patil$/)
    const { status, to } = await save({ name: 'Sansevieria', tips: 'Wipe its leaves.' })
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/desk\/catalogue\/7\?done=\d+$/)])
  })

  test('saves only what was changed in it: what somebody else changed meanwhile stays', async () => {
    const { open, others, save, stored } = await openEditor()
    const { product } = await open()
    await others({ quantity: '5', description: 'For desks' })
    expect(await save({ name: 'Sansevieria', light: 'sun' }, product)).toMatchObject({
      status: 303,
    })
    expect((await stored()).edit).toMatchObject({
      name: 'Sansevieria',
      quantity: '5',
      description: 'For desks',
      light: { is: 'sun', source: 'Ravi Kulkarni, Aangan Nursery' },
    })
  })

  test('that nobody touched saves nothing', async () => {
    const { save, stored } = await openEditor()
    expect(await save({})).toEqual({ status: 303, to: '/desk/catalogue/7' })
    expect((await stored()).version).toBe(1)
  })

  test('says at each field what to write instead, and keeps every word', async () => {
    const { save, stored } = await openEditor()
    const typed = {
      name: '',
      slug: 'Snake Plant',
      heightFrom: 'tall',
      pets: 'safe',
      petsSource: '',
    }
    const { status, notSaved } = await save({ ...typed, tips: 'Wipe its leaves.' })
    expect(status).toBe(422)
    expect(Object.keys(notSaved?.faults ?? {}).sort()).toEqual(['height', 'name', 'pets', 'slug'])
    expect(notSaved?.draft).toMatchObject({ ...typed, tips: 'Wipe its leaves.' })
    expect((await stored()).version).toBe(1)
    const taken = await save({ slug: 'areca-palm' })
    expect(taken.notSaved?.faults?.slug).toContain('Areca Palm')
  })

  test('shows both values of what two have changed, and does what is chosen', async () => {
    const { open, others, send, stored } = await openEditor()
    const { product } = await open()
    await others({ name: 'Mother-in-law’s Tongue', quantity: '2' })
    const typed = { name: 'Sansevieria', quantity: '3', description: 'For desks' }
    const { status, notSaved } = await send(formOf(product, typed))
    expect(status).toBe(409)
    expect(notSaved?.conflict).toMatchObject([
      {
        field: 'name',
        label: 'Name',
        yours: 'Sansevieria',
        theirs: 'Mother-in-law’s Tongue',
        who: 'Asha Patil',
        at: expect.stringMatching(/^Today, /),
      },
      { field: 'quantity', yours: '3', theirs: '2' },
    ])
    expect((await stored()).edit.description).toBe('')
    const chosen = { 'take-name': 'theirs', 'take-quantity': 'mine' }
    const version = String(notSaved?.version)
    expect(await send(formOf(product, { ...typed, ...chosen, version }))).toMatchObject({
      status: 303,
    })
    expect((await stored()).edit).toMatchObject({
      name: 'Mother-in-law’s Tongue',
      quantity: '3',
      description: 'For desks',
    })
  })

  test('tells what was saved and takes it back; where others came after, it leads to the question', async () => {
    const { open, others, save, send, stored } = await openEditor()
    const { to = '' } = await save({ name: 'Sansevieria', quantity: '3' })
    const { done } = await open(`?${to.split('?')[1]}`, 'owner')
    // Another session of another person is told nothing: it was not theirs.
    expect(done).toBeUndefined()
    const change = to.split('done=')[1] ?? ''
    await others({ quantity: '4' })
    const undo = new URLSearchParams({ intent: 'undo', change })
    expect(await send(undo)).toEqual({
      status: 303,
      to: `/desk/catalogue/7/history?undo=${change}`,
    })
    expect((await stored()).edit).toMatchObject({ name: 'Sansevieria', quantity: '4' })
  })

  test('deletes the product and leads to where that is undone, unless an enquiry names it', async () => {
    const { app, open, send, stored } = await openEditor()
    const remove = new URLSearchParams({ intent: 'delete' })
    expect(await send(remove, 'desk')).toMatchObject({ status: 403 })
    const deleted = await send(remove)
    expect(deleted).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/desk\/catalogue\?done=\d+$/),
    })
    await expect(open()).rejects.toMatchObject({ status: 302 })
    const page = await deletedLoader(
      (await staffArgs(app, new Request('http://localhost:3000/desk/catalogue/deleted'))) as never,
    )
    const [row] = page.deleted.rows
    expect(row).toMatchObject({ id: 7, name: 'Snake Plant', category: 'Indoor Plants' })
    const back = formRequest('/desk/catalogue/deleted', {
      intent: 'undo',
      change: `${row?.change}`,
    })
    expect(await bringBack((await staffArgs(app, back)) as never)).toMatchObject({ status: 303 })
    expect((await stored()).edit.name).toBe('Snake Plant')

    const products = [{ id: 7, quantity: '1' }]
    await receiveEnquiry(openWriter(app.db), { ...someEnquiry(1), products })
    expect(await send(remove)).toMatchObject({ status: 409, isNamed: true })
    expect((await stored()).edit.hidden).toBe(false)
  })

  test('is read only for the desk, and nothing for a number that is none', async () => {
    const { open, send, stored } = await openEditor()
    const { product } = await open('', 'desk')
    expect(product.mayChange).toBe(false)
    expect(await send(formOf(product, { name: 'Mine' }), 'desk')).toMatchObject({ status: 403 })
    expect((await stored()).version).toBe(1)
    for (const id of ['4711', 'new-one', '7.5']) {
      await expect(open('', 'owner', id)).rejects.toMatchObject({ init: { status: 404 } })
    }
    const strange = new URLSearchParams({ intent: 'steal' })
    expect(await send(strange)).toMatchObject({ status: 400 })
  })
})

/** Fields of the form of a size, by what its names begin with. */
function sizeFields(key: string, fields: Typed): Typed {
  const named = Object.entries(fields).map(([name, value]) => [`size-${key}-${name}`, value])
  return Object.fromEntries(named)
}

describe('the sizes', () => {
  const two = {
    size: ['a', 'b'],
    ...sizeFields('a', { label: '4 inch pot', 'label-hi': '4 इंच गमला', price: '₹249/-' }),
    ...sizeFields('b', { label: '6 inch pot', availability: 'to-order', days: '10' }),
  }

  test('are added, changed, ordered and taken away, and the only one says its price and month', async () => {
    const { save, stored } = await openEditor()
    const sizes = async () => (await stored()).edit.sizes
    await save({ 'only-size-price': '349', 'only-size-availability': 'March' })
    expect((await stored()).edit).toMatchObject({
      backIn: 'March',
      sizes: [{ number: 0, price: 34_900, availability: { is: 'away', backIn: 'March' } }],
    })
    await save({ 'only-size-price': '', 'only-size-availability': 'July' })
    expect((await stored()).edit).toMatchObject({ backIn: 'July', sizes: [] })
    await save(two)
    expect(await sizes()).toEqual([
      {
        number: 1,
        label: '4 inch pot',
        labels: { hi: '4 इंच गमला' },
        price: 24_900,
        availability: null,
      },
      {
        number: 2,
        label: '6 inch pot',
        labels: {},
        price: null,
        availability: { is: 'to-order', days: 10 },
      },
    ])
    await save({ size: ['2', '1'], 'size-2-availability': 'ask' })
    expect(await sizes()).toMatchObject([{ number: 2, availability: { is: 'ask' } }, { number: 1 }])
    await save({ 'size-2-gone': 'yes', 'size-1-gone': 'yes' })
    expect((await stored()).edit).toMatchObject({ sizes: [], backIn: null })
  })

  test('are refused at the row, in words, and every word stays', async () => {
    const { save, stored } = await openEditor()
    const typed: Typed = {
      size: ['a', 'b', 'c', 'd', 'e', 'f'],
      ...sizeFields('a', { label: 'Pot', price: 'Rs. abc' }),
      ...sizeFields('b', { label: 'pot', price: '0' }),
      ...sizeFields('c', { label: '', price: '-5' }),
      ...sizeFields('d', { label: 'x', 'label-mr': 'क'.repeat(41), price: '1000000000' }),
      ...sizeFields('e', { label: 'y', availability: 'to-order', days: '0' }),
      ...sizeFields('f', { label: 'z', price: '249' }),
    }
    const { status, notSaved } = await save(typed)
    expect(status).toBe(422)
    expect(notSaved?.faults?.sizes).toContain('can’t be kept')
    expect(notSaved?.sizeFaults).toEqual({
      a: { price: expect.stringContaining('“Rs. abc” is no price') },
      b: { label: 'Two sizes are called pot.', price: expect.stringContaining('more than 0') },
      c: { label: 'Write what each size is.', price: expect.stringContaining('more than 0') },
      d: { mr: expect.stringContaining('too long'), price: expect.stringContaining('below') },
      e: { availability: expect.stringContaining('from 1 to 365') },
    })
    expect(notSaved?.draft.sizes[0]).toMatchObject({ label: 'Pot', price: 'Rs. abc' })
    const many = Array.from({ length: 13 }, (_, place) => String(place))
    const labels = many.map((key) => sizeFields(key, { label: `${key} inch` }))
    const thirteenth = await save(Object.assign({ size: many }, ...labels))
    expect(thirteenth.notSaved?.faults?.sizes).toBe('A product has at most 12 sizes.')
    const onlyOne = await save({ 'only-size-price': '12,34' })
    expect(onlyOne.notSaved?.sizeFaults).toHaveProperty('only.price')
    expect((await stored()).version).toBe(1)
  })

  test('change in the form by plain posts, which save nothing and lose nothing', async () => {
    const { save, stored } = await openEditor()
    const press = async (typed: Typed, step: string) => {
      const { notSaved } = await save({ ...typed, intent: `size ${step}` })
      return notSaved?.draft.sizes ?? []
    }
    const only = { quantity: '20kg', 'quantity-hi': '20 किलो', 'only-size-price': '34' }
    expect(await press(only, 'add ')).toMatchObject([
      { label: '20kg', labels: { hi: '20 किलो' }, price: '34', number: '' },
    ])
    expect((await press(two, 'add ')).map(({ key, label }) => [key, label])).toEqual([
      ['a', '4 inch pot'],
      ['b', '6 inch pot'],
      ['new1', ''],
    ])
    const keys = async (step: string) => (await press(two, step)).map(({ key }) => key)
    expect([await keys('up b'), await keys('down a'), await keys('up a')]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
      ['a', 'b'],
    ])
    expect(await press(two, 'remove a')).toMatchObject([{ label: '4 inch pot', isGone: true }, {}])
    const gone = { ...two, 'size-a-gone': 'yes' }
    expect(await press(gone, 'bring-back a')).toMatchObject([{ isGone: false }, {}])
    expect((await stored()).version).toBe(1)
    await save(gone)
    expect((await stored()).edit.sizes).toMatchObject([{ label: '6 inch pot' }])
  })

  test('that two change at once are asked about one by one; what only one changed stays', async () => {
    const { open, save, others, send, stored } = await openEditor()
    await save(two)
    const { product } = await open()
    const [small, large] = product.edit.sizes
    if (!small || !large) throw new Error('no sizes')
    await others({
      sizes: [
        { ...small, price: 29_900 },
        { ...large, price: 50_000 },
        { ...small, number: null, label: 'Bonsai', labels: {} },
      ],
    })
    const typed = { 'size-1-price': '199', 'size-2-gone': 'yes' }
    const { status, notSaved } = await send(formOf(product, typed))
    expect(status).toBe(409)
    expect(notSaved?.conflict).toMatchObject([
      { field: 'sizes', size: 1, label: 'Size 4 inch pot', theirs: expect.stringContaining('299') },
      { size: 2, yours: 'Removed', theirs: expect.stringContaining('500'), who: 'Asha Patil' },
    ])
    const answer = {
      ...typed,
      version: String(notSaved?.version),
      sizesVersion: String(notSaved?.sizesVersion),
      'take-sizes-1': 'mine',
      'take-sizes-2': 'theirs',
    }
    // A colleague goes on meanwhile: what was chosen of that size was another question.
    const [first, ...rest] = (await stored()).edit.sizes
    await others({ sizes: first ? [{ ...first, price: 31_900 }, ...rest] : [] })
    const again = await send(formOf(product, answer))
    expect(again).toMatchObject({ status: 409, notSaved: { conflict: [{ size: 1 }] } })
    const version = String(again.notSaved?.version)
    expect(await send(formOf(product, { ...answer, version }))).toMatchObject({ status: 303 })
    expect((await stored()).edit.sizes).toMatchObject([
      { number: 1, price: 19_900 },
      { number: 2, price: 50_000 },
      { number: 3, label: 'Bonsai' },
    ])
  })
})

describe('the place in the list', () => {
  test('is chosen in the editor, and saved with the words or not at all', async () => {
    const { open, save, send, stored } = await openEditor()
    const { product } = await open()
    expect(product.place).toMatchObject({ after: undefined })
    const [, money] = product.place?.others ?? []
    const others = async () => (await open()).product.place

    const { to } = await save({ standsAfter: String(money?.id), quantity: '1' })
    expect(to).toMatch(/done=\d+$/)
    expect((await stored()).edit.quantity).toBe('1')
    expect(await others()).toMatchObject({ after: money?.id })

    const gone = await save({ standsAfter: '4711', quantity: '2' })
    expect(gone).toMatchObject({
      status: 422,
      notSaved: { faults: { standsAfter: 'The list has changed. Choose its place anew.' } },
    })
    expect((await stored()).edit.quantity).toBe('1')

    const moved = await save({ standsAfter: 'first' })
    expect(await others()).toMatchObject({ after: undefined })
    const undo = { intent: 'undo', change: moved.to?.split('done=')[1] ?? '' }
    expect(await send(new URLSearchParams(undo))).toMatchObject({ status: 303 })
    expect(await others()).toMatchObject({ after: money?.id })
  })

  test('that was saved with words is told with them, as undoing these leaves it', async () => {
    const { app, open, save } = await openEditor()
    const [, money] = (await open()).product.place?.others ?? []
    const told = async (to = '') => {
      const entry = await productHistory.find(app.db, Number(to.split('done=')[1]))
      return entry && tellChange(app.db, entry)
    }
    const both = await save({ standsAfter: String(money?.id), quantity: '1' })
    expect(await told(both.to)).toMatchObject({
      title: 'Saved: quantity',
      text: 'Snake Plant was moved, too. Undo does not move it back.',
    })
    const words = await save({ quantity: '2' })
    await save({ standsAfter: 'first' })
    expect(await told(words.to)).toMatchObject({ title: 'Saved: quantity', text: 'Snake Plant' })
  })

  test('in another category is the last, whatever was chosen', async () => {
    const { save, open } = await openEditor()
    await save({ standsAfter: '8', category: 'outdoor-plants' })
    const { place } = (await open()).product
    expect(place?.after).toBe(place?.others.at(-1)?.id)
  })
})

type FaultyAnswer = { data: { notSaved: { faults: object } } }

describe('a new product', () => {
  test('is hidden until it has a picture, and gets its address from its name', async () => {
    const { app } = await openEditor()
    const add = async (typed: Typed) => {
      const address = '/desk/catalogue/new?category=outdoor-plants'
      const request = new Request(`http://localhost:3000${address}`)
      const { product } = await newLoader(
        (await staffArgs(app, request)) as unknown as Parameters<typeof newLoader>[0],
      )
      expect(product.edit).toMatchObject({ category: 'outdoor-plants', hidden: true })
      const body = formOf(product, typed)
      const post = new Request(formRequest(address, {}), { body, method: 'POST' })
      return addAction((await staffArgs(app, post)) as unknown as Parameters<typeof addAction>[0])
    }
    const refused = await add({ name: '' })
    // The address would be made of the name: it is not asked for as well.
    expect(refused).toMatchObject({
      init: { status: 422 },
      data: { notSaved: { faults: { name: 'Write a name.' } } },
    })
    expect(Object.keys((refused as FaultyAnswer).data.notSaved.faults)).toEqual(['name'])
    expect(await add({ name: 'Frangipani', shown: 'yes' })).toMatchObject({ init: { status: 422 } })
    const added = (await add({ name: 'Frangipani (Champa)', water: 'week' })) as Response
    expect(added.status).toBe(303)
    // Its picture comes next.
    const [, id] = /catalogue\/(\d+)\/picture\?new$/.exec(added.headers.get('location') ?? '') ?? []
    expect((await findProductForStaff(app.db, Number(id)))?.edit).toMatchObject({
      name: 'Frangipani (Champa)',
      slug: 'frangipani-champa',
      hidden: true,
      summerDays: { from: 6, to: 9, source: 'Ravi Kulkarni, Aangan Nursery' },
    })
  })

  test('is shown from the page of its picture, once it has one', async () => {
    const { send, stored, others } = await openEditor()
    await others({ hidden: true })
    const { version } = await stored()
    const show = new URLSearchParams({ intent: 'show', id: '7', version: String(version) })
    expect(await send(show)).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/desk\/catalogue\/7\?done=\d+$/),
    })
    expect((await stored()).edit.hidden).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { listProductsForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Role } from '#app/staff/role.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, responseOf } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './catalogue.route.tsx'

/** A desk with the catalogue that the files hold. */
async function openList() {
  const desk = await openDesk({}, openTestCatalogue)
  const show = async (query = '', role: Role = 'owner') => {
    const request = new Request(`http://localhost:3000/desk/catalogue${query}`)
    return loader(await staffArgs(desk.app, request, { role }))
  }
  const post = async (
    fields: Record<string, string>,
    { query = '', role = 'owner' }: { query?: string; role?: Role } = {},
  ) => {
    const request = formRequest(`/desk/catalogue${query}`, fields)
    const args = await staffArgs(desk.app, request, { role })
    return Promise.resolve(action(args)).catch((thrown: unknown) => thrown)
  }
  return { ...desk, show, post }
}

const indoor = '?category=indoor-plants'
const namesOf = ({ stock }: Awaited<ReturnType<typeof loader>>) =>
  stock.rows.map(({ name }) => name)

describe('the catalogue’s list', () => {
  test('says of each product what is known of it, and who asks for it', async () => {
    const { ask, show } = await openList()
    await ask({ products: [{ id: 8 }] }, new Date())
    const { stock } = await show(indoor)
    expect(stock.rows.slice(0, 2)).toMatchObject([
      {
        name: 'Snake Plant',
        under: 'Dracaena trifasciata',
        factsKnown: 7,
        factsAll: 7,
        asked: 'No enquiries',
      },
      { name: 'Areca Palm', factsKnown: 6, asked: '1 enquiry' },
    ])
    expect(stock.rows[0]?.room?.webp).toMatch(/^\/pictures\/snake-plant-180/)
    expect(stock.categories.find(({ key }) => key === 'indoor-plants')?.words).toBe(
      'Indoor Plants (7)',
    )
    expect(stock.counts).toMatchObject({ all: 7, hidden: 0 })
  })

  test('finds a product by any of its names, and what is hidden or not known', async () => {
    const { show, post } = await openList()
    expect(namesOf(await show('?q=स्नेक'))).toEqual(['Snake Plant'])
    expect(namesOf(await show('?q=mother-in-law'))).toEqual(['Snake Plant'])
    expect(namesOf(await show('?q=no-such-plant'))).toEqual([])
    await post({ intent: 'hide', id: '7', version: '1', live: '1' })
    expect(namesOf(await show('?show=hidden'))).toEqual(['Snake Plant'])
    const { stock } = await show('?show=missing&category=indoor-plants')
    expect(stock.rows.every(({ factsKnown, factsAll }) => factsKnown < factsAll)).toBe(true)
    expect(stock.counts.factsMissing).toBe(stock.rows.length)
  })

  test('is read only for the desk', async () => {
    const { show, post, app } = await openList()
    expect((await show('', 'desk')).stock.mayChange).toBe(false)
    expect((await show('', 'catalogue')).stock.mayChange).toBe(true)
    const fields = { intent: 'hide', id: '7', version: '1' }
    expect(await post(fields, { role: 'desk' })).toMatchObject({ init: { status: 403 } })
    expect((await listProductsForStaff(app.db, { show: 'hidden' })).rows).toEqual([])
  })

  test('has pages', async () => {
    const { show } = await openList()
    const { stock } = await show('?after=7&category=indoor-plants')
    expect([stock.rows.length, stock.next]).toEqual([0, undefined])
    const all = await show('')
    expect(all.stock.rows).toHaveLength(Math.min(50, all.stock.total))
    expect(all.stock.hasOrder).toBe(false)
  })
})

describe('the switch of a line', () => {
  test('hides where the list stands open, and is undone', async () => {
    const { show, post } = await openList()
    const hidden = (await post({ intent: 'hide', id: '7', version: '1', live: '1' })) as {
      row: { version: number }
      done: { undo: Record<string, string> }
    }
    expect(hidden).toMatchObject({
      row: { id: 7, hidden: true, version: 2 },
      done: { title: 'Hidden from visitors now', text: 'Snake Plant' },
    })
    const undone = await post({ ...hidden.done.undo, live: '1' })
    expect(undone).toMatchObject({ row: { id: 7, hidden: false }, done: { title: 'Undone' } })
    expect((await show('?show=hidden')).stock.rows).toEqual([])
  })

  test('shows the list again as it was without JavaScript, with a way back', async () => {
    const { app, post } = await openList()
    const answer = responseOf(
      await post({ intent: 'hide', id: '7', version: '1' }, { query: indoor }),
    )
    const to = answer.headers.get('location') ?? ''
    expect([answer.status, to]).toEqual([
      303,
      expect.stringMatching(/^\/desk\/catalogue\?category=indoor-plants&done=\d+$/),
    ])
    expect((await listProductsForStaff(app.db, { show: 'hidden' })).rows).toMatchObject([{ id: 7 }])
  })

  test('tells who was quicker', async () => {
    const { app, post, asha } = await openList()
    await saveProduct(app, { id: 7, change: { hidden: true }, staffId: asha, source: 'desk' })
    await saveProduct(app, { id: 7, change: { hidden: false }, staffId: asha, source: 'desk' })
    expect(await post({ intent: 'hide', id: '7', version: '1', live: '1' })).toMatchObject({
      init: { status: 409 },
      data: { problem: 'Asha Patil has just changed that as well. Look again.' },
    })
  })
})

describe('whether a product can be had, and its price', () => {
  const nothing = { wasHad: '', had: '', wasPrice: '', price: '' }
  const offer = (id: number, said: Record<string, string>) => {
    return { intent: 'offer', id: String(id), live: '1', ...nothing, ...said }
  }
  const sized = async ({ app, asha }: Awaited<ReturnType<typeof openList>>) => {
    const pot = { number: null, label: '4 inch', labels: {}, price: 9_000, availability: null }
    const away = { is: 'away' as const, backIn: 'March' as const }
    const sizes = [pot, { ...pot, label: '6 inch', availability: away }]
    await saveProduct(app, { id: 8, change: { sizes }, staffId: asha, source: 'desk' })
  }

  test('are changed where the list stands open, each without the other, and undone', async () => {
    const { show, post } = await openList()
    expect(await post(offer(7, { price: 'Rs 1,249/-' }))).toMatchObject({
      row: { id: 7, price: 'Rs\u00a01,249', offer: { had: '', price: '1249' } },
      done: { text: 'Snake Plant' },
    })
    // This row does not know the price yet, and does not touch it.
    const ordered = (await post(offer(7, { had: 'to-order 14' }))) as {
      done: { undo: Record<string, string> }
    }
    expect((await show(indoor)).stock.rows[0]).toMatchObject({
      offer: { had: 'to-order 14', price: '1249' },
    })
    await post({ ...ordered.done.undo, live: '1' })
    const [row] = (await show(indoor)).stock.rows
    expect(row?.offer).toEqual({ had: '', price: '1249' })
  })

  test('say what is wrong with a price at its field, with what was typed and without a script too', async () => {
    const { app, post } = await openList()
    const refused = { data: { fault: { id: 7, price: 'Rs. abc' } }, init: { status: 422 } }
    expect(await post(offer(7, { price: 'Rs. abc' }))).toMatchObject(refused)
    expect(await post({ ...offer(7, { price: 'Rs. abc', live: '' }) })).toMatchObject(refused)
    for (const price of ['0', '-5', '1e9']) {
      expect(await post(offer(7, { price }))).toMatchObject({ init: { status: 422 } })
    }
    expect(await post(offer(7, { had: 'to-order 0' }))).toMatchObject({ init: { status: 400 } })
    expect((await listProductsForStaff(app.db, { q: 'snake' })).rows[0]?.sizes).toEqual([])
  })

  test('are of all sizes at once, asked where they differ; prices that differ are changed in the editor', async () => {
    const list = await openList()
    await sized(list)
    const rowOf = async () => (await list.show(indoor)).stock.rows.find(({ id }) => id === 8)
    expect(await rowOf()).toMatchObject({ toBeHad: 'Not now: 1 of 2', offer: { had: 'differs' } })
    expect((await rowOf())?.offer.price).toBeUndefined()
    const said = offer(8, { wasHad: 'differs', had: 'available' })
    // Nothing of a price: several sizes have none in the list.
    expect(await list.post(said)).toMatchObject({
      data: { row: { offer: { had: 'differs' } } },
      init: { status: 422 },
    })
    const asked = (await list.post(said)) as { data: { fault: object } }
    expect(asked.data.fault).toEqual({
      id: 8,
      had: 'available',
      words: 'Its 2 sizes differ. Shall all of them say this?',
    })
    expect(await rowOf()).toMatchObject({ offer: { had: 'differs' } })
    await list.post({ ...said, all: 'yes' })
    expect(await rowOf()).toMatchObject({ offer: { had: 'available' } })
  })

  test('stand beside how many people wait, whom making it available tells', async () => {
    const { app, asha, show } = await openList()
    await saveProduct(app, { id: 7, change: { backIn: 'July' }, staffId: asha, source: 'desk' })
    for (const contact of ['meera@example.com', 'anil@example.com']) {
      const person = { way: 'email', contact } as const
      await askToBeTold(app.db, { productId: 7, number: 0 }, person, { language: 'en' })
    }
    expect((await show(indoor)).stock.rows.slice(0, 2)).toMatchObject([
      { under: 'Dracaena trifasciata, 2 people wait for it' },
      { under: expect.not.stringContaining('wait') },
    ])
  })

  test('stay as a colleague has said them meanwhile, and that is told with how it stands', async () => {
    const list = await openList()
    await sized(list)
    const answer = await list.post(offer(8, { wasHad: '', had: 'available' }))
    expect(answer).toMatchObject({
      data: { row: { offer: { had: 'differs' } } },
      init: { status: 409 },
    })
    const desk = await list.post(offer(7, { price: '90' }), { role: 'desk' })
    expect(desk).toMatchObject({ init: { status: 403 } })
  })
})

describe('the order', () => {
  test('is changed before or after another product, in the shop too', async () => {
    const { show, post } = await openList()
    const before = namesOf(await show(indoor))
    await post({ intent: 'move', id: '8', before: '7', live: '1' })
    const [first, second, ...rest] = before
    expect(namesOf(await show(indoor))).toEqual([second, first, ...rest])
    await post({ intent: 'move', id: '8', after: '7', live: '1' })
    expect(namesOf(await show(indoor))).toEqual(before)
  })

  test('stays where the other product is gone, or of another category', async () => {
    const { show, post } = await openList()
    const before = namesOf(await show(indoor))
    for (const other of ['99999', '1']) {
      const answer = await post({ intent: 'move', id: '8', before: other, live: '1' })
      expect(answer).toMatchObject({ init: { status: 409 } })
    }
    expect(namesOf(await show(indoor))).toEqual(before)
  })
})

test('a form that is none of ours is refused', async () => {
  const { post } = await openList()
  for (const fields of [
    { intent: 'steal', id: '7' },
    { intent: 'hide', id: 'x', version: '1' },
    { intent: 'move', id: '7' },
  ]) {
    expect(await post(fields as Record<string, string>)).toMatchObject({ init: { status: 400 } })
  }
})

import { describe, expect, test } from 'vitest'
import {
  action as bringBack,
  loader as deletedLoader,
} from '#app/catalogue/desk/deleted/deleted.route.tsx'
import { tellChange } from '#app/catalogue/desk/done-change.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { formOf, type Opened, openEditor } from '#tests/support/pages/product-editor.ts'
import { giveQuote, potting, writeQuote } from '#tests/support/quotes.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest } from '#tests/support/test-app.ts'

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
    const { app, open, save, send, stored } = await openEditor()
    const { product } = await open()
    const remove = new URLSearchParams({ intent: 'delete' })
    expect(await send(remove, 'desk')).toMatchObject({ status: 403 })
    const deleted = await send(remove)
    expect(deleted).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/desk\/catalogue\?done=\d+$/),
    })
    await expect(open()).rejects.toMatchObject({ status: 302 })
    // Who was writing meanwhile is told, and keeps what was typed.
    expect(await save({ name: 'Sansevieria' }, product)).toMatchObject({
      status: 409,
      problem: expect.stringMatching(/^It was deleted while you were writing/),
    })
    const page = await deletedLoader(
      await staffArgs(app, new Request('http://localhost:3000/desk/catalogue/deleted')),
    )
    const [row] = page.deleted.rows
    expect(row).toMatchObject({ id: 7, name: 'Snake Plant', category: 'Indoor Plants' })
    const back = formRequest('/desk/catalogue/deleted', {
      intent: 'undo',
      change: `${row?.change}`,
    })
    expect(await bringBack(await staffArgs(app, back))).toMatchObject({ status: 303 })
    expect((await stored()).edit.name).toBe('Snake Plant')

    const products = [{ id: 7, quantity: '1' }]
    await receiveEnquiry(openWriter(app.db), { ...someEnquiry(1), products })
    expect(await send(remove)).toMatchObject({ status: 409, isNamed: true })
    expect((await stored()).edit.hidden).toBe(false)
  })

  test('says in how many quotes the product stands, and deletes it when it is told again', async () => {
    const desk = await openEditor()
    const now = new Date()
    const reference = await desk.ask({})
    const lines = [{ ...potting, product: 7, what: 'Snake Plant' }]
    await giveQuote(desk, reference, { lines }, now)
    const remove = { intent: 'delete' }
    const inQuotes = { drafts: 0, open: 1 }
    expect(await desk.send(new URLSearchParams(remove))).toEqual({ status: 409, inQuotes })
    const draft = await writeQuote(desk, await desk.ask({}), { lines }, now)
    expect(await desk.send(new URLSearchParams(remove))).toEqual({
      status: 409,
      inQuotes: { drafts: 1, open: 1 },
    })
    expect((await desk.stored()).edit.name).toBe('Snake Plant')
    const sure = new URLSearchParams({ ...remove, sure: 'yes' })
    expect(await desk.send(sure)).toMatchObject({ status: 303 })
    // It goes on without the product.
    const sent = await sendQuote(
      desk.app,
      { ...draft, byEmail: true, others: 'both-hold' },
      { staffId: desk.asha, now },
    )
    expect(sent).toEqual({ sent: true })
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

import { describe, expect, test } from 'vitest'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { formOf, openEditor } from '#tests/support/pages/product-editor.ts'
import type { Typed } from '#tests/support/product-form.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, responseOf } from '#tests/support/test-app.ts'
import { action as addAction, loader as newLoader } from './new-product.route.tsx'

type FaultyAnswer = { data: { notSaved: { faults: object } } }

describe('a new product', () => {
  test('is hidden until it has a picture, and gets its address from its name', async () => {
    const { app } = await openEditor()
    const add = async (typed: Typed) => {
      const address = '/desk/catalogue/new?category=outdoor-plants'
      const request = new Request(`http://localhost:3000${address}`)
      const { product } = await newLoader(await staffArgs(app, request))
      expect(product.edit).toMatchObject({ category: 'outdoor-plants', hidden: true })
      const body = formOf(product, typed)
      const post = new Request(formRequest(address, {}), { body, method: 'POST' })
      return addAction(await staffArgs(app, post))
    }
    const refused = await add({ name: '' })
    // The address would be made of the name: it is not asked for as well.
    expect(refused).toMatchObject({
      init: { status: 422 },
      data: { notSaved: { faults: { name: 'Write a name.' } } },
    })
    expect(Object.keys((refused as FaultyAnswer).data.notSaved.faults)).toEqual(['name'])
    expect(await add({ name: 'Frangipani', shown: 'yes' })).toMatchObject({ init: { status: 422 } })
    const added = responseOf(await add({ name: 'Frangipani (Champa)', water: 'week' }))
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

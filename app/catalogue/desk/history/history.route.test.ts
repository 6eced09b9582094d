import { expect, test } from 'vitest'
import { moveProduct } from '#app/catalogue/store/order/move-product.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Role } from '#app/staff/role.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, responseOf } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { action, loader } from './history.route.tsx'

/** What happened to the snake plant, as Asha and Ravi did it. */
async function openHistory() {
  const desk = await openDesk({}, openTestCatalogue)
  const { app } = desk
  const args = async (request: Request, role: Role, id: string) => ({
    ...(await staffArgs(app, request, { role })),
    params: { id },
  })
  const show = async (query = '', { role = 'owner' as Role, id = '7' } = {}) => {
    const request = new Request(`http://localhost:3000/desk/catalogue/${id}/history${query}`)
    return loader(await args(request, role, id))
  }
  const post = async (fields: Record<string, string>, role: Role = 'owner') => {
    const request = formRequest('/desk/catalogue/7/history', fields)
    const answer = action(await args(request, role, '7'))
    return Promise.resolve(answer).catch((thrown: unknown) => thrown)
  }
  const save = async (staffId: number, change: Parameters<typeof saveProduct>[1]['change']) => {
    const result = await saveProduct(app, { id: 7, change, staffId, source: 'desk' })
    if (!('saved' in result)) throw new Error('It was not saved.')
    return result.saved.changeId
  }
  const edit = async () => (await findProductForStaff(app.db, 7))?.edit
  return { ...desk, show, post, save, edit }
}

test('a product’s history says who changed what, and when, from what to what', async () => {
  const { app, show, save, asha, ravi } = await openHistory()
  await save(asha, { name: 'Sansevieria', hidden: true })
  await save(ravi, { light: { is: 'low', alsoGood: ['bright'], source: 'a list' } })
  await moveProduct(app, 7, { after: 8 }, { staffId: ravi, source: 'desk' })
  const { history } = await show()
  expect(history).toMatchObject({ name: 'Sansevieria', older: undefined, question: undefined })
  expect(history.changes).toMatchObject([
    { who: 'Ravi Jadhav', how: 'moved it in the list', fields: [] },
    {
      who: 'Ravi Jadhav',
      how: 'changed',
      at: expect.stringMatching(/^Today, /),
      fields: [{ label: 'Light', after: 'Low light, also bright shade\n(a list)' }],
    },
    {
      who: 'Asha Patil',
      fields: [
        { label: 'Name', before: 'Snake Plant', after: 'Sansevieria' },
        { label: 'Hidden', before: 'Shown', after: 'Hidden' },
      ],
    },
  ])
  await expect(show('', { id: '4711' })).rejects.toMatchObject({ init: { status: 404 } })
})

test('of sizes it says those that changed, in words', async () => {
  const { show, save, asha, edit } = await openHistory()
  const size = { number: null, labels: {}, price: 9_000, availability: null }
  const labelled = ['4 inch pot', '6 inch pot'].map((label) => ({ ...size, label }))
  await save(asha, { sizes: labelled })
  const [small, large] = (await edit())?.sizes ?? []
  if (!small || !large) throw new Error('no sizes')
  await save(asha, { sizes: [small, { ...large, price: 9_550, availability: { is: 'ask' } }] })
  await save(asha, { sizes: [small] })
  const { changes } = (await show()).history
  expect(changes.map(({ fields }) => fields)).toEqual([
    [{ label: 'Sizes', before: '6 inch pot, Rs\u00a095.50, ask us', after: 'Nothing' }],
    [
      {
        label: 'Sizes',
        before: '6 inch pot, Rs\u00a090',
        after: '6 inch pot, Rs\u00a095.50, ask us',
      },
    ],
    [
      {
        label: 'Sizes',
        before: 'Nothing',
        after: '4 inch pot, Rs\u00a090\n6 inch pot, Rs\u00a090',
      },
    ],
  ])
})

test('each change is undone, and where others came after it asks first', async () => {
  const { show, post, save, edit, asha, ravi } = await openHistory()
  const first = await save(asha, { name: 'Sansevieria' })
  const second = await save(ravi, { description: 'For desks' })
  const undone = responseOf(await post({ intent: 'undo', change: String(second) }))
  expect([undone.status, undone.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/desk\/catalogue\/7\/history\?done=\d+$/),
  ])
  expect(await edit()).toMatchObject({ name: 'Sansevieria', description: '' })
  expect((await show()).history.changes.map(({ isUndone }) => isUndone)).toEqual([
    false,
    true,
    false,
  ])

  await save(ravi, { name: 'Mother-in-law’s Tongue' })
  const asked = responseOf(await post({ intent: 'undo', change: String(first) }))
  expect(asked.headers.get('location')).toBe(`/desk/catalogue/7/history?undo=${first}`)
  expect(await edit()).toMatchObject({ name: 'Mother-in-law’s Tongue' })
  const { question } = (await show(`?undo=${first}`)).history
  expect(question).toMatchObject({
    change: { who: 'Asha Patil', fields: [{ before: 'Snake Plant' }] },
    later: [{ who: 'Ravi Jadhav', fields: [{ after: 'Mother-in-law’s Tongue' }] }],
  })
  await post({ intent: 'undo', change: String(first), anyway: 'yes' })
  expect(await edit()).toMatchObject({ name: 'Snake Plant' })
})

test('how many people wait is said before a change is undone that may make it available', async () => {
  const { app, show, save, asha } = await openHistory()
  await save(asha, { backIn: 'July' })
  expect((await show()).waits).toBeUndefined()
  const meera = { way: 'email', contact: 'meera@example.com' } as const
  await askToBeTold(app.db, { productId: 7, number: 0 }, meera, { language: 'en' })
  expect((await show()).waits).toBe('1 person waits for it')
})

test('history is read only for the desk, and takes no form that is none of ours', async () => {
  const { show, post, save, asha } = await openHistory()
  const change = String(await save(asha, { name: 'Sansevieria' }))
  expect((await show('', { role: 'desk' })).history.changes[0]?.mayUndo).toBe(false)
  expect(await post({ intent: 'undo', change }, 'desk')).toMatchObject({ init: { status: 403 } })
  expect(await post({ intent: 'steal', change })).toMatchObject({ init: { status: 400 } })
  expect(await post({ intent: 'undo', change: '4711' })).toMatchObject({ init: { status: 404 } })
})

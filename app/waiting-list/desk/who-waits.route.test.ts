import { expect, test } from 'vitest'
import type { Availability } from '#app/catalogue/sizes/size.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Role } from '#app/staff/role.ts'
import { tellWhoWaits } from '#app/waiting-list/tell-waiting.server.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { showWaitedFor } from './shown-waiting.server.ts'
import { action, loader } from './who-waits.route.tsx'

/** The snake plant's one size is away; Meera and a number wait for it. */
async function openWaitingList() {
  const { app } = await openDesk({ SMTP_URL: 'smtp://mail.example' }, openTestCatalogue)
  const save = (availability: Availability) => {
    const sizes = [{ number: 1, label: '20 cm pot', labels: {}, price: null, availability }]
    return saveProduct(app, { id: 7, change: { sizes }, staffId: 1, source: 'desk' })
  }
  await saveProduct(app, {
    ...{ id: 7, staffId: 1, source: 'desk' },
    change: {
      sizes: [
        {
          number: null,
          label: '20 cm pot',
          labels: {},
          price: null,
          availability: { is: 'away', backIn: null },
        },
      ],
    },
  })
  const wanted = { productId: 7, number: 1 }
  const how = { language: 'en' } as const
  await askToBeTold(app.db, wanted, { way: 'email', contact: 'meera@example.com' }, how)
  await askToBeTold(app.db, wanted, { way: 'mobile', contact: '9820045217' }, how)
  const args = async (request: Request, role: Role) => ({
    ...(await staffArgs(app, request, { role })),
    params: { id: '7' },
  })
  const show = async (role: Role = 'owner') => {
    const request = new Request('http://localhost:3000/desk/catalogue/7/waiting')
    const given = await args(request, role)
    return (await loader(given)).list
  }
  const post = async (fields: Record<string, string>, role: Role = 'owner') => {
    const request = formRequest('/desk/catalogue/7/waiting', fields)
    const given = await args(request, role)
    return action(given).catch((thrown: unknown) => thrown)
  }
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  return { app, save, show, post, tell: (minutes: number) => tellWhoWaits(app, later(minutes)) }
}

test('who answers visitors sees who waits, and who keeps the catalogue how many', async () => {
  const { show } = await openWaitingList()
  expect(await show('desk')).toMatchObject({
    sizes: [{ size: '20 cm pot', waiting: 2 }],
    people: {
      now: [
        { who: 'meera@example.com', size: '20 cm pot', standing: 'Waiting' },
        { who: '9820045217', standing: 'Waiting: a draft for you' },
      ],
      before: [],
    },
  })
  const counted = await show('catalogue')
  expect(counted).toMatchObject({ sizes: [{ size: '20 cm pot', waiting: 2 }] })
  expect(JSON.stringify(counted)).not.toMatch(/meera|98200/)
})

test('telling can be undone for ten minutes, and begun again', async () => {
  const { save, show, post, tell } = await openWaitingList()
  await save({ is: 'available' })
  expect(await show()).toMatchObject({ tellsAt: expect.stringMatching(/[ap]m$/), mayTell: false })
  await post({ intent: 'stop' }, 'catalogue')
  expect(await tell(11)).toBe(0)
  expect(await show()).toMatchObject({ tellsAt: undefined, mayTell: true })
  await post({ intent: 'tell' })
  expect(await tell(11)).toBe(1)
})

test('a draft has the words to send, and once it is marked as sent its number is gone', async () => {
  const { app, save, show, post, tell } = await openWaitingList()
  await save({ is: 'available' })
  await tell(11)
  expect(await showWaitedFor(app.db)).toEqual([
    { id: 7, name: 'Snake Plant', waiting: 1, drafts: 1 },
  ])
  const draft = (await show())?.people?.now[1]
  const words = decodeURIComponent(draft?.chat ?? '')
  expect(words).toMatch(
    /^https:\/\/wa\.me\/919820045217\?text=Snake Plant, 20 cm pot can be had again/,
  )
  expect(words).toContain('/product/snake-plant?size=1')
  const sent = { intent: 'sent', id: String(draft?.id) }
  expect(await post(sent, 'catalogue')).toMatchObject({ init: { status: 403 } })
  expect(await post(sent, 'desk')).toMatchObject({ status: 303 })
  const { now, before } = (await show())?.people ?? { now: [], before: [] }
  expect(now.map(({ who }) => who)).toEqual(['meera@example.com'])
  expect(before).toMatchObject([{ who: undefined, standing: expect.stringMatching(/^Told /) }])
})

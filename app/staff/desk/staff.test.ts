import { expect, test as onBoth } from 'vitest'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { addStaff, listStaff } from '#app/staff/accounts.server.ts'
import { findLink } from '#app/staff/links/links.server.ts'
import { rememberDevice } from '#app/staff/sessions/devices.server.ts'
import { findSignedIn, startSession } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action as changeAction, loader as showPerson } from './person.route.tsx'
import { action as inviteAction, loader as showStaff } from './staff.route.tsx'

/** The owner's pages of the staff, for an owner who is signed in. */
async function openStaff(env: Record<string, string> = {}) {
  const app = await openTestApp(env)
  const { token, staffId: ownerId } = await signIn(app, { name: 'Asha Patil' })
  const args = async (request: Request, id = '') => {
    const all = { ...routeArgs(app, request), params: { id } }
    const signedIn = await findSignedIn(app.db, token)
    if (signedIn) all.context.set(staffContext, signedIn)
    return all
  }
  const invite = async (fields: Record<string, string>) => {
    const { init, data } = await inviteAction(await args(formRequest('/desk/staff', fields)))
    return { status: init?.status, data }
  }
  const change = async (id: number, intent: string, fields: Record<string, string> = {}) => {
    const request = formRequest(`/desk/staff/${id}`, { intent, ...fields })
    const answer = await changeAction(await args(request, String(id)))
    if (answer instanceof Response) return { to: answer.headers.get('Location') }
    return { status: answer.init?.status, ...answer.data }
  }
  const look = async (id: string) =>
    showPerson(await args(new Request(`http://localhost:3000/desk/staff/${id}`), id))
  const list = async () => showStaff(await args(new Request('http://localhost:3000/desk/staff')))
  const events = () =>
    app.db
      .selectFrom('staff_events')
      .select(['code', 'staff_id', 'about_staff_id', 'about'])
      .orderBy('id')
      .execute()
  return { app, ownerId, invite, change, look, list, events }
}

const sunil = {
  name: 'Sunil More',
  email: 'Sunil@aangan.example',
  mobileNumber: '98765 43210',
  role: 'catalogue',
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

test('The owner invites somebody by a link to hand over, which is shown once and works', async () => {
  const { app, ownerId, invite, list, events } = await openStaff()
  const { status, data } = await invite(sunil)
  expect(status).toBe(201)
  if (!('handed' in data)) throw new Error('nobody was invited')
  expect(data).toMatchObject({ name: 'Sunil More', handed: { mailedTo: null } })
  const link = await findLink(app.db, tokenOf(data.handed.link))
  expect(link).toMatchObject({ purpose: 'invitation', name: 'Sunil More' })
  expect((await list()).people).toMatchObject([
    { name: 'Asha Patil', role: 'owner', seen: 'you, now' },
    { name: 'Sunil More', role: 'catalogue', seen: 'invited, has not come yet' },
  ])
  const [, person] = await listStaff(app.db)
  expect(person).toMatchObject({ email: 'Sunil@aangan.example', mobileNumber: '9876543210' })
  expect(await events()).toEqual([
    { code: 'staff-added', staff_id: ownerId, about_staff_id: person?.id, about: 'catalogue' },
    { code: 'link-made', staff_id: ownerId, about_staff_id: person?.id, about: 'invitation' },
  ])
  // No mail server: it is handed over, and waits nowhere.
  expect(await app.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

onBoth(
  'An invitation with mistakes, or of somebody who signs in already, changes nothing',
  async () => {
    const { app, invite } = await openStaff()
    const wrong = await invite({ name: ' ', email: 'sunil', mobileNumber: '12', role: 'gardener' })
    expect(wrong).toMatchObject({
      status: 422,
      data: {
        values: { email: 'sunil', role: 'gardener' },
        errors: {
          name: 'A name is required.',
          email: 'A valid e-mail is required.',
          mobileNumber: 'Valid 10-digit phone number is required.',
          role: 'Please choose what they may do.',
        },
      },
    })
    await invite(sunil)
    expect(await invite({ ...sunil, mobileNumber: '' })).toMatchObject({
      status: 422,
      data: { errors: { email: 'Somebody signs in with this e-mail already.' } },
    })
    const other = { ...sunil, email: 'other@aangan.example', mobileNumber: '' }
    expect(await invite({ ...other, name: sunil.name.toUpperCase() })).toMatchObject({
      status: 422,
      data: { errors: { name: expect.stringContaining('is called so already') } },
    })
    expect(await listStaff(app.db)).toHaveLength(2)
  },
)

test('Where mail is set up the link goes by e-mail too, and the letter ends with the link', async () => {
  const mail = { SITE_URL: 'https://aangan.example', SMTP_URL: 'smtp://127.0.0.1:2525' }
  const { app, invite } = await openStaff(mail)
  const before = Date.now()
  const { data } = await invite(sunil)
  if (!('handed' in data)) throw new Error('nobody was invited')
  expect(data.handed.mailedTo).toBe('Sunil@aangan.example')
  const [letter] = await app.db.selectFrom('outbox').selectAll().execute()
  expect(letter).toMatchObject({ kind: 'staff-link-email', recipient: 'Sunil@aangan.example' })
  expect(JSON.parse(letter?.body ?? '').text).toContain(data.handed.link)
  const days = (Date.parse(letter?.expires_at ?? '') - before) / (24 * 60 * 60 * 1000)
  expect(days).toBeCloseTo(3, 2)
})

onBoth(
  'The owner makes a new link, signs a phone out, changes the role and removes somebody',
  async () => {
    const { app, ownerId, change, look, list, events } = await openStaff()
    const ravi = { name: 'Ravi', email: 'ravi@aangan.example', role: 'desk' } as const
    const id = await addStaff(app.db, { ...ravi, passwordHash: 'set' })
    const signInOn = async (label: string) => {
      const device = { token: label, staffId: id, label }
      const deviceId = await app.writeTogether((write) => rememberDevice(write, device))
      const session = { staffId: id, lasting: true, deviceId, deviceLabel: label }
      return { deviceId, token: await startSession(app.db, session) }
    }
    const [phone, computer] = [
      await signInOn('Chrome on Android'),
      await signInOn('Edge on Windows'),
    ]

    const first = await change(id, 'link')
    const second = await change(id, 'link')
    if (!('handed' in first) || !('handed' in second)) throw new Error('no link was made')
    expect(second).toMatchObject({ status: 201, handed: { purpose: 'reset' } })
    expect(await findLink(app.db, tokenOf(first.handed.link))).toBeUndefined()
    expect(await findLink(app.db, tokenOf(second.handed.link))).toMatchObject({ staffId: id })

    expect((await look(String(id))).devices).toHaveLength(2)
    const device = String(phone.deviceId)
    expect(await change(id, 'sign-out-phone', { device })).toEqual({
      to: `/desk/staff/${id}?done=sign-out-phone`,
    })
    expect(await findSignedIn(app.db, phone.token)).toBeUndefined()
    expect(await findSignedIn(app.db, computer.token)).toMatchObject({ role: 'desk' })

    expect(await change(id, 'role', { role: 'gardener' })).toMatchObject({ status: 422 })
    expect(await change(id, 'role', { role: 'catalogue' })).toEqual({
      to: `/desk/staff/${id}?done=role`,
    })
    expect(await findSignedIn(app.db, computer.token)).toBeUndefined()

    expect(await change(id, 'remove')).toEqual({ to: '/desk/staff?removed' })
    expect((await list()).people.map(({ name }) => name)).toEqual(['Asha Patil'])
    await expect(look(String(id))).rejects.toMatchObject({ init: { status: 404 } })
    await expect(look('AN-7K2M9PQR')).rejects.toMatchObject({ init: { status: 404 } })
    // Events go on to name who was removed.
    const row = app.db.selectFrom('staff').select(['name', 'email']).where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ name: 'Ravi', email: null })
    const done = (await events()).map(({ code, staff_id, about }) => [code, staff_id, about])
    expect(done).toEqual([
      ['link-made', ownerId, 'reset'],
      ['link-made', ownerId, 'reset'],
      ['phone-signed-out', ownerId, null],
      ['role-changed', ownerId, 'catalogue'],
      ['staff-removed', ownerId, null],
    ])
  },
)

test('The last owner is neither removed nor given another role', async () => {
  const { app, ownerId, change } = await openStaff()
  const refused = 'This is the only owner: make somebody else an owner first.'
  for (const [intent, role] of [
    ['role', 'desk'],
    ['remove', ''],
  ] as const) {
    expect(await change(ownerId, intent, { role })).toEqual({ status: 422, refused })
  }
  await expect(change(ownerId, 'promote')).rejects.toMatchObject({ init: { status: 400 } })
  expect(await listStaff(app.db)).toMatchObject([{ id: ownerId, role: 'owner' }])
})

test('The open enquiries of whoever leaves or answers no more go to nobody, and their screen says so before', async () => {
  const { app, ownerId, change, look } = await openStaff()
  const add = (name: string) =>
    addStaff(app.db, { name, email: `${name}@aangan.example`, role: 'desk' })
  const [imran, ravi] = [await add('Imran'), await add('Ravi')]
  const give = async (mobileNumber: string, staffId: number) => {
    const asked = { ...someEnquiry(1), products: [], mobileNumber }
    const { reference } = await receiveEnquiry(app, asked)
    const version = (await findEnquiry(app.db, reference))?.version ?? 0
    const author = { staffId: ownerId, version }
    await changeEnquiry(app, reference, { kind: 'person', staffId }, author)
    return reference
  }
  const imrans = [await give('9876543210', imran), await give('9876543211', imran)]
  const ravis = [await give('9876543212', ravi)]
  const enquiriesOf = async (id: number) => (await look(String(id))).person.openEnquiries
  expect([await enquiriesOf(imran), await enquiriesOf(ravi)]).toEqual([2, 1])
  const withWhom = (references: string[]) =>
    Promise.all(references.map(async (each) => (await findEnquiry(app.db, each))?.staff_id))

  await change(ravi, 'role', { role: 'owner' })
  expect(await withWhom(ravis)).toEqual([ravi])
  await change(ravi, 'role', { role: 'catalogue' })
  expect(await withWhom(ravis)).toEqual([null])
  await change(imran, 'remove')
  expect(await withWhom(imrans)).toEqual([null, null])
  for (const reference of [...ravis, ...imrans]) {
    const told = (await findEnquiryFile(app, reference))?.events[0]
    expect(told).toMatchObject({ code: 'person', to: null, by: { id: ownerId } })
  }
})

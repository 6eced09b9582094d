import { expect, test } from 'vitest'
import { action as signOut } from '#app/desk/sign-out.route.tsx'
import { listPhones } from '#app/staff/phones/phones.server.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { newPushKey } from '#server/delivery/channels/push-key.ts'
import { openPushService } from '#tests/support/receivers/push-service.ts'
import { type StaffOptions, signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { refusals } from './phone-changes.ts'
import { action, loader } from './phones.route.tsx'

async function openNotices(env: Record<string, string> = {}) {
  const app = await openTestApp({ PUSH_PRIVATE_KEY: newPushKey(), ...env })
  const { subscription, close } = await openPushService()
  close()
  const usable = { ...subscription, endpoint: 'https://push.example/phone' }
  async function open(options: StaffOptions = { onDevice: true }) {
    const { staffId, token } = await signIn(app, options)
    const args = async (request: Request) => {
      const all = routeArgs(app, request)
      const staff = await findSignedIn(app.db, token)
      if (staff) all.context.set(staffContext, staff)
      return all
    }
    const post = async (intent: string, fields: Record<string, string> = {}) => {
      const answer = await action(await args(formRequest('/desk/notices', { intent, ...fields })))
      return answer instanceof Response ? answer.headers.get('Location') : answer.data.refused
    }
    const look = async () => loader(await args(new Request('http://localhost:3000/desk/notices')))
    const leave = async () => signOut(await args(formRequest('/desk/sign-out', {})))
    return { staffId, post, look, leave }
  }
  return { app, usable, open }
}

test('staff turn notices on for the phone in hand, choose what it is told, and turn them off', async () => {
  const { app, usable, open } = await openNotices()
  const asha = await open()
  expect(await asha.look()).toMatchObject({ mine: undefined, others: [], promiseHours: 4 })
  expect(await asha.post('turn-on', usable)).toBe('/desk/notices?done=turn-on')
  const { mine } = await asha.look()
  expect(mine).toMatchObject({ label: 'Chrome on Android', newEnquiry: true, saysWho: false })
  const id = String(mine?.id)
  const choices = { id, waitsTooLong: 'yes', saysWho: 'yes', quiet: 'no' }
  expect(await asha.post('change', choices)).toBe('/desk/notices?done=change')
  expect((await asha.look()).mine).toMatchObject({
    newEnquiry: false,
    waitsTooLong: true,
    deliveryFails: false,
    anyHour: true,
    saysWho: true,
  })
  expect(await asha.post('trial', { id })).toBe('/desk/notices?done=trial')
  const { body, expires_at } = await app.db
    .selectFrom('outbox')
    .select(['body', 'expires_at'])
    .where('kind', '=', 'push')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(body ?? '')).toMatchObject({
    phone: usable,
    notice: { title: 'New enquiry from Meera, Kothrud', opens: '/desk' },
  })
  expect(expires_at).not.toBeNull()

  // Somebody else neither sees nor changes it.
  const ravi = await open()
  expect(await ravi.look()).toMatchObject({ mine: undefined, others: [] })
  await ravi.post('turn-off', { id })
  expect(await ravi.post('trial', { id })).toBe(refusals.none)
  expect((await asha.look()).mine).toMatchObject({ saysWho: true })

  expect(await asha.post('turn-off', { id })).toBe('/desk/notices?done=turn-off')
  expect((await asha.look()).mine).toBeUndefined()
  expect(await app.db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('a phone whose push service refuses what is sent, as after another key, is told of until that goes', async () => {
  const { app, usable, open } = await openNotices()
  const asha = await open()
  await asha.post('turn-on', usable)
  const { mine } = await asha.look()
  expect(mine?.isRefused).toBe(false)
  await asha.post('trial', { id: String(mine?.id) })
  await app.db.updateTable('outbox').set({ last_error: 'HTTP 403' }).execute()
  expect((await asha.look()).mine?.isRefused).toBe(true)
  await app.db.updateTable('outbox').set({ state: 'sent' }).execute()
  expect((await asha.look()).mine?.isRefused).toBe(false)
})

test('signing out ends what the phone is told', async () => {
  const { app, usable, open } = await openNotices()
  const asha = await open()
  await asha.post('turn-on', usable)
  await asha.leave()
  expect(await listPhones(app.db, asha.staffId)).toEqual([])
})

test('what is no push service’s address, or no key, is not taken', async () => {
  const { usable, open } = await openNotices()
  const asha = await open()
  for (const wrong of [
    { endpoint: 'http://push.example/phone' },
    { endpoint: 'https://192.168.1.1/phone' },
    { endpoint: 'nowhere' },
    { p256dh: 'short' },
    { auth: '' },
  ]) {
    expect(await asha.post('turn-on', { ...usable, ...wrong })).toBe(refusals.unusable)
  }
  const elsewhere = await open({ onDevice: false })
  expect(await elsewhere.post('turn-on', usable)).toBe(refusals.signInAgain)
  await expect(asha.post('something')).rejects.toMatchObject({ init: { status: 400 } })
})

test('without a key nobody is told, and the page says what is missing', async () => {
  const { usable, open } = await openNotices({ PUSH_PRIVATE_KEY: '' })
  const asha = await open()
  expect((await asha.look()).publicKey).toBeUndefined()
  expect(await asha.post('turn-on', usable)).toBe(refusals.unusable)
})

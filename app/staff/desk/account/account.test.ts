import { beforeAll, expect, test as onBoth } from 'vitest'
import { addStaff, findAccount } from '#app/staff/accounts.server.ts'
import { makeLink } from '#app/staff/links/links.server.ts'
import { listPasskeys } from '#app/staff/passkeys/passkeys.server.ts'
import { hashPassword, isPassword } from '#app/staff/password.server.ts'
import { rememberDevice } from '#app/staff/sessions/devices.server.ts'
import { findSignedIn, startSession } from '#app/staff/sessions/sessions.server.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import type { App } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { makeSoftwarePasskey } from '#tests/support/journeys/software-passkey.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './account.route.tsx'
import { action as newPasskey } from './new-passkey.api.ts'

const password = 'neem and tulsi'
const ravi = { name: 'Ravi Kulkarni', email: 'ravi@aangan.example', role: 'desk' } as const
let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

/** Ravi's account, on which he is signed in on so many phones; he asks from the first. */
async function openAccount(phones = 1) {
  const app = await openTestApp()
  const staffId = await addStaff(app.db, { ...ravi, passwordHash })
  const tokens: string[] = []
  const devices: number[] = []
  for (let phone = 0; phone < phones; phone += 1) {
    const label = `Chrome on Android ${phone}`
    const deviceId = await app.writeTogether((transaction) =>
      rememberDevice(transaction, { token: `device ${phone}`, staffId, label }),
    )
    const session = { staffId, lasting: true, deviceId, deviceLabel: label }
    devices.push(deviceId)
    tokens.push(await startSession(app.db, session))
  }
  const args = async (request: Request) => {
    const all = routeArgs(app, request)
    const signedIn = await findSignedIn(app.db, tokens[0] ?? '')
    if (signedIn) all.context.set(staffContext, signedIn)
    return all
  }
  const change = async (intent: string, fields: Record<string, string> = {}) => {
    const answer = await action(await args(formRequest('/desk/account', { intent, ...fields })))
    if (answer instanceof Response) return answer.headers.get('Location')
    return { status: answer.init?.status, ...answer.data.errors }
  }
  const postPasskey = async (body: unknown) => {
    const request = new Request('http://localhost:3000/desk/account/new-passkey', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await newPasskey(await args(request))
    return { status: answer.status, body: await answer.json() }
  }
  const look = async (query = '') =>
    loader(await args(new Request(`http://localhost:3000/desk/account${query}`)))
  return { app, staffId, devices, tokens, change, postPasskey, look }
}

async function eventCodes({ db }: App) {
  const rows = await db.selectFrom('staff_events').select('code').orderBy('id').execute()
  return rows.map(({ code }) => code)
}

test('A name is refused that a colleague has, or that holds what nobody sees', async () => {
  const { app, change } = await openAccount()
  await addStaff(app.db, { name: 'Meera Deshpande', email: 'meera@aangan.example', role: 'owner' })
  const taken =
    'Somebody of the staff is called so already. Please add something, such as a surname.'
  for (const name of ['Meera Deshpande', ' MEERA  deshpande', 'Mee\u200dra Deshpande']) {
    expect(await change('name', { name })).toEqual({ status: 422, name: taken })
  }
  const unseen = 'The name holds signs that nobody sees. Please type it anew.'
  for (const name of ['Ravi\u202e', 'R\u0007avi', 'Ra\u00advi', 'Ravi\u2028K', '\u3164\u3164']) {
    expect(await change('name', { name })).toEqual({ status: 422, name: unseen })
  }
  expect(await change('name', { name: '...' })).toEqual({
    status: 422,
    name: 'A name has letters.',
  })
  // Devanagari is written with joiners, and one's own name may be saved again.
  for (const name of ['दर्\u200dया', 'दर्\u200dया']) {
    expect(await change('name', { name })).toBe('/desk/account?done=name')
  }
})

onBoth('Staff change their own name, and an empty one is refused', async () => {
  const { app, change, look } = await openAccount()
  expect(await change('name', { name: '  ' })).toEqual({ status: 422, name: 'A name is required.' })
  expect(await change('name', { name: ' रवि कुलकर्णी ' })).toBe('/desk/account?done=name')
  expect(await look('?done=name')).toMatchObject({
    account: { name: 'रवि कुलकर्णी' },
    done: 'name',
  })
  expect(await eventCodes(app)).toEqual(['name-changed'])
  await expect(change('everything')).rejects.toMatchObject({ init: { status: 400 } })
})

onBoth(
  'E-mail and number are changed with the password only, are nobody else’s, and end mailed links',
  async () => {
    const { app, staffId, change } = await openAccount()
    const asha = { name: 'Asha', role: 'owner', mobileNumber: '9876543210' } as const
    await addStaff(app.db, { ...asha, email: 'asha@aangan.example' })
    await makeLink(app.db, { purpose: 'sign-in', staffId, siteUrl: 'http://localhost:3000' })
    const wanted = { email: 'Ravi.New@aangan.example', mobileNumber: '+91 98200 00001' }
    expect(await change('identity', { email: 'ravi', mobileNumber: '12', password })).toEqual({
      status: 422,
      email: 'A valid e-mail is required.',
      mobileNumber: 'Valid 10-digit phone number is required.',
    })
    expect(await change('identity', wanted)).toEqual({
      status: 422,
      password: 'Your password is required.',
    })
    expect(await change('identity', { ...wanted, password: 'a guess' })).toEqual({
      status: 422,
      password: 'That password does not match. 4 tries left, then a 15 minute wait.',
    })
    expect(await change('identity', { ...wanted, email: 'ASHA@aangan.example', password })).toEqual(
      {
        status: 422,
        email: 'Somebody signs in with this e-mail already.',
      },
    )
    expect(await change('identity', { ...wanted, mobileNumber: '98765 43210', password })).toEqual({
      status: 422,
      mobileNumber: 'Somebody signs in with this number already.',
    })
    expect(await findAccount(app.db, ravi.email)).toMatchObject({ id: staffId })

    expect(await change('identity', { ...wanted, password })).toBe('/desk/account?done=identity')
    for (const identity of ['ravi.new@aangan.example', '9820000001']) {
      expect(await findAccount(app.db, identity)).toMatchObject({ id: staffId })
    }
    expect(await findAccount(app.db, ravi.email)).toBeUndefined()
    expect(await app.db.selectFrom('staff_links').selectAll().execute()).toEqual([])
    expect(await eventCodes(app)).toEqual(['identity-changed'])
  },
)

test('Another password takes the one before it, and ends every session but this', async () => {
  const { app, staffId, tokens, change } = await openAccount(2)
  const newPassword = 'three kind words'
  expect(await change('password', { password, newPassword: 'short' })).toEqual({
    status: 422,
    newPassword: 'Please choose at least 10 characters.',
  })
  expect(await change('password', { password: 'a guess', newPassword })).toMatchObject({
    status: 422,
    password: expect.stringContaining('4 tries left'),
  })
  expect(await change('password', { password, newPassword })).toBe('/desk/account?done=password')
  const account = await findAccount(app.db, ravi.email)
  expect(await isPassword(newPassword, account?.passwordHash ?? null)).toBe(true)
  const open = await Promise.all(tokens.map((token) => findSignedIn(app.db, token)))
  expect(open.map((signedIn) => signedIn?.id)).toEqual([staffId, undefined])
})

test('Five wrong passwords make even who is signed in wait', async () => {
  const { change } = await openAccount()
  for (let tries = 0; tries < 5; tries += 1) await change('remove-passkey', { password: 'a guess' })
  expect(await change('remove-passkey', { password })).toEqual({
    status: 429,
    password: expect.stringMatching(/^Too many wrong tries: please wait until \d\d:\d\d\.$/),
  })
})

onBoth(
  'A passkey is added and removed with the password only, and belongs to the phone',
  async () => {
    const { app, staffId, devices, change, postPasskey, look } = await openAccount()
    const asked = await postPasskey({ do: 'ask', password: 'a guess' })
    expect(asked).toMatchObject({ status: 422, body: { errors: { form: expect.any(String) } } })
    const { body } = await postPasskey({ do: 'ask', password })
    expect(body.user).toMatchObject({ name: ravi.email, displayName: ravi.name })
    const answer = makeSoftwarePasskey().register({ challenge: body.challenge })
    expect(await postPasskey({ do: 'add', answer })).toEqual({ status: 200, body: {} })
    expect((await postPasskey({ do: 'add', answer })).status).toBe(422)
    expect((await postPasskey({ do: 'add', answer: {} })).status).toBe(422)
    expect(await look()).toMatchObject({
      takesPasskeys: true,
      passkeys: [
        { name: 'Chrome on Android 0', made: expect.stringMatching(/^Today, /), used: null },
      ],
      devices: [{ id: devices[0], hasPasskey: true, signedIn: true, isThis: true }],
    })
    const passkey = answer.id
    expect(await change('remove-passkey', { passkey, password: 'a guess' })).toMatchObject({
      status: 422,
    })
    expect(await listPasskeys(app.db, staffId)).toHaveLength(1)
    expect(await change('remove-passkey', { passkey, password })).toBe(
      '/desk/account?done=remove-passkey',
    )
    expect(await listPasskeys(app.db, staffId)).toEqual([])
    expect(await change('add-passkey')).toMatchObject({ status: 422 })
    expect(await eventCodes(app)).toEqual(['passkey-added', 'passkey-removed'])
  },
)

test('A phone that is signed out loses its sessions, its passkey and those that can be copied to it', async () => {
  const { app, staffId, devices, tokens, change, look } = await openAccount(3)
  const ashaId = await addStaff(app.db, { name: 'Asha', role: 'owner', email: 'asha@a.example' })
  const passkey = (credential_id: string, staff_id: number, phone: number, eligible: number) => ({
    credential_id,
    staff_id,
    device_id: devices[phone] ?? null,
    public_key: '',
    counter: 0,
    name: 'Chrome on Android',
    created_at: new Date().toISOString(),
    backup_eligible: eligible,
  })
  await app.db
    .insertInto('staff_passkeys')
    .values([
      passkey('kept', staffId, 0, 0),
      passkey('copied', staffId, 0, 1),
      passkey('lost', staffId, 1, 0),
      { ...passkey('hers', ashaId, 1, 1), device_id: null },
    ])
    .execute()
  const device = String(devices[1])
  expect(await change('sign-out-phone', { device })).toBe('/desk/account?done=sign-out-phone')
  const open = await Promise.all(tokens.map((token) => findSignedIn(app.db, token)))
  expect(open.map((signedIn) => signedIn !== undefined)).toEqual([true, false, true])
  const left = await app.db.selectFrom('staff_passkeys').select('credential_id').execute()
  expect(left.map(({ credential_id }) => credential_id).sort()).toEqual(['hers', 'kept'])
  expect((await look()).devices.map(({ id }) => id).sort()).toEqual([devices[0], devices[2]])
  const hers = { token: 'hers', staffId: ashaId, label: 'Safari on iPhone' }
  const herPhone = await app.writeTogether((transaction) => rememberDevice(transaction, hers))
  for (const stray of [String(herPhone), '4711', 'x']) {
    await change('sign-out-phone', { device: stray })
  }
  expect(await app.db.selectFrom('staff_devices').select('id').execute()).toHaveLength(3)
  expect(await eventCodes(app)).toEqual(['phone-signed-out'])
})

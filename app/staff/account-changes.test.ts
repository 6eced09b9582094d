import { expect, test } from 'vitest'
import { findLink, makeLink } from '#app/staff/links/links.server.ts'
import { findDevice, forgetDevice, rememberDevice } from '#app/staff/sessions/devices.server.ts'
import { letOut, nameDevice } from '#app/staff/sessions/let-in.server.ts'
import {
  findSignedIn,
  lastingMs,
  listOpenSessions,
  startSession,
} from '#app/staff/sessions/sessions.server.ts'
import { requireRole, staffContext } from '#app/staff/sessions/staff-context.ts'
import type { App } from '#server/app-context.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { signIn } from '#tests/support/staff.ts'
import { openTestApp, routeArgs } from '#tests/support/test-app.ts'
import {
  changePassword,
  changeRole,
  LastOwner,
  removeStaff,
  signOutEverywhere,
} from './account-changes.server.ts'
import { addStaff, findAccount, hasStaff, listStaff } from './accounts.server.ts'
import { newSecretToken } from './secret-token.server.ts'

const change = (app: App, work: Parameters<App['writeTogether']>[0]) => app.writeTogether(work)

async function addOwner(app: App, email: string) {
  const owner = { name: 'An owner', role: 'owner', passwordHash: 'set' } as const
  return addStaff(app.db, { ...owner, email })
}

test('Of two people with one e-mail or one number the second is refused', async () => {
  const app = await openTestApp()
  const one = { name: 'One', role: 'desk', mobileNumber: '9876543210' } as const
  await addStaff(app.db, { ...one, email: 'One@aangan.example' })
  await expect(addStaff(app.db, { ...one, email: 'two@aangan.example' })).rejects.toThrow()
  const { mobileNumber: _, ...without } = one
  await expect(addStaff(app.db, { ...without, email: 'oNE@Aangan.example' })).rejects.toThrow()
  await addStaff(app.db, { ...without, email: 'two@aangan.example' })
  await addStaff(app.db, { ...without, email: 'three@aangan.example' })
})

test('A session ends after its time, after 30 days where the browser keeps it', async () => {
  const app = await openTestApp()
  const { token, staffId } = await signIn(app, { role: 'catalogue', name: 'Asha' })
  const signedIn = await findSignedIn(app.db, token)
  expect(signedIn).toMatchObject({ id: staffId, name: 'Asha', role: 'catalogue' })
  const soon = new Date(Date.now() + lastingMs - 60_000)
  expect(await findSignedIn(app.db, token, soon)).toBeDefined()
  expect(await findSignedIn(app.db, token, new Date(Date.now() + lastingMs))).toBeUndefined()
  expect(await findSignedIn(app.db, newSecretToken())).toBeUndefined()
  expect(await listStaff(app.db)).toMatchObject([{ lastSeenAt: soon.toISOString() }])
})

test('A new password ends the other sessions and the links of that person, and nobody else’s', async () => {
  const app = await openTestApp()
  const [mine, other] = [await signIn(app), await signIn(app)]
  for (const { staffId } of [mine, other]) {
    await makeLink(app.db, { purpose: 'reset', staffId, siteUrl: 'http://localhost' })
  }
  const here = await findSignedIn(app.db, mine.token)
  const change = { staffId: mine.staffId, passwordHash: 'new' }
  await app.writeTogether((write) =>
    changePassword(write, { ...change, except: here?.sessionId ?? 0 }),
  )
  expect(await findSignedIn(app.db, mine.token)).toBeDefined()
  await app.writeTogether((write) => changePassword(write, change))
  expect(await findSignedIn(app.db, mine.token)).toBeUndefined()
  expect(await findSignedIn(app.db, other.token)).toBeDefined()
  const links = await app.db.selectFrom('staff_links').select('staff_id').execute()
  expect(links).toEqual([{ staff_id: other.staffId }])
})

testOnce('Another role ends the sessions that had the old one', async () => {
  const app = await openTestApp()
  const owner = await addOwner(app, 'owner@aangan.example')
  const { staffId, token } = await signIn(app, { role: 'desk' })
  await change(app, (write) => changeRole(write, { staffId, role: 'catalogue', byStaffId: owner }))
  expect(await findSignedIn(app.db, token)).toBeUndefined()
  const events = await app.db.selectFrom('staff_events').selectAll().execute()
  expect(events).toMatchObject([
    { code: 'role-changed', staff_id: owner, about_staff_id: staffId, about: 'catalogue' },
  ])
})

testOnce('Whoever is removed keeps a name for the past, and nothing to come in with', async () => {
  const app = await openTestApp()
  await addOwner(app, 'owner@aangan.example')
  const email = 'asha@aangan.example'
  const { staffId, token } = await signIn(app, { role: 'desk', name: 'Asha' })
  const invited = await addStaff(app.db, { name: 'Ravi', role: 'desk', email })
  const link = { purpose: 'invitation', staffId: invited, siteUrl: 'http://localhost' } as const
  const address = new URL(await makeLink(app.db, link))
  for (const id of [staffId, invited]) {
    await change(app, (write) => removeStaff(write, { staffId: id }))
  }
  expect(await findSignedIn(app.db, token)).toBeUndefined()
  expect(await findAccount(app.db, email)).toBeUndefined()
  expect(await findLink(app.db, address.searchParams.get('token') ?? '')).toBeUndefined()
  // Whoever was just being let in meanwhile.
  const late = await startSession(app.db, { staffId, lasting: true, deviceLabel: 'A browser' })
  expect(await findSignedIn(app.db, late)).toBeUndefined()
  const row = await app.db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', staffId)
    .executeTakeFirst()
  expect(row).toMatchObject({ name: 'Asha', email: null, email_folded: null, password_hash: null })
  await addStaff(app.db, { name: 'Ravi again', role: 'desk', email })
})

test('The last owner can be neither removed nor made anything else', async () => {
  const app = await openTestApp()
  expect(await hasStaff(app.db)).toBe(false)
  const staffId = await addOwner(app, 'one@aangan.example')
  // Somebody invited could not yet let the others in.
  await addStaff(app.db, { name: 'Invited', role: 'owner', email: 'invited@aangan.example' })
  const remove = () => change(app, (write) => removeStaff(write, { staffId }))
  await expect(remove()).rejects.toThrow(LastOwner)
  const demoted = change(app, (write) => changeRole(write, { staffId, role: 'desk' }))
  await expect(demoted).rejects.toThrow(LastOwner)
  await addOwner(app, 'two@aangan.example')
  await remove()
})

test('Two owners who remove each other at once leave one', async () => {
  const app = await openTestApp()
  const [one, two] = [
    await addOwner(app, 'one@aangan.example'),
    await addOwner(app, 'two@aangan.example'),
  ]
  const removals = await Promise.allSettled(
    [one, two].map((staffId) => app.db.transaction().execute((t) => removeStaff(t, { staffId }))),
  )
  expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listStaff(app.db)).toHaveLength(1)
})

testOnce('A phone that is signed out has no session and is a stranger again', async () => {
  const app = await openTestApp()
  const { staffId } = await signIn(app)
  const token = newSecretToken()
  const deviceId = await app.writeTogether((write) =>
    rememberDevice(write, { token, staffId, label: 'Chrome on Android' }),
  )
  expect(await findDevice(app.db, token, staffId)).toBe(deviceId)
  expect(await findDevice(app.db, token, staffId + 1)).toBeUndefined()
  await app.writeTogether((write) => forgetDevice(write, { deviceId, staffId }))
  expect(await findDevice(app.db, token, staffId)).toBeUndefined()
})

testOnce(
  'Somebody who is signed out everywhere has nothing left to come in with but the password',
  async () => {
    const app = await openTestApp()
    const [lost, other] = [await signIn(app), await signIn(app)]
    const label = 'Chrome on Android'
    for (const { staffId } of [lost, other]) {
      const passkey = {
        public_key: '',
        counter: 0,
        name: label,
        created_at: '2026-11-22T00:00:00Z',
      }
      const credential_id = `passkey ${staffId}`
      await app.db
        .insertInto('staff_passkeys')
        .values({ ...passkey, credential_id, staff_id: staffId })
        .execute()
      await change(app, (write) => rememberDevice(write, { token: 'device', staffId, label }))
      await makeLink(app.db, { purpose: 'sign-in', staffId, siteUrl: 'http://localhost' })
    }
    await change(app, (write) => signOutEverywhere(write, { staffId: lost.staffId }))
    const tables = ['staff_sessions', 'staff_passkeys', 'staff_devices', 'staff_links'] as const
    for (const table of tables) {
      const left = await app.db.selectFrom(table).select('staff_id').execute()
      expect([table, left]).toEqual([table, [{ staff_id: other.staffId }]])
    }
  },
)

testOnce('Signing out ends the session and has the browser forget what it kept', async () => {
  const app = await openTestApp()
  const { token } = await signIn(app)
  const signedIn = await findSignedIn(app.db, token)
  if (!signedIn) throw new Error('Nobody is signed in.')
  expect(await listOpenSessions(app.db, [signedIn.sessionId])).toEqual(
    new Set([signedIn.sessionId]),
  )
  const headers = await letOut(app, signedIn, async () => undefined)
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(headers.get('set-cookie')).toMatch(/^desk=; Max-Age=0; Path=\//)
  expect(await listOpenSessions(app.db, [signedIn.sessionId])).toEqual(new Set())
  expect(await findSignedIn(app.db, token)).toBeUndefined()
})

testOnce('What a role may not do is refused with 403', async () => {
  const app = await openTestApp()
  const { context } = routeArgs(app, new Request('http://localhost/desk'))
  context.set(staffContext, { id: 1, name: 'Asha', role: 'catalogue', sessionId: 1 })
  expect(requireRole(context, 'owner', 'catalogue').name).toBe('Asha')
  expect(() => requireRole(context, 'owner', 'desk')).toThrow(
    expect.objectContaining({ init: { status: 403 } }),
  )
})

testOnce.each([
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  ['<script>', 'A browser'],
  [null, 'A browser'],
])('A device that says %j is called %s', (userAgent, label) => {
  expect(nameDevice(userAgent)).toBe(label)
})

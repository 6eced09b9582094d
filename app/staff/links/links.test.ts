import { expect, test } from 'vitest'
import { addStaff, findAccount, listStaff } from '#app/staff/accounts.server.ts'
import { isPassword } from '#app/staff/password.server.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import type { App } from '#server/app-context.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { signIn } from '#tests/support/staff.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './link.route.tsx'
import { findLink, type LinkPurpose, makeLink, validForMs } from './links.server.ts'

const siteUrl = 'http://localhost:3000'
const asha = { name: 'Asha', role: 'desk', email: 'asha@aangan.example' } as const

const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? ''

/** Opens a link as a browser, a preview or a mail scanner does. */
async function open(app: App, address: string) {
  const { data, init } = await loader(routeArgs(app, new Request(address)))
  return { status: init?.status, link: data.link }
}

/** Posts the form that stands behind a link. */
async function post(app: App, address: string, fields: Record<string, string>) {
  const { pathname, search } = new URL(address)
  const answer = await action(routeArgs(app, formRequest(pathname + search, fields)))
  if (answer instanceof Response) return { status: answer.status, response: answer }
  return { status: answer.init?.status, shown: answer.data }
}

testOnce('Opening an invitation changes nothing; the button uses it up and lets in', async () => {
  const app = await openTestApp()
  const staffId = await addStaff(app.db, asha)
  const address = await makeLink(app.db, { purpose: 'invitation', staffId, siteUrl })
  expect(address).toMatch(/^http:\/\/localhost:3000\/login\/link\?token=[\w-]{43}$/)
  const opened = { status: 200, link: { purpose: 'invitation', staffId, name: 'Asha' } }
  for (const look of [1, 2, 3]) expect([look, await open(app, address)]).toEqual([look, opened])

  const short = await post(app, address, { password: 'short' })
  expect([short.status, short.shown?.errors.password]).toEqual([
    422,
    'Please choose at least 10 characters.',
  ])
  const { status, response } = await post(app, address, { password: 'three kind words' })
  expect([status, response?.headers.get('location')]).toEqual([303, '/desk'])
  const token = /^desk=([\w-]+)/.exec(response?.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  expect(await findSignedIn(app.db, token)).toMatchObject({ id: staffId, name: 'Asha' })
  const account = await findAccount(app.db, asha.email)
  expect(await isPassword('three kind words', account?.passwordHash ?? null)).toBe(true)

  expect(await open(app, address)).toEqual({ status: 410, link: null })
  expect((await post(app, address, { password: 'other kind words' })).status).toBe(410)
})

test('A link used by two at once lets in one', async () => {
  const app = await openTestApp()
  const staffId = await addStaff(app.db, asha)
  const address = await makeLink(app.db, { purpose: 'sign-in', staffId, siteUrl })
  const answers = await Promise.all([post(app, address, {}), post(app, address, {})])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410])
  expect(await open(app, address)).toEqual({ status: 410, link: null })
})

testOnce.each<[LinkPurpose, number]>([
  ['first-owner', 1],
  ['invitation', 72],
  ['reset', 1],
  ['sign-in', 0.25],
])('A link for %s works for %d hours', async (purpose, hours) => {
  const app = await openTestApp()
  const staffId = purpose === 'first-owner' ? null : await addStaff(app.db, asha)
  const now = new Date()
  const token = tokenOf(await makeLink(app.db, { purpose, staffId, siteUrl }, now))
  expect(validForMs[purpose]).toBe(hours * 60 * 60 * 1000)
  const end = now.getTime() + validForMs[purpose]
  expect(await findLink(app.db, token, new Date(end - 1))).toMatchObject({ purpose })
  expect(await findLink(app.db, token, new Date(end))).toBeUndefined()
})

test('The database holds no link that anybody could open, and a new one voids the one before', async () => {
  const app = await openTestApp()
  const staffId = await addStaff(app.db, asha)
  const first = await makeLink(app.db, { purpose: 'reset', staffId, siteUrl })
  const second = await makeLink(app.db, { purpose: 'reset', staffId, siteUrl })
  expect(await findLink(app.db, tokenOf(first))).toBeUndefined()
  expect(await findLink(app.db, tokenOf(second))).toMatchObject({ staffId })
  const rows = await app.db.selectFrom('staff_links').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(tokenOf(second))
})

test('A new password by a reset ends whatever was signed in before', async () => {
  const app = await openTestApp()
  const before = await signIn(app, { role: 'desk' })
  const link = { purpose: 'reset', staffId: before.staffId, siteUrl } as const
  const address = await makeLink(app.db, link)
  expect((await post(app, address, { password: 'three new words' })).status).toBe(303)
  expect(await findSignedIn(app.db, before.token)).toBeUndefined()
})

test('The first owner says who they are, and nobody is the first twice', async () => {
  const app = await openTestApp()
  const first = { purpose: 'first-owner', staffId: null, siteUrl } as const
  const address = await makeLink(app.db, first)
  const empty = await post(app, address, { password: '1234567890', mobileNumber: '12' })
  expect(empty.shown?.errors).toEqual({
    name: 'Your name is required.',
    email: 'A valid e-mail is required.',
    mobileNumber: 'Valid 10-digit phone number is required.',
    password: 'Please choose more than digits.',
  })
  const fields = {
    name: 'Meera Deshpande',
    // With a sign that nobody sees, as a chat copies it.
    email: 'Meera\u200b@Aangan.example',
    mobileNumber: '+91 98765 43210',
    password: 'neem and tulsi',
  }
  expect((await post(app, address, fields)).status).toBe(303)
  expect(await listStaff(app.db)).toMatchObject([
    {
      name: 'Meera Deshpande',
      email: 'Meera@Aangan.example',
      mobileNumber: '9876543210',
      role: 'owner',
      hasPassword: true,
    },
  ])
  const late = await makeLink(app.db, first)
  expect(await open(app, late)).toEqual({ status: 410, link: null })
  expect((await post(app, late, { ...fields, email: 'x@aangan.example' })).status).toBe(410)
})

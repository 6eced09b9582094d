import { describe, expect, test } from 'vitest'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { findAccount } from '#app/staff/accounts.server.ts'
import { findLink } from '#app/staff/links/links.server.ts'
import { offerFirstOwner } from '#app/staff/links/offer-first-owner.server.ts'
import { isPassword } from '#app/staff/password.server.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { openDataFolder, runAlone, runCommand } from './support/programs/command.ts'
import { someEnquiry } from './support/send-form.ts'
import { signIn } from './support/staff.ts'

const owner = ['add', 'ravi@aangan.example', '--name', 'Ravi', '--role', 'owner']

async function openStaff() {
  const { dataDir, db, app } = await openDataFolder()
  const staff = (...args: string[]) => runCommand(dataDir, 'staff', ...args)
  return { dataDir, db, app, staff }
}

const tokenOf = (link: string) => new URL(link.trim()).searchParams.get('token') ?? ''

describe('adding somebody', () => {
  test('with a password from standard input lets them in at once', async () => {
    const { dataDir, db } = await openStaff()
    const { code, stdout, stderr } = await runAlone(
      'neem and tulsi\n',
      dataDir,
      'staff',
      ...owner,
      '--mobile',
      '+91 98765 43210',
    )
    expect([code, stdout, stderr]).toEqual([0, '', 'Ravi can sign in now.\n'])
    const account = await findAccount(db, '9876543210')
    expect(account).toMatchObject({ name: 'Ravi', role: 'owner' })
    expect(await isPassword('neem and tulsi', account?.passwordHash ?? null)).toBe(true)
  })

  test('without one prints a link for them, on a line of its own', async () => {
    const { db, staff } = await openStaff()
    const { code, stdout, stderr } = await staff(...owner)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^http:\/\/localhost:3000\/login\/link\?token=[\w-]{43}\n$/)
    expect(stderr).toContain('within 3 days')
    expect(stderr).toContain('SITE_URL is not set')
    expect(await findLink(db, tokenOf(stdout))).toMatchObject({ purpose: 'invitation' })
    const again = await staff(...owner)
    expect([again.code, again.stderr]).toEqual([
      1,
      'Somebody signs in by ravi@aangan.example already: npm run staff -- list\n',
    ])
  })

  test('refuses a weak password and what is no person, and adds nobody', async () => {
    const { dataDir, db, staff } = await openStaff()
    const weak = await runAlone('1234567890\n', dataDir, 'staff', ...owner)
    expect([weak.code, weak.stderr]).toEqual([1, 'Please choose more than digits.\n'])
    for (const args of [
      ['add', 'no address', '--name', 'Ravi', '--role', 'owner'],
      ['add', 'ravi@aangan.example', '--name', 'Ravi', '--role', 'king'],
      [...owner, '--mobile', '123'],
    ]) {
      const { code, stderr } = await staff(...args)
      expect([code, stderr]).toEqual([2, expect.stringContaining('Help: npm run staff -- --help')])
    }
    expect(await db.selectFrom('staff').selectAll().execute()).toEqual([])
  })
})

describe('somebody who was added', () => {
  test('is listed with what they sign in by, and never with a password', async () => {
    const { app, staff } = await openStaff()
    await signIn(app, { name: 'Asha', role: 'desk' })
    const { stdout } = await staff('list')
    expect(stdout).toMatch(/Asha +\S+@aangan\.example +desk +not yet +\d{4}-/)
    const [row] = JSON.parse((await staff('list', '--json')).stdout)
    expect(Object.keys(row).sort()).toEqual(
      ['email', 'hasPassword', 'id', 'lastSeenAt', 'mobileNumber', 'name', 'role'].sort(),
    )
  })

  test('is signed out everywhere by a reset, which prints a link', async () => {
    const { app, db, staff } = await openStaff()
    const { token, staffId } = await signIn(app, { name: 'Asha', role: 'desk' })
    const [row] = JSON.parse((await staff('list', '--json')).stdout)
    const { code, stdout, stderr } = await staff('reset', row.email)
    expect([code, stderr]).toEqual([0, expect.stringContaining('within an hour')])
    expect(await findLink(db, tokenOf(stdout))).toMatchObject({ purpose: 'reset', staffId })
    expect(await findSignedIn(db, token)).toBeUndefined()
  })

  test('gets another role, and is removed; the last owner is neither', async () => {
    const { dataDir, db, app, staff } = await openStaff()
    await runAlone('neem and tulsi\n', dataDir, 'staff', ...owner)
    const refused = 'This is the only owner: make somebody else an owner first.\n'
    const demoted = await staff('role', 'ravi@aangan.example', '--role', 'desk')
    expect([demoted.code, demoted.stderr]).toEqual([1, refused])
    const removed = await staff('remove', 'ravi@aangan.example')
    expect([removed.code, removed.stderr]).toEqual([1, refused])

    await staff('add', 'asha@aangan.example', '--name', 'Asha', '--role', 'desk')
    const asha = (await findAccount(db, 'asha@aangan.example'))?.id ?? 0
    const { reference } = await receiveEnquiry(app, { ...someEnquiry(1), products: [] })
    const giveToAsha = () => db.updateTable('enquiries').set({ staff_id: asha }).execute()
    await giveToAsha()
    await staff('role', 'asha@aangan.example', '--role', 'catalogue')
    expect(await findAccount(db, 'asha@aangan.example')).toMatchObject({ role: 'catalogue' })
    expect(await findEnquiry(db, reference)).toMatchObject({ staff_id: null })
    await giveToAsha()
    expect((await staff('remove', 'asha@aangan.example')).code).toBe(0)
    expect(await findAccount(db, 'asha@aangan.example')).toBeUndefined()
    expect(await findEnquiry(db, reference)).toMatchObject({ staff_id: null })
    expect((await staff('remove', 'asha@aangan.example')).code).toBe(1)
  })
})

test('While nobody can sign in a terminal is shown a link for the first owner, and a log is not', async () => {
  const { app, db, staff } = await openStaff()
  const shown: string[] = []
  const logged: string[] = []
  const log = { ...app.log, info: (text: string) => void logged.push(text) }
  await offerFirstOwner({ ...app, log })
  expect(logged).toEqual(['Nobody can sign in to the desk yet: npm run staff -- --help'])
  await offerFirstOwner(app, (text) => void shown.push(text))
  const [link = ''] = /http\S+$/.exec(shown.join()) ?? []
  expect(await findLink(db, tokenOf(link))).toMatchObject({ purpose: 'first-owner', staffId: null })
  await staff(...owner)
  expect(await findLink(db, tokenOf(link))).toBeUndefined()
  await offerFirstOwner(app, (text) => void shown.push(text))
  expect(shown).toHaveLength(1)
})

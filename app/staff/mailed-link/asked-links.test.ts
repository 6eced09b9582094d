import { describe, expect, test as onBoth } from 'vitest'
import { addStaff } from '#app/staff/accounts.server.ts'
import { findLink } from '#app/staff/links/links.server.ts'
import { newSecretToken } from '#app/staff/secret-token.server.ts'
import { rememberDevice } from '#app/staff/sessions/devices.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { mailSignInLink } from './mail-link.server.ts'

const minute = 60_000
const noon = Date.parse('2026-11-21T06:30:00Z')
const identity = 'ravi@aangan.example'

/** A site on which Ravi may sign in, and has signed in on one device. */
async function open() {
  const app = await openTestApp({
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  const staffId = await addStaff(app.db, { name: 'Ravi', email: identity, role: 'desk' })
  const deviceToken = newSecretToken()
  const device = { token: deviceToken, staffId, label: 'Chrome on Android' }
  await app.db.transaction().execute((transaction) => rememberDevice(transaction, device))
  let asker = 0
  return {
    app,
    deviceToken,
    /** Asks from a network, so many minutes after noon; tells whether it was taken. */
    ask: async (network: string, minutes: number, token?: string) => {
      const asked = { identity, network, deviceToken: token }
      return !(await mailSignInLink(app, asked, new Date(noon + minutes * minute)))
    },
    newNetwork: () => `203.0.113.${asker++}`,
    letters: async () => {
      const rows = await app.db.selectFrom('outbox').select('body').execute()
      return rows.map(({ body }) => /token=([\w-]{43})/.exec(body ?? '')?.[1] ?? '')
    },
  }
}

describe('links that strangers ask for in somebody’s name', () => {
  test('leave the one valid that its owner asked for', async () => {
    const { app, ask, letters, newNetwork } = await open()
    expect(await ask('198.51.100.7', 0)).toBe(true)
    const [own = ''] = await letters()
    for (let strangers = 0; strangers < 8; strangers++) await ask(newNetwork(), 1)
    expect(await letters()).toHaveLength(3)
    expect(await findLink(app.db, own, new Date(noon + 14 * minute))).toBeDefined()
    expect(await findLink(app.db, own, new Date(noon + 15 * minute))).toBeUndefined()
  })

  test('keep nobody off a link by twelve requests an hour', async () => {
    const { app, ask, letters } = await open()
    const taken: boolean[] = []
    for (let minutes = 0; minutes < 60; minutes += 5) taken.push(await ask('203.0.113.9', minutes))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect(await ask('198.51.100.7', 40)).toBe(true)
    const all = await letters()
    expect(all).toHaveLength(4)
    const at = new Date(noon + 41 * minute)
    const found = await Promise.all(all.map((token) => findLink(app.db, token, at)))
    expect(found.filter(Boolean)).toHaveLength(1)
  })

  test('keep a device off none on which somebody signed in before, not even from its network', async () => {
    const { ask, deviceToken, letters, newNetwork } = await open()
    for (let strangers = 0; strangers < 40; strangers++) await ask(newNetwork(), strangers / 10)
    for (let asked = 0; asked < 4; asked++) await ask('203.0.113.9', 4)
    expect(await letters()).toHaveLength(3)
    const own = [1, 2, 3].map(() => ask('203.0.113.9', 5, deviceToken))
    expect(await Promise.all(own)).toEqual([true, true, true])
    expect(await letters()).toHaveLength(6)
    expect(await ask('203.0.113.9', 5, deviceToken)).toBe(false)
    // Made up, or somebody else's: as strange as any other.
    await ask(newNetwork(), 5, newSecretToken())
    expect(await letters()).toHaveLength(6)
  })

  onBoth('are thirty in a day at most', async () => {
    const { ask, letters, newNetwork } = await open()
    for (let minutes = 0; minutes < 24 * 60; minutes += 16) await ask(newNetwork(), minutes)
    expect(await letters()).toHaveLength(30)
    await ask(newNetwork(), 24 * 60)
    expect(await letters()).toHaveLength(31)
  })
})

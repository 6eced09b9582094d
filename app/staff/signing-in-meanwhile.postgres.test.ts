import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import { untilWaiting } from '#tests/support/databases/until-waiting.ts'
import { signIn } from '#tests/support/staff.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { changePassword, signOutEverywhere } from './account-changes.server.ts'
import { makeLink } from './links/links.server.ts'
import { forgetDevice, rememberDevice } from './sessions/devices.server.ts'
import { startSession } from './sessions/sessions.server.ts'

type Write = (transaction: Transaction<Schema>) => Promise<unknown>
type End = (transaction: Transaction<Schema>, staffId: number, deviceId: number) => Promise<void>

/** Gives how many sessions a device has, what opens the desk being ended while a sign-in with it is stored. */
async function countSessions(use: Write, end: End): Promise<number> {
  const app = await openTestApp()
  const { staffId } = await signIn(app)
  const deviceId = await addWaysIn(app, staffId)
  const { ending } = await app.db.transaction().execute(async (transaction) => {
    await use(transaction)
    const device = { deviceId, deviceLabel: 'Chrome on Android' }
    await startSession(transaction, { staffId, lasting: false, ...device }, new Date())
    const ending = app.writeTogether((write) => end(write, staffId, deviceId))
    await untilWaiting(app.db)
    return { ending }
  })
  await ending
  const sessions = app.db.selectFrom('staff_sessions').select('id')
  return (await sessions.where('device_id', '=', deviceId).execute()).length
}

async function addWaysIn({ db, config, writeTogether }: App, staff_id: number) {
  await makeLink(db, { purpose: 'sign-in', staffId: staff_id, siteUrl: config.siteUrl })
  return writeTogether(async (transaction) => {
    const device = { token: randomUUID(), staffId: staff_id, label: 'Chrome on Android' }
    const device_id = await rememberDevice(transaction, device)
    const passkey = { public_key: '', counter: 0, name: '', created_at: new Date().toISOString() }
    await transaction
      .insertInto('staff_passkeys')
      .values({ ...passkey, credential_id: 'a passkey', staff_id, device_id })
      .execute()
    return device_id
  })
}

/** As sign-ins have it before they commit. */
const usePasskey: Write = (transaction) =>
  transaction.updateTable('staff_passkeys').set({ counter: 1 }).execute()
const useLink: Write = (transaction) => transaction.deleteFrom('staff_links').execute()

const signOut: End = (write, staffId) => signOutEverywhere(write, { staffId })

test.each<[what: string, use: Write, end: End]>([
  [
    'a passkey of a phone that is signed out',
    usePasskey,
    (write, staffId, deviceId) => forgetDevice(write, { staffId, deviceId }),
  ],
  ['a passkey of somebody who is signed out everywhere', usePasskey, signOut],
  ['a link of somebody who is signed out everywhere', useLink, signOut],
  [
    'a link of somebody who is given a new password',
    useLink,
    (write, staffId) => changePassword(write, { staffId, passwordHash: 'new' }),
  ],
])('a sign-in under way leaves no session, with %s', async (_, use, end) => {
  expect(await countSessions(use, end)).toBe(0)
})

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { subscribe } from '#app/newsletter/subscribers.server.ts'
import type { Database } from '#database/connection.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { keepSomePicture, listPictureBytes } from '#tests/support/some-picture.ts'
import { signIn } from '#tests/support/staff.ts'
import { openDataFolder, runCommand, temporaryFolder } from './command.ts'

/** A data folder with some enquiries that nobody has open, and a backup of it. */
export async function backUpSome(count = 3) {
  const { dataDir, db, app } = await openDataFolder()
  for (let index = 0; index < count; index++) {
    await receiveEnquiry(app, { ...someEnquiry(index), products: [] })
  }
  await keepSomePicture(db)
  const pictures = await listPictureBytes(db)
  await db.destroy()
  const file = join(await temporaryFolder(), 'kept', 'site.sqlite')
  const made = await runCommand(dataDir, 'backup', file)
  return { dataDir, file, made, pictures }
}

/** A backup of a nursery with staff, two visitors who wait for messages, one reader, and two who wait for a plant. */
export async function backUpLiving() {
  const { dataDir, db, app } = await openDataFolder()
  const place = { product_id: 7, number: 0, way: 'email', language: 'en' } as const
  const waits = (name: string) => ({
    ...place,
    ...{ contact: `${name}@example.com`, contact_folded: `${name}@example.com` },
    ...{ asked_at: '2026-11-20T06:00:00.000Z', token: name, receipt: null, receipt_at: null },
  })
  await db.insertInto('waiting_list').values(['meera', 'anil'].map(waits)).execute()
  const { staffId } = await signIn(app)
  await db.updateTable('staff').set({ name: 'Ravi' }).execute()
  const at = new Date().toISOString()
  const link = { token_hash: 'h', staff_id: staffId, created_at: at, expires_at: at }
  await db
    .insertInto('staff_links')
    .values({ ...link, purpose: 'reset' })
    .execute()
  const passkey = { credential_id: 'p', staff_id: staffId, public_key: '', counter: 0 }
  await db
    .insertInto('staff_passkeys')
    .values({ ...passkey, name: 'Chrome on Android', created_at: at })
    .execute()
  for (const mobileNumber of ['9800000001', '9800000002']) {
    const email = `n${mobileNumber}@example.com`
    await receiveEnquiry(app, { ...someEnquiry(1), products: [], mobileNumber, email })
  }
  await subscribe(app, 'reader@example.com')
  await db.deleteFrom('outbox').where('kind', '=', 'newsletter-email').execute()
  const letter = {
    subject: 'Monsoon notes',
    text: 'It rains.',
    changed_at: at,
    changed_by: staffId,
  }
  await db
    .insertInto('letters')
    .values({ ...letter, state: 'sending' })
    .execute()
  await db
    .insertInto('downloads')
    .values({ staff_id: staffId, asked_at: at, state: 'ready' })
    .execute()
  const file = join(await temporaryFolder(), 'site.sqlite')
  expect(await runCommand(dataDir, 'backup', file)).toMatchObject({ code: 0 })
  return { dataDir, db, app, file }
}

export function listEnquiries(db: Database) {
  return db
    .selectFrom('enquiries')
    .select(['reference', 'full_name', 'erased_at'])
    .orderBy('id')
    .execute()
}

export function references(dataDir: string) {
  const sqlite = new DatabaseSync(join(dataDir, 'aangan.sqlite'))
  try {
    expect(sqlite.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    return sqlite
      .prepare('select reference from enquiries')
      .all()
      .map((row) => String(row.reference))
  } finally {
    sqlite.close()
  }
}

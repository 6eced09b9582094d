import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signIn } from '#tests/support/staff.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { findSignedIn } from './sessions.server.ts'

test('Staff can go on reading where nothing can be written any more', async () => {
  const { db, config } = await openTestApp()
  const { token, staffId } = await signIn({ db, config })
  await sql`pragma query_only = true`.execute(db)
  const later = new Date(Date.now() + 60 * 60 * 1000)
  expect(await findSignedIn(db, token, later)).toMatchObject({ id: staffId })
  const written = db.deleteFrom('staff_sessions').execute()
  await expect(written).rejects.toThrow('readonly')
})

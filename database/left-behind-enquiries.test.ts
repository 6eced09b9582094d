import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { openDatabase } from './connection.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.ts'

test('open enquiries of whoever answers no more are nobody’s, and all others stay whose they were', async () => {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  const start = migrations.findIndex(({ name }) => name.endsWith('-left-behind-enquiries'))
  await migrateToLatest(db, migrations.slice(0, start))
  const at = '2026-11-18T05:00:00.000Z'
  const addStaff = async (name: string, role: 'desk' | 'catalogue', removed_at: string | null) => {
    const email = `${name}@aangan.example`
    const { id } = await db
      .insertInto('staff')
      .values({ name, email, role, created_at: at, removed_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const asha = await addStaff('asha', 'desk', null)
  const imran = await addStaff('imran', 'desk', at)
  const ravi = await addStaff('ravi', 'catalogue', null)
  const add = (reference: string, staff_id: number | null, turn: 'ours' | 'closed' = 'ours') =>
    db
      .insertInto('enquiries')
      .values({
        ...{ reference, staff_id, turn, kind: 'enquiry', received_at: at, products: '[]' },
        turn_since: at,
        ...{ full_name: '', email: '', mobile_number: '', fingerprint: reference },
      })
      .execute()
  await add('ashas', asha)
  await add('imrans', imran)
  await add('imrans-closed', imran, 'closed')
  await add('nobodys', null)
  await add('ravis', ravi)
  await migrateToLatest(db)
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'staff_id', 'version'])
    .orderBy('id')
    .execute()
  // What somebody changes on a page from before is a conflict.
  expect(rows.map(({ reference, staff_id, version }) => [reference, staff_id, version])).toEqual([
    ['ashas', asha, 1],
    ['imrans', null, 2],
    ['imrans-closed', imran, 1],
    ['nobodys', null, 1],
    ['ravis', null, 2],
  ])
})

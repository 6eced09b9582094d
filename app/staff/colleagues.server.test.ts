import { expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { findColleagues, listColleagues } from './colleagues.server.ts'

test('who may have an enquiry is the owner and the desk, by name, and who has it though they left', async () => {
  const { app, asha, ravi } = await openDesk()
  const created_at = new Date().toISOString()
  const more = await app.db
    .insertInto('staff')
    .values([
      { name: 'Anand Owner', role: 'owner', created_at },
      { name: 'Kiran Catalogue', role: 'catalogue', created_at },
      { name: 'Asha Patil', role: 'desk', created_at },
      { name: 'Gone Last Year', role: 'desk', created_at, removed_at: created_at },
    ])
    .returning(['id', 'name'])
    .execute()
  const [owner, kiran, namesake, gone] = more.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ]
  const ids = async (also?: number) => (await listColleagues(app.db, also)).map(({ id }) => id)
  expect(await ids()).toEqual([owner, asha, namesake, ravi])
  expect(await ids(gone)).toEqual([owner, asha, namesake, gone, ravi])

  const named = await findColleagues(app.db, [gone, null, kiran, gone])
  expect([...named.values()].map(({ name }) => name).sort()).toEqual([
    'Gone Last Year',
    'Kiran Catalogue',
  ])
  expect(await findColleagues(app.db, [null])).toEqual(new Map())
})

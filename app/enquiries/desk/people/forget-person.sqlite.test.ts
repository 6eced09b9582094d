import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { forgetPerson } from './forget-person.server.ts'

const mobile = '9876500001'

test('what was erased stands neither in the file nor in its write-ahead log', async () => {
  const app = await openTestApp()
  await receiveEnquiry(app, {
    fullName: 'Qzjx Deshpande',
    email: 'qzjx@example.com',
    mobileNumber: mobile,
    address: 'Baner Road, Pune',
    message: '',
    products: [],
    submissionId: 'c1f5d6f0-0000-4000-8000-000000000000',
  })
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(app.db)
  const file = rows[0]?.file ?? ''
  const readAll = async () => [
    await readFile(file, 'latin1'),
    await readFile(`${file}-wal`, 'latin1'),
  ]
  expect((await readAll()).join()).toMatch(/qzjx/i)

  await forgetPerson(app.db, { mobile })
  for (const bytes of await readAll()) expect(bytes).not.toMatch(/qzjx/i)
})

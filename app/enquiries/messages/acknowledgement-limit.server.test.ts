import { describe, expect, test } from 'vitest'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { releaseEnquiry } from '#app/enquiries/receiving/quarantine.server.ts'
import type { App } from '#server/app-context.ts'
import { foldRecipient } from '#server/delivery/fold-recipient.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T06:00:00Z')

let wish = 0
/** An enquiry that nobody sent before, so many minutes after the start. */
function send(app: App, email: string, minutes: number, suspicion?: 'honeypot') {
  const values = {
    fullName: 'Meera Deshpande',
    email,
    mobileNumber: '9876543210',
    address: 'Pune',
    message: `Wish ${wish++}`,
    products: [],
    suspicion,
  }
  return receiveEnquiry(app, values, new Date(start + minutes * minute))
}

async function count({ db }: App) {
  const rows = await db.selectFrom('outbox').select('kind').execute()
  const of = (kind: string) => rows.filter((row) => row.kind === kind).length
  return { staff: of('staff-email'), visitor: of('visitor-email') }
}

describe('acknowledgements to one address', () => {
  test('are three in an hour at most; the staff are told of every enquiry', async () => {
    const app = await openTestApp()
    for (const minutes of [0, 1, 2, 3, 59]) await send(app, 'meera@example.com', minutes)
    expect(await count(app)).toEqual({ staff: 5, visitor: 3 })
    expect(await app.db.selectFrom('enquiries').selectAll().execute()).toHaveLength(5)
    await send(app, 'anil@example.com', 59)
    await send(app, 'meera@example.com', 60)
    expect(await count(app)).toEqual({ staff: 7, visitor: 5 })
  })

  test('are ten in a day at most', async () => {
    const app = await openTestApp()
    for (let hour = 0; hour < 12; hour++) await send(app, 'meera@example.com', hour * 61)
    expect(await count(app)).toEqual({ staff: 12, visitor: 10 })
    await send(app, 'meera@example.com', 24 * 60)
    expect(await count(app)).toEqual({ staff: 13, visitor: 11 })
  })

  test('are counted over both forms, all spellings and what is released from quarantine', async () => {
    const app = await openTestApp()
    const { reference } = await send(app, 'm.eera+3@gmail.com', 0, 'honeypot')
    await send(app, 'meera@gmail.com', 0)
    await send(app, 'MEERA+1@Gmail.com', 0)
    const bulk = { fullName: 'Meera', mobileNo: '9876543210', companyName: '', message: '' }
    const type = 'corporateGift' as const
    const now = new Date(start)
    await receiveBulkEnquiry(app, { ...bulk, type, email: 'me.era@googlemail.com' }, now)
    expect(await releaseEnquiry(app, reference, now)).toBe(true)
    expect(await count(app)).toEqual({ staff: 4, visitor: 3 })
  })

  test('are counted over all processes at once', async () => {
    const app = await openTestApp()
    await Promise.all(Array.from({ length: 8 }, () => send(app, 'meera@example.com', 0)))
    expect(await count(app)).toEqual({ staff: 8, visitor: 3 })
  })
})

testOnce.each([
  ['Meera@Example.com', 'meera@example.com'],
  ['meera+pots@example.com', 'meera@example.com'],
  ['m.eera@example.com', 'm.eera@example.com'],
  ['m.e.era+x@googlemail.com', 'meera@gmail.com'],
  ['+meera@example.com', '+meera@example.com'],
])('%s is counted as %s', (address, counted) => {
  expect(foldRecipient(address)).toBe(counted)
})

import { newReference } from '#app/enquiries/reference.server.ts'
import type { Database } from '#database/connection.ts'
import budgets from './budgets.json' with { type: 'json' }
import { nextEnquiry } from './load/enquiry-requests.ts'
import { sendLean } from './load/lean-client.ts'
import { warmUp } from './load/rounds.ts'
import type { BenchOptions } from './options.ts'
import type { Row } from './row.ts'
import { withSite } from './running-site.ts'
import { ratioTo, summary } from './statistics.ts'
import { withDatabase, withShop } from './throwaway-shop.ts'

/** One at a time: several of one person wait for each other, whatever was asked before. */
const connections = 1
const rowsPerInsert = 500
const regular = { email: 'regular@example.com', mobileNumber: '9876512345' }

/** Measures what an enquiry costs of somebody who asked many times before, in turn with first enquiries. */
export function measureAskedBefore({ database, rounds, seconds }: BenchOptions): Promise<Row> {
  const { times, ofFirst } = budgets.enquiries.askedBefore
  return withShop({ database, products: 0 }, (shop) =>
    withSite({ shop }, async ({ port }) => {
      let sent = 0
      const send = async (person?: typeof regular, forSeconds = seconds) => {
        const next = nextEnquiry(port, sent, person)
        const result = await sendLean({ port, connections, seconds: forSeconds, next })
        sent += result.requests
        return result
      }
      await send(regular, 0.1)
      await withDatabase(shop, (db) => repeatFirst(db, times))
      await warmUp(() => send())
      const done: { first: number; again: number }[] = []
      for (let round = 0; round < rounds; round += 1) {
        const first = await send()
        done.push({ first: first.perSecond, again: (await send(regular)).perSecond })
      }
      const [first, again] = [done.map((round) => round.first), done.map((round) => round.again)]
      return {
        part: 'enquiries',
        what: `of somebody who asked ${times.toLocaleString('en-GB')} times before`,
        floor: { unit: '/s', ...summary(first) },
        figures: [{ unit: '/s', ...summary(again) }],
        ratio: { unit: '', atLeast: ofFirst, ...ratioTo(first, again) },
        note: 'floor: first enquiries of others, to the same site in turn',
      }
    }),
  )
}

/** Stores the first enquiry so many times again, each under a reference of its own. */
async function repeatFirst(db: Database, times: number) {
  const { id, ...first } = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('email', '=', regular.email)
    .limit(1)
    .executeTakeFirstOrThrow()
  for (let stored = 0; stored < times; stored += rowsPerInsert) {
    const rows = Array.from({ length: rowsPerInsert }, () => ({
      ...first,
      reference: newReference(),
      submission_id: null,
    }))
    await db.insertInto('enquiries').values(rows).execute()
  }
}

import { localTime } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { countReaders, listSubscribersAfter } from './subscriber-list.server.ts'

const rowsAtOnce = 200

/** The newsletter's addresses as rows of a file, read bit by bit. */
export const subscriberExport = {
  columns: [
    { heading: 'E-mail', width: 32 },
    { heading: 'Subscribed (IST)', holds: 'time' },
  ] as const,
  async *rows(db: Database) {
    let reached = 0
    for (;;) {
      const some = await listSubscribersAfter(db, reached, rowsAtOnce)
      for (const { email, subscribed_at } of some) yield [email, localTime(subscribed_at)]
      const last = some.at(-1)
      if (!last) return
      reached = last.id
    }
  },
  count: countReaders,
}

/** `npm run newsletter -- export`: the newsletter's list. */
import { parseArgs } from 'node:util'
import { listSubscribers } from '#app/newsletter/subscriber-list.server.ts'
import { localTime } from '#app/time/india.ts'
import { formatOptions, printJson, printRows, readFormat } from './shared/print-rows.ts'
import { runCommand, UsageError } from './shared/run-command.ts'
import { withSiteDatabase } from './shared/site-database.ts'

const usage = `Usage: npm run newsletter -- export [--csv|--json]

  Writes who is on the newsletter's list to standard output, as CSV unless --json.
  Times are in IST, in JSON in UTC. To write a file: npm run newsletter -s -- export > newsletter.csv

Exit codes: 0 done, 1 failed, 2 called wrongly.`

await runCommand(usage, async ([name, ...args]) => {
  if (name !== 'export') throw new UsageError(name ? `There is no "${name}".` : 'Say what to do.')
  const { values } = parseArgs({ args, options: formatOptions })
  const format = readFormat(values, 'csv')
  await withSiteDatabase(async (db) => {
    const subscribers = await listSubscribers(db)
    if (format === 'json') {
      return printJson(subscribers.map(({ email, subscribed_at }) => ({ email, subscribed_at })))
    }
    const rows = subscribers.map(({ email, subscribed_at }) => ({
      'E-mail': email,
      'Subscribed (IST)': localTime(subscribed_at),
    }))
    printRows(rows, ['E-mail', 'Subscribed (IST)'], 'csv')
  })
})

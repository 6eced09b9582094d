/** `npm run names`: what visitors call the nursery's products. */
import { parseArgs } from 'node:util'
import { listSuggestedNames } from '#app/search/missed/suggested-names.server.ts'
import { localTime } from '#app/time/india.ts'
import { formatOptions, printJson, printRows, readFormat } from './shared/print-rows.ts'
import { runCommand } from './shared/run-command.ts'
import { withSiteDatabase } from './shared/site-database.ts'

const usage = `Usage: npm run names [-- --csv|--json]

  Lists product names that visitors suggested, the most frequent first. Add a right one at the
  desk: on Insights, or under Local names of the product. Times are in IST, in JSON in UTC.

Exit codes: 0 done, 1 failed, 2 called wrongly.`

const columns = ['Name', 'Product', 'Times', 'Last (IST)']

await runCommand(usage, async (args) => {
  const { values } = parseArgs({ args, options: formatOptions })
  const format = readFormat(values)
  await withSiteDatabase(async (db) => {
    const names = await listSuggestedNames(db)
    if (format === 'json') return printJson(names)
    const rows = names.map(({ name, product, product_id, times, last_at }) => ({
      Name: name,
      Product: product ?? `no. ${product_id}, taken out`,
      Times: times,
      'Last (IST)': localTime(last_at),
    }))
    printRows(rows, columns, format)
  })
})

import { parseArgs } from 'node:util'
import { findPersonsEnquiries } from '#app/enquiries/erase-enquiries.server.ts'
import { findSubscribers } from '#app/newsletter/subscriber-list.server.ts'
import { localTime } from '#app/time/india.ts'
import { printJson } from '#commands/print-rows.ts'
import { Refusal } from '#commands/run-command.ts'
import { withSiteDatabase } from '#commands/site-database.ts'
import { readPersonWord } from './person-options.ts'
import { recordExport } from './record-export.ts'
import { asJson, asText, readAll } from './show.ts'

/** `person`: everything that is held of one person, by e-mail address or mobile number. */
export async function person(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const who = readPersonWord(positionals)
  await withSiteDatabase(async (db) => {
    const { references, addresses } = await findPersonsEnquiries(db, who)
    const subscribers = await findSubscribers(db, addresses)
    const known = (
      await Promise.all(references.map((reference) => readAll(db, reference)))
    ).flatMap((one) => one ?? [])
    if (known.length + subscribers.length === 0) {
      throw new Refusal('Nothing is kept about this person.')
    }
    await recordExport(db, known.length)
    const newsletter = subscribers.map(({ token, id, ...told }) => told)
    if (values.json) return printJson({ enquiries: known.map(asJson), newsletter })
    const lists = newsletter.map(
      ({ email, subscribed_at }) =>
        `Newsletter  ${email}, asked for ${localTime(subscribed_at)} (IST)\n`,
    )
    process.stdout.write([...known.map(asText), ...lists].join(`\n${'-'.repeat(72)}\n\n`))
  })
}

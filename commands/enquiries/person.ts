import { parseArgs } from 'node:util'
import { heldBeside } from '#app/enquiries/desk/people/held-beside.server.ts'
import { findPersonsEnquiries } from '#app/enquiries/erase-enquiries.server.ts'
import { localTime } from '#app/time/india.ts'
import { printJson } from '#commands/shared/print-rows.ts'
import { Refusal } from '#commands/shared/run-command.ts'
import { readSiteConfig, withSiteDatabase } from '#commands/shared/site-database.ts'
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
    const { references, addresses, numbers } = await findPersonsEnquiries(db, who)
    const config = await readSiteConfig(db)
    const found = await Promise.all(references.map((reference) => readAll(db, config, reference)))
    const known = found.flatMap((one) => one ?? [])
    const beside: Record<string, object[]> = {}
    const lists: string[] = []
    for (const { key, heading, find } of heldBeside) {
      const held = await find(db, addresses, numbers)
      beside[key] = held.map(({ row }) => row)
      for (const { contact, askedAt } of held)
        lists.push(`${heading}  ${contact}, asked for ${localTime(askedAt)} (IST)\n`)
    }
    if (known.length + lists.length === 0) {
      throw new Refusal('Nothing is kept about this person.')
    }
    await recordExport(db, known.length)
    if (values.json) return printJson({ enquiries: known.map(asJson), ...beside })
    process.stdout.write([...known.map(asText), ...lists].join(`\n${'-'.repeat(72)}\n\n`))
  })
}

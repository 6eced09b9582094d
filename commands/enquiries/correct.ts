import { parseArgs } from 'node:util'
import { correctDetails } from '#app/enquiries/answering/changes/correct-details.server.ts'
import { Refusal, UsageError } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { readSiteConfig, withSiteDatabase } from '#commands/shared/site-database.ts'
import { readReference } from './reference.ts'

/** `correct`: puts right what an enquiry says of its visitor, as they ask for it. */
export async function correct(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      mobile: { type: 'string' },
      address: { type: 'string' },
      company: { type: 'string' },
    },
    allowPositionals: true,
  })
  const reference = readReference(positionals)
  const { name, email, mobile, address, company } = values
  const given = { fullName: name, email, mobileNumber: mobile, address, companyName: company }
  const corrections = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  )
  if (Object.keys(corrections).length === 0) throw new UsageError('Say what is right instead.')
  await withSiteDatabase(async (db) => {
    const config = await readSiteConfig(db)
    const refused = await correctDetails({ db, config }, reference, corrections)
    if (refused) throw new Refusal(refused)
    say(`${reference} is corrected; what was not sent yet says so too.`)
  })
}

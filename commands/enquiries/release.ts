import { parseArgs } from 'node:util'
import { releaseEnquiry } from '#app/enquiries/receiving/quarantine.server.ts'
import { Refusal } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { readSiteConfig, withSiteDatabase } from '#commands/shared/site-database.ts'
import { readReference } from './reference.ts'

/** `release`: a quarantined enquiry was honest after all; the site writes to staff and visitor. */
export async function release(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const reference = readReference(positionals)
  await withSiteDatabase(async (db) => {
    const config = await readSiteConfig(db)
    if (!(await releaseEnquiry({ db, config }, reference))) {
      throw new Refusal(`${reference} is not in quarantine.`)
    }
    say(`${reference} is released: its messages will be sent.`)
  })
}

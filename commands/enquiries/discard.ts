import { parseArgs } from 'node:util'
import { discardQuarantined } from '#app/enquiries/receiving/quarantine.server.ts'
import { Refusal, UsageError } from '#commands/shared/run-command.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { readReference } from './reference.ts'

/** `discard`: quarantined enquiries were spam; what they say is erased. */
export async function discard(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  if (positionals.length === 0) throw new UsageError('Give one reference or several.')
  const references = [...new Set(positionals.map((given) => readReference([given])))]
  await withSiteDatabase(async (db) => {
    const discarded = await discardQuarantined(db, references)
    if (discarded === 0) throw new Refusal('None of these is in quarantine: nothing was erased.')
    say(`${discarded} of ${references.length} discarded: what they said is erased.`)
  })
}

import { parseArgs } from 'node:util'
import { removeWhoAnswers } from '#app/enquiries/answering/changes/put-back.server.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { getPerson, readIdentity } from './get-person.ts'

/** `remove`: lets somebody sign in no more; refuses for the last owner. */
export async function remove(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const identity = readIdentity(positionals)
  await withSiteDatabase(async (db) => {
    const { id: staffId, name } = await getPerson(db, identity)
    await writeTransaction(db, (transaction) => removeWhoAnswers(transaction, { staffId }))
    say(`${name} can no longer sign in. What they did keeps their name.`)
  })
}

import { parseArgs } from 'node:util'
import { giveAnotherRole } from '#app/enquiries/answering/changes/put-back.server.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { getPerson, readIdentity } from './get-person.ts'
import { readRole } from './read-role.ts'

/** `role`: gives somebody another role and signs them out; refuses for the last owner. */
export async function giveRole(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' } },
  })
  const role = readRole(values.role)
  const identity = readIdentity(positionals)
  await withSiteDatabase(async (db) => {
    const { id: staffId, name } = await getPerson(db, identity)
    await writeTransaction(db, (transaction) => giveAnotherRole(transaction, { staffId, role }))
    say(`${name} is ${role} now, and has to sign in again.`)
  })
}

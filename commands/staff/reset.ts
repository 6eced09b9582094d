import { parseArgs } from 'node:util'
import { changePassword, signOutEverywhere } from '#app/staff/account-changes.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { say } from '#commands/shared/say.ts'
import { withSiteDatabase } from '#commands/shared/site-database.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { getPerson, readIdentity } from './get-person.ts'
import { printLink } from './print-link.ts'
import { readPassword } from './read-password.ts'

/** `reset`: signs somebody out everywhere, passkeys too, and lets them choose another password. */
export async function reset(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const identity = readIdentity(positionals)
  const password = await readPassword()
  await withSiteDatabase(async (db) => {
    const { id: staffId, name } = await getPerson(db, identity)
    const passwordHash = password && (await hashPassword(password))
    await writeTransaction(db, async (transaction) => {
      await signOutEverywhere(transaction, { staffId })
      if (passwordHash) await changePassword(transaction, { staffId, passwordHash })
    })
    if (password) return say(`${name} has a new password, and is signed out everywhere.`)
    say(`${name} is signed out everywhere.`)
    await printLink(db, { purpose: 'reset', staffId })
  })
}

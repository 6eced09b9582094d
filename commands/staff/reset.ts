import { parseArgs } from 'node:util'
import { changePassword } from '#app/staff/account-changes.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { endSessionsOf } from '#app/staff/sessions.server.ts'
import { say } from '#commands/say.ts'
import { withSiteDatabase } from '#commands/site-database.ts'
import { getPerson, readIdentity } from './get-person.ts'
import { printLink } from './print-link.ts'
import { readPassword } from './read-password.ts'

/** `reset`: signs somebody out everywhere and lets them choose another password. */
export async function reset(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const identity = readIdentity(positionals)
  const password = await readPassword()
  await withSiteDatabase(async (db) => {
    const { id: staffId, name } = await getPerson(db, identity)
    if (password) {
      const passwordHash = await hashPassword(password)
      await db
        .transaction()
        .execute((transaction) => changePassword(transaction, { staffId, passwordHash }))
      return say(`${name} has a new password, and is signed out everywhere.`)
    }
    await endSessionsOf(db, staffId)
    say(`${name} is signed out everywhere.`)
    await printLink(db, { purpose: 'reset', staffId })
  })
}

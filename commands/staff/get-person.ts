import { type Account, findAccount } from '#app/staff/accounts.server.ts'
import { Refusal, UsageError } from '#commands/shared/run-command.ts'
import type { Database } from '#database/connection.ts'

/** Gives the one word that a command is about; throws a `UsageError` when there is none or more. */
export function readIdentity(positionals: readonly string[]): string {
  const [identity, ...more] = positionals
  if (!identity || more.length > 0) throw new UsageError('Say one e-mail or mobile number.')
  return identity
}

/** Gives who signs in by an e-mail or a mobile number; throws a `Refusal` when nobody does. */
export async function getPerson(db: Database, identity: string): Promise<Account> {
  const account = await findAccount(db, identity)
  if (!account) throw new Refusal('Nobody signs in by this: npm run staff -- list')
  return account
}

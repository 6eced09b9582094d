import type { Transaction } from 'kysely'
import { restoredNewsletter } from '#app/newsletter/restored-list.server.ts'
import { restoredWaiting } from '#app/waiting-list/restored-waiting.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** Forgets again whoever the replaced database had forgotten since; gives how many. */
export type ForgetAgain = (transaction: Transaction<Schema>) => Promise<number>

/** What people left beside enquiries, as far as a restored backup must not bring its past back. */
interface RestoredPart {
  /** What the operator reads before how many were forgotten again. */
  name: string
  /** A database from before this table has nothing of it. */
  table: string
  /** Ends what must not go on after any restore; gives what the operator is told of that. */
  end?(transaction: Transaction<Schema>, now: Date): Promise<string | undefined>
  /** Reads from the database that is replaced who is still there. */
  readReplaced(db: Database): Promise<ForgetAgain>
}

/** All of these, in the order in which the operator is told of them. */
export const restoredParts: readonly RestoredPart[] = [restoredNewsletter, restoredWaiting]

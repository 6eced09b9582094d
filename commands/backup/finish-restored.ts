import type { Transaction } from 'kysely'
import { eraseEnquiries } from '#app/enquiries/erase-enquiries.server.ts'
import { goOnNumbering, type LastNumbers } from '#app/quotes/sending/restored-numbers.server.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { Schema } from '#database/schema.ts'
import { overwriteErased } from '#database/sqlite/overwrite-erased.ts'
import { holdMessages } from '#server/delivery/outbox/held-messages.ts'
import { eraseMessages } from '#server/delivery/outbox/outbox.ts'
import { type ReplacedDatabase, readMadeAt } from './replaced-database.ts'
import { restoredParts } from './restored-parts.ts'

/** What was done to a restored backup before it may serve. */
export interface Finished {
  sessions: number
  held: number
  /** References of the enquiries that were erased once more. */
  forgotten: string[]
  /** How many were forgotten once more beside enquiries, by the name of each part. */
  beside: { name: string; forgotten: number }[]
  /** What else was ended, a sentence each. */
  notes: string[]
  /** Who may sign in by the backup, and what has changed about them since. */
  staff: { name: string; email: string; role: string; since: string }[]
  /** How far quotes are numbered; `isSure`: no number was given out since that is not known. */
  quotes: { last: LastNumbers; isSure: boolean }
  /** Whether what was replaced is the database that the backup was made of. */
  compared: boolean
}

/** What the operator says of a restore. */
export interface RestoreOptions {
  withErased?: boolean
  /** The last number that was given to a quote, where the operator knows it. */
  lastQuote?: LastNumbers | undefined
}

/**
 * Lets a restored backup come back without bringing old rights and forgotten people with it: ends
 * all sessions and one-time links, holds back the messages that waited (they may have been sent
 * since) and forgets again whoever the replaced database had forgotten, unless `withErased`. Quotes
 * go on being numbered after the higher of both counters.
 */
export async function finishRestored(
  db: Database,
  replaced: ReplacedDatabase | undefined,
  { withErased = false, lastQuote }: RestoreOptions = {},
  now: Date = new Date(),
): Promise<Finished> {
  const settled = await db.transaction().execute(async (transaction) => {
    const compared = replaced !== undefined && replaced.madeAt === (await readMadeAt(transaction))
    const sessions = await endWaysIn(transaction)
    // What was downloaded by the backup's time may hold who was forgotten since.
    await transaction.deleteFrom('downloads').execute()
    // People may have been told of it since; staff can begin telling them again.
    await transaction.deleteFrom('size_returns').execute()
    await writeDown(transaction, now)
    const forget = replaced !== undefined && !withErased
    // In another database the same address missing means nothing.
    const parts = await finishParts(transaction, forget && compared ? replaced : undefined, now)
    const forgotten = forget ? await forgetAgain(transaction, replaced.erased, now) : []
    const known = [...(compared ? replaced.quotes : []), ...(lastQuote ?? [])]
    const last = await goOnNumbering(transaction, new Map(known.toSorted(byLast)))
    return {
      ...parts,
      quotes: { last, isSure: compared || lastQuote !== undefined },
      sessions,
      held: await holdMessages(transaction, now),
      forgotten,
      staff: await listStaff(transaction, compared ? replaced : undefined),
      compared,
    }
  })
  await overwriteErased(db)
  return settled
}

async function finishParts(
  transaction: Transaction<Schema>,
  replaced: ReplacedDatabase | undefined,
  now: Date,
): Promise<Pick<Finished, 'beside' | 'notes'>> {
  const beside: Finished['beside'] = []
  const notes: string[] = []
  for (const { name, end } of restoredParts) {
    const note = await end?.(transaction, now)
    if (note) notes.push(note)
    const forgotten = (await replaced?.forgetAgain.get(name)?.(transaction)) ?? 0
    beside.push({ name, forgotten })
  }
  return { beside, notes }
}

/** The higher number of a year comes last, and stays. */
function byLast([, one]: [number, number], [, other]: [number, number]) {
  return one - other
}

/** Lets the desk tell when a backup was last restored. */
async function writeDown(transaction: Transaction<Schema>, now: Date) {
  const { enquiries } = await transaction
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number | string>().as('enquiries'))
    .executeTakeFirstOrThrow()
  const row = { at: now.toISOString(), enquiries: Number(enquiries) }
  await transaction.insertInto('restores').values(row).execute()
}

/** Whoever was signed in when the backup was made may have been signed out since. */
async function endWaysIn(transaction: Transaction<Schema>): Promise<number> {
  const { numDeletedRows } = await transaction.deleteFrom('staff_sessions').executeTakeFirst()
  await transaction.deleteFrom('staff_links').execute()
  await transaction.deleteFrom('staff_challenges').execute()
  // That of a phone which was lost since would open the desk again.
  await transaction.deleteFrom('staff_passkeys').execute()
  // Whoever has turned it off since would hear of visitors again.
  await transaction.deleteFrom('push_subscriptions').execute()
  await transaction
    .deleteFrom('outbox')
    .where('expires_at', 'is not', null)
    .where('state', '!=', 'sent')
    .execute()
  return Number(numDeletedRows)
}

async function forgetAgain(
  transaction: Transaction<Schema>,
  erased: readonly string[],
  now: Date,
): Promise<string[]> {
  const again: string[] = []
  for (const some of inPieces(erased)) {
    const rows = await transaction
      .selectFrom('enquiries')
      .select('reference')
      .where('reference', 'in', some)
      .where('erased_at', 'is', null)
      .execute()
    const references = rows.map(({ reference }) => reference)
    if (references.length === 0) continue
    await eraseMessages(transaction, { references })
    await eraseEnquiries(transaction, references, now)
    again.push(...references)
  }
  return again
}

async function listStaff(
  transaction: Transaction<Schema>,
  replaced: ReplacedDatabase | undefined,
): Promise<Finished['staff']> {
  const rows = await transaction
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'password_hash'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, email, role, password_hash }) => {
    const now = replaced?.staff.get(id)
    const changes = [
      now?.removed && 'removed since',
      now && !now.removed && now.role !== role && `${now.role} since`,
      now && !now.removed && now.password !== password_hash && 'has another password since',
    ]
    return { name, email: email ?? '', role, since: changes.filter(Boolean).join(', ') }
  })
}

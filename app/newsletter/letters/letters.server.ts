import type { Selectable, Transaction } from 'kysely'
import { onTheList } from '#app/newsletter/subscriber-list.server.ts'
import type { Database } from '#database/connection.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { LettersTable } from '#database/schema/newsletter.ts'
import type { Schema } from '#database/schema.ts'
import { holdsFree } from '#server/delivery/outbox/outbox-lease.ts'
import type { LetterWords } from './letter-rules.ts'

/** A letter and how far it is, as it stands now. */
export type StoredLetter = Selectable<LettersTable>

/** The same, with whether a copy is being sent this moment: a pause or a stop lets it go out. */
export interface FoundLetter extends StoredLetter {
  isUnderWay: boolean
}

const mostListed = 200

/** Begins a letter without words. Gives its id. */
export async function createLetter(
  transaction: Transaction<Schema>,
  staffId: number,
  now: Date = new Date(),
): Promise<number> {
  const { id } = await transaction
    .insertInto('letters')
    .values({
      subject: '',
      text: '',
      state: 'draft',
      changed_at: now.toISOString(),
      changed_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives the letters, those that were touched last first. */
export async function listLetters(db: Database, now: Date = new Date()): Promise<FoundLetter[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return Promise.all(rows.map((row) => withUnderWay(db, row, now)))
}

/** Finds a letter, with what was sent and failed counted to this moment. */
export async function findLetter(
  db: Database,
  id: number,
  now: Date = new Date(),
): Promise<FoundLetter | undefined> {
  const row = await db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withUnderWay(db, row, now)
}

/** Adds what the outbox has ended and nobody has counted yet. */
async function withUnderWay(db: Database, letter: StoredLetter, now: Date): Promise<FoundLetter> {
  if (letter.state === 'draft' || letter.state === 'sent') {
    return { ...letter, isUnderWay: false }
  }
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'state',
      fn.countAll<number | string>().as('copies'),
      fn.max('leased_until').as('leased_until'),
    ])
    .where('letter_id', '=', letter.id)
    .groupBy('state')
    .execute()
  const find = (state: string) => rows.find((row) => row.state === state)
  const count = (state: string) => Number(find(state)?.copies ?? 0)
  return {
    ...letter,
    sent: letter.sent + count('sent'),
    failed: letter.failed + count('given-up'),
    isUnderWay: (find('waiting')?.leased_until ?? '') > now.toISOString(),
  }
}

/**
 * Gives a draft other words, where it still stands as `version` says. Gives its new version;
 * undefined: somebody else has changed or sent it meanwhile.
 */
export async function saveLetter(
  transaction: Transaction<Schema>,
  { id, version, words }: { id: number; version: number; words: LetterWords },
  staffId: number,
  now: Date = new Date(),
): Promise<number | undefined> {
  const saved = await transaction
    .updateTable('letters')
    .set({ ...words, version: version + 1, changed_at: now.toISOString(), changed_by: staffId })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n ? version + 1 : undefined
}

/** Throws a draft away. Tells whether there was one. */
export async function deleteDraft(transaction: Transaction<Schema>, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('letters')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Begins to send a draft, as `version` says that it was looked at, to everybody who is on the list
 * now. Tells whether it was begun: not twice, not where it was changed, and not to nobody.
 */
export async function beginLetter(
  transaction: Transaction<Schema>,
  { id, version }: { id: number; version: number },
  staffId: number,
  now: Date = new Date(),
): Promise<boolean> {
  const { readers, last } = await onTheList(transaction)
    .select(({ fn }) => [fn.countAll<number | string>().as('readers'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  if (!last) return false
  const at = now.toISOString()
  const begun = await transaction
    .updateTable('letters')
    .set({
      state: 'sending',
      began_at: at,
      changed_at: at,
      changed_by: staffId,
      recipients: Number(readers),
      last_subscriber: last,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .where('subject', '!=', '')
    .where('text', '!=', '')
    .executeTakeFirst()
  return begun.numUpdatedRows > 0n
}

/** What somebody does with a letter that is on its way. */
export type LetterChange = 'pause' | 'continue' | 'stop'

const changes = {
  pause: { from: ['sending'], to: 'paused' },
  continue: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const

/**
 * Pauses a letter, goes on with it, or stops it for good: but for the copy that is on its way this
 * moment nothing more goes out. Tells whether it could be done.
 */
export async function changeLetter(
  transaction: Transaction<Schema>,
  { id, change }: { id: number; change: LetterChange },
  staffId: number,
  now: Date = new Date(),
): Promise<boolean> {
  await takeNamedLock(transaction, lettersLock)
  const at = now.toISOString()
  const { from, to } = changes[change]
  const changed = await transaction
    .updateTable('letters')
    .set({
      state: to,
      changed_at: at,
      changed_by: staffId,
      ...(to === 'stopped' && { ended_at: at }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  if (to === 'stopped') await dropCopies(transaction, id, now)
  if (to === 'sending') {
    await transaction
      .updateTable('outbox')
      .set({ next_attempt_at: at })
      .where('letter_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  }
  return true
}

/** The name of the lock of those who move a letter on. */
export const lettersLock = 'letters'

async function dropCopies(transaction: Transaction<Schema>, id: number, now: Date) {
  await transaction
    .deleteFrom('outbox')
    .where('letter_id', '=', id)
    .where('state', '=', 'waiting')
    .where(holdsFree(now))
    .execute()
}

/**
 * Stops every letter that was on its way when a backup was made: how far it came since, nobody
 * knows, and nobody is to get it twice. Gives how many there were.
 */
export async function stopRestoredLetters(
  transaction: Transaction<Schema>,
  now: Date,
): Promise<number> {
  await transaction.deleteFrom('outbox').where('letter_id', 'is not', null).execute()
  const { numUpdatedRows } = await transaction
    .updateTable('letters')
    .set({ state: 'stopped', ended_at: now.toISOString() })
    .where('state', 'in', ['sending', 'paused'])
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

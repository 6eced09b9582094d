import type { Transaction } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryEventCode } from '#app/enquiries/answering/enquiry-event.ts'
import { newsChannel } from '#app/enquiries/answering/news.server.ts'
import { held } from '#database/held.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'
import type { ChangeContext } from './change-context.ts'
import { correctAddress, sendAgain } from './change-delivery.server.ts'
import { addNote, strikeNote } from './change-notes.server.ts'
import { changeStanding } from './change-standing.server.ts'
import type { ChangeAuthor, ChangeOutcome, EnquiryChange, ForeignChange } from './enquiry-change.ts'
import { undoChange } from './undo.server.ts'

/** These add something beside what others do, so nobody's version stands in their way. */
const neverConflicting: readonly EnquiryChange['kind'][] = ['note', 'strike-note', 'not-called']

/** What is in nobody's way, though it came after what is. */
const besideOthers: readonly EnquiryEventCode[] = [
  'opened',
  'note',
  'note-struck',
  'not-called',
  'exported',
]

/** What became of several changes; `change` is the one that was refused, or the last. */
export interface ChangesOutcome {
  outcome: ChangeOutcome
  change: EnquiryChange
}

/** Thrown to undo what was made before a change that is refused. */
class NotAll extends Error {
  readonly refused: ChangesOutcome

  constructor(refused: ChangesOutcome) {
    super('a later change was refused')
    this.refused = refused
  }
}

/**
 * Makes one change to an enquiry, with the event that tells of it, in one transaction. What others
 * changed since `version` is told instead, and nothing is stored; a note is always stored. What was
 * made already under this `submissionId` is answered as it was then. Throws when the database fails.
 */
export async function changeEnquiry(
  app: App,
  reference: string,
  change: EnquiryChange,
  author: ChangeAuthor,
  now: Date = new Date(),
): Promise<ChangeOutcome> {
  return (await makeChanges(app, reference, [change], author, now)).outcome
}

/**
 * As `changeEnquiry`, several changes after one another: all of them, or none where one is refused.
 * The `submissionId` is that of a single change: several are made without.
 */
export async function makeChanges(
  app: App,
  reference: string,
  changes: readonly [EnquiryChange, ...EnquiryChange[]],
  { staffId, version, submissionId }: ChangeAuthor,
  now: Date = new Date(),
): Promise<ChangesOutcome> {
  const write = async (transaction: Transaction<Schema>): Promise<ChangesOutcome> => {
    const author = { staffId, version, submissionId: changes[1] ? undefined : submissionId }
    const [change, ...others] = changes
    let made = await makeOne(transaction, app, { reference, change, author, now })
    if (!('done' in made)) return { outcome: made, change }
    for (const next of others) {
      author.version = made.version
      const outcome = await makeOne(transaction, app, { reference, change: next, author, now })
      if (!('done' in outcome)) throw new NotAll({ outcome, change: next })
      made = outcome
    }
    await notify(transaction, newsChannel)
    return { outcome: made, change: others.at(-1) ?? change }
  }
  const made = await app.writeTogether(write).catch((error: unknown) => {
    if (error instanceof NotAll) return error.refused
    throw error
  })
  if ('done' in made.outcome) app.delivery.wake()
  return made
}

interface OneChange {
  reference: string
  change: EnquiryChange
  author: ChangeAuthor
  now: Date
}

async function makeOne(
  transaction: Transaction<Schema>,
  app: App,
  { reference, change, author: { staffId, version, submissionId }, now }: OneChange,
): Promise<ChangeOutcome> {
  const enquiry = await lockEnquiry(transaction, reference)
  if (!enquiry) return { refused: 'There is no such enquiry.' }
  const before = submissionId && (await findMade(transaction, submissionId))
  if (before) {
    return before.enquiry_id === enquiry.id && before.staff_id === staffId
      ? { done: before.id, version: before.version }
      : { refused: 'Make this change once more: this one was sent elsewhere.' }
  }
  if (enquiry.erased_at) return { refused: 'This enquiry was erased on the visitor’s request.' }
  if (enquiry.version !== version && !neverConflicting.includes(change.kind)) {
    const conflict = await listChangesSince(transaction, enquiry.id, version)
    return { conflict, version: enquiry.version }
  }
  return make({ transaction, app, enquiry, staffId, submissionId, now }, change)
}

async function make(context: ChangeContext, change: EnquiryChange): Promise<ChangeOutcome> {
  switch (change.kind) {
    case 'note':
      return addNote(context, change)
    case 'strike-note':
      return strikeNote(context, change.noteId)
    case 'undo':
      return undoChange(context, change.eventId)
    case 'correct-address':
      return correctAddress(context, change)
    case 'send-again':
      return sendAgain(context, change.messageId)
    default:
      return changeStanding(context, change, await readDeskSettings(context.transaction))
  }
}

/** Finds an enquiry and holds it until the transaction ends. */
export async function lockEnquiry(transaction: Transaction<Schema>, reference: string) {
  const enquiry = transaction.selectFrom('enquiries').selectAll().where('reference', '=', reference)
  return held(transaction, enquiry).executeTakeFirst()
}

/** Finds the event of a change that was sent before; its version is the one that it made. */
function findMade(transaction: Transaction<Schema>, submissionId: string) {
  return transaction
    .selectFrom('enquiry_events')
    .select(['id', 'enquiry_id', 'staff_id', 'version'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
}

/** Gives what changed an enquiry after a version of it, the first first. */
async function listChangesSince(
  transaction: Transaction<Schema>,
  enquiryId: number,
  version: number,
): Promise<ForeignChange[]> {
  const rows = await transaction
    .selectFrom('enquiry_events')
    .select(['staff_id', 'at', 'code', 'from_code', 'to_code'])
    .where('enquiry_id', '=', enquiryId)
    .where('version', '>', version)
    .where('code', 'not in', besideOthers)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    staffId: row.staff_id,
    at: row.at,
    code: row.code as EnquiryEventCode,
    from: row.from_code,
    to: row.to_code,
  }))
}

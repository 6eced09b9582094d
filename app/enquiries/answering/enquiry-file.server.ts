import { type SqlBool, sql } from 'kysely'
import { erasedOn } from '#app/enquiries/retention-period.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { App } from '#server/app-context.ts'
import { canSendAgain } from './changes/change-delivery.server.ts'
import { findLikelyDomain } from './changes/likely-domain.ts'
import { readDeskSettings } from './desk-settings.server.ts'
import type { EnquiryEventCode } from './enquiry-event.ts'
import type { EarlierEnquiry, EnquiryFile, FileMessage } from './enquiry-file.ts'
import { asInboxRows } from './inbox/inbox-rows.server.ts'
import { turnAt } from './turn.ts'

const mostEarlier = 20

/** Gives everything that one enquiry's screen shows, or undefined when there is no such enquiry. */
export async function findEnquiryFile(
  { db, config }: Pick<App, 'db' | 'config'>,
  reference: string,
  now: Date = new Date(),
): Promise<EnquiryFile | undefined> {
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!enquiry) return undefined
  const settings = await readDeskSettings(db)
  const [row] = await asInboxRows(db, [enquiry], settings.hours, now)
  if (!row) return undefined
  const lastContactAt = enquiry.last_contact_at ?? enquiry.received_at
  return {
    row,
    email: enquiry.email,
    likelyDomain: findLikelyDomain(enquiry.email),
    address: enquiry.address,
    message: enquiry.message,
    quarantined: enquiry.quarantine_reason,
    erasedAt: enquiry.erased_at,
    nextStep: enquiry.next_step,
    reminder: reminderOf(enquiry),
    lastContactAt,
    erasedOn: erasedOn(enquiry, config).toISOString(),
    promiseMinutes: settings.promiseMinutes,
    ...(await readHistory(db, enquiry)),
    messages: await listMessages(db, enquiry),
    earlier: enquiry.erased_at ? [] : await listEarlier(db, enquiry),
    place: await findPlace(db, enquiry, now),
  }
}

function reminderOf({ remind_at, remind_when_written }: EnquiryRow): EnquiryFile['reminder'] {
  if (remind_when_written) return 'when-written'
  return remind_at === null ? 'none' : { at: remind_at }
}

async function readHistory(db: Database, enquiry: EnquiryRow) {
  const events = await db
    .selectFrom('enquiry_events')
    .selectAll()
    .where('enquiry_id', '=', enquiry.id)
    .orderBy('id', 'desc')
    .execute()
  const notes = await db
    .selectFrom('enquiry_notes')
    .selectAll()
    .where('enquiry_id', '=', enquiry.id)
    .orderBy('id', 'desc')
    .execute()
  const named = (event: (typeof events)[number]) =>
    event.code === 'person' && event.to_code !== null ? Number(event.to_code) : null
  const colleagues = await findColleagues(db, [
    ...events.flatMap((event) => [event.staff_id, named(event)]),
    ...notes.flatMap((note) => [note.staff_id, note.struck_by]),
  ])
  const find = (id: number | null) => (id === null ? undefined : colleagues.get(id))
  return {
    events: events.map((event) => ({
      id: event.id,
      at: event.at,
      by: find(event.staff_id),
      code: event.code as EnquiryEventCode,
      from: event.from_code,
      to: event.to_code,
      toPerson: find(named(event)),
      undoes: event.undoes,
      undoable: event.before !== null && event.version === enquiry.version,
    })),
    notes: notes.map((note) => ({
      id: note.id,
      by: find(note.staff_id),
      text: note.text,
      writtenAt: note.written_at,
      struckAt: note.struck_at,
      struckBy: find(note.struck_by),
    })),
  }
}

async function listMessages(db: Database, enquiry: EnquiryRow): Promise<FileMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_reference', '=', enquiry.reference)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
  return rows.flatMap((row) =>
    !isShown(row.kind)
      ? []
      : {
          id: row.id,
          kind: row.kind,
          state: row.state,
          recipient: row.recipient,
          attempts: row.attempts,
          createdAt: row.created_at,
          nextAttemptAt: row.next_attempt_at,
          sentAt: row.sent_at,
          firstFailedAt: row.first_failed_at,
          lastError: row.last_error,
          canSendAgain: canSendAgain(row, enquiry),
        },
  )
}

const shownKinds: readonly string[] = ['staff-email', 'visitor-email', 'quote-email', 'webhook']

function isShown(kind: string): kind is FileMessage['kind'] {
  return shownKinds.includes(kind)
}

/** The visitor's earlier enquiries, by number or e-mail, the newest first. */
async function listEarlier(db: Database, enquiry: EnquiryRow): Promise<EarlierEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'received_at', 'state', 'before_desk', 'products'])
    .where((where) =>
      where.or([
        where('mobile_number', '=', enquiry.mobile_number),
        where(sql`lower(email)`, '=', enquiry.email.toLowerCase()),
      ]),
    )
    .where('id', '<', enquiry.id)
    .where('state', '!=', 'spam')
    .orderBy('id', 'desc')
    .limit(mostEarlier)
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at,
    state: row.state,
    beforeDesk: row.before_desk === 1,
    products: productsOf(row),
  }))
}

/** Where it stands among those whose turn is ours, and who stands before and after it. */
async function findPlace(
  db: Database,
  enquiry: EnquiryRow,
  now: Date,
): Promise<EnquiryFile['place']> {
  const { turn, since } = turnAt(enquiry, now)
  if (turn !== 'ours' || since === null) return undefined
  const ours = db
    .selectFrom('enquiries')
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('our_turn_since', '<=', now.toISOString())
  const before = ours.where(sql<SqlBool>`(our_turn_since, id) < (${since}, ${enquiry.id})`)
  const after = ours.where(sql<SqlBool>`(our_turn_since, id) > (${since}, ${enquiry.id})`)
  const count = async (query: typeof ours) => {
    const { rows } = await query
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  const nearest = async (query: typeof ours, direction: 'asc' | 'desc') => {
    const row = await query
      .select('reference')
      .orderBy('our_turn_since', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst()
    return row?.reference
  }
  const earlier = await count(before)
  return {
    number: earlier + 1,
    of: earlier + 1 + (await count(after)),
    before: await nearest(before, 'desc'),
    after: await nearest(after, 'asc'),
  }
}

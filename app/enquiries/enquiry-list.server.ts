import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { EnquiryState } from './answering/enquiry-state.ts'
import { lastContact } from './retention-period.ts'

/** Which enquiries are meant; what is not given does not narrow. */
export interface EnquiryFilter {
  /** Received at this instant or later. */
  from?: Date
  /** Received before this instant. */
  before?: Date
  kind?: EnquiryRow['kind']
  /** What it is at the desk; `before-desk`: answered before there was one. */
  state?: EnquiryState | 'before-desk'
  /** With at least one message in this state. */
  delivery?: OutboxRow['state']
  /** Set aside as suspicious. */
  quarantined?: boolean
  /** Open, and nobody was in contact since this instant. */
  silentSince?: Date
}

/** Gives the enquiries that a filter lets through, the newest first. */
export async function listEnquiries(
  db: Database,
  { from, before, kind, state, delivery, quarantined, silentSince }: EnquiryFilter = {},
): Promise<EnquiryRow[]> {
  let query = db.selectFrom('enquiries').selectAll()
  if (from) query = query.where('received_at', '>=', from.toISOString())
  if (before) query = query.where('received_at', '<', before.toISOString())
  if (kind) query = query.where('kind', '=', kind)
  if (state === 'before-desk') query = query.where('before_desk', '=', 1)
  else if (state) query = query.where('state', '=', state).where('before_desk', '=', 0)
  if (quarantined) query = query.where('quarantined_at', 'is not', null)
  if (delivery) {
    query = query.where('reference', 'in', (messages) =>
      messages
        .selectFrom('outbox')
        .select((row) => row.ref('subject_reference').$notNull().as('reference'))
        .where('subject_reference', 'is not', null)
        .where('state', '=', delivery),
    )
  }
  if (silentSince) {
    query = query
      .where(lastContact, '<', silentSince.toISOString())
      .where('erased_at', 'is', null)
      .where('turn', '!=', 'closed')
  }
  return query.orderBy('received_at', 'desc').orderBy('id', 'desc').execute()
}

/** Gives up to `limit` enquiries, the newest first, of those before an id: all, read bit by bit. */
export async function listEnquiriesBefore(
  db: Database,
  before: number | undefined,
  limit: number,
): Promise<EnquiryRow[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .$if(before !== undefined, (older) => older.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

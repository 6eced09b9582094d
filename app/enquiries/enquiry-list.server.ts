import type { Database } from '#database/connection.ts'
import type { EnquiryRow, OutboxRow } from '#database/schema.ts'

/** Which enquiries are meant; what is not given does not narrow. */
export interface EnquiryFilter {
  /** Received at this instant or later. */
  from?: Date
  /** Received before this instant. */
  before?: Date
  kind?: EnquiryRow['kind']
  /** With at least one message in this state, or set aside as suspicious. */
  state?: OutboxRow['state'] | 'quarantined'
}

/** Gives the enquiries that a filter lets through, the newest first. */
export async function listEnquiries(
  db: Database,
  { from, before, kind, state }: EnquiryFilter = {},
): Promise<EnquiryRow[]> {
  let query = db.selectFrom('enquiries').selectAll()
  if (from) query = query.where('received_at', '>=', from.toISOString())
  if (before) query = query.where('received_at', '<', before.toISOString())
  if (kind) query = query.where('kind', '=', kind)
  if (state === 'quarantined') query = query.where('quarantined_at', 'is not', null)
  else if (state) {
    query = query.where('reference', 'in', (messages) =>
      messages
        .selectFrom('outbox')
        .select((row) => row.ref('subject_reference').$notNull().as('reference'))
        .where('subject_reference', 'is not', null)
        .where('state', '=', state),
    )
  }
  return query.orderBy('received_at', 'desc').orderBy('id', 'desc').execute()
}

import type { Insertable, Transaction } from 'kysely'
import type { EnquiryEventsTable } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import type { EnquiryEventCode } from './enquiry-event.ts'
import type { Standing } from './turn.ts'

type NewEvent = Omit<Insertable<EnquiryEventsTable>, 'code' | 'before'> & {
  code: EnquiryEventCode
  /** Where it stood before, when the event can be undone. */
  before?: Standing
}

/** Writes down what happened to an enquiry, in the transaction that does it. Gives the event's id. */
export async function addEvent(
  transaction: Transaction<Schema>,
  { before, ...event }: NewEvent,
): Promise<number> {
  const { id } = await transaction
    .insertInto('enquiry_events')
    .values({ ...event, before: before ? JSON.stringify(before) : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

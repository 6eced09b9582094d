import { addEvent } from '#app/enquiries/answering/events.server.ts'
import type { Standing } from '#app/enquiries/answering/turn.ts'
import type { ChangeContext } from './change-context.ts'
import type { ChangeOutcome } from './enquiry-change.ts'
import { followSpam } from './follow-spam.server.ts'
import { withWhoAnswers } from './put-back.server.ts'

/**
 * Brings back what was before a change, with an event of its own. Only the last change of an
 * enquiry can be undone, and only while nobody has changed it since.
 */
export async function undoChange(context: ChangeContext, eventId: number): Promise<ChangeOutcome> {
  const { transaction, enquiry, staffId, now } = context
  const event = await transaction
    .selectFrom('enquiry_events')
    .selectAll()
    .where('id', '=', eventId)
    .where('enquiry_id', '=', enquiry.id)
    .executeTakeFirst()
  if (!event?.before) return { refused: 'This can’t be undone.' }
  if (event.version !== enquiry.version) {
    return { refused: 'It has been changed since: it can’t be undone any more.' }
  }
  // When its quote ends is the quote's to say.
  const { quote_ends_at: _, ...stored }: Standing = JSON.parse(event.before)
  const before = await withWhoAnswers(transaction, stored)
  if (event.code === 'person' && before.staff_id !== stored.staff_id) {
    return { refused: 'They do not answer here any more: choose somebody else.' }
  }
  await followSpam(context, before.state)
  const version = enquiry.version + 1
  const words =
    event.code === 'next-step'
      ? { next_step: enquiry.next_step_before, next_step_before: enquiry.next_step }
      : {}
  await transaction
    .updateTable('enquiries')
    .set({ ...before, ...words, version })
    .where('id', '=', enquiry.id)
    .execute()
  const done = await addEvent(transaction, {
    enquiry_id: enquiry.id,
    at: now.toISOString(),
    staff_id: staffId,
    code: 'undone',
    from_code: event.to_code,
    to_code: event.from_code,
    version,
    undoes: eventId,
  })
  return { done, version }
}

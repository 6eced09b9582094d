import { addEvent } from '#app/enquiries/answering/events.server.ts'
import { indexEnquiry } from '#app/enquiries/answering/search/enquiry-texts.server.ts'
import type { ChangeContext } from './change-context.ts'
import { type ChangeOutcome, longestNote } from './enquiry-change.ts'

/** Writes a note, which nobody's change stands in the way of. The event names the note's id. */
export async function addNote(
  { transaction, enquiry, staffId, now }: ChangeContext,
  { text, submissionId }: { text: string; submissionId?: string },
): Promise<ChangeOutcome> {
  const words = text.trim()
  if (words === '') return { refused: 'The note is empty.' }
  if ([...words].length > longestNote) {
    return { refused: `A note has ${longestNote.toLocaleString('en-IN')} characters at most.` }
  }
  const at = now.toISOString()
  const note = await transaction
    .insertInto('enquiry_notes')
    .values({
      enquiry_id: enquiry.id,
      staff_id: staffId,
      text: words,
      written_at: at,
      submission_id: submissionId ?? null,
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!note) return findEventOf(transaction, enquiry, submissionId ?? '')
  const done = await addEvent(transaction, {
    enquiry_id: enquiry.id,
    at,
    staff_id: staffId,
    code: 'note',
    to_code: String(note.id),
    version: enquiry.version,
  })
  await indexEnquiry(transaction, enquiry)
  return { done, version: enquiry.version }
}

/** Strikes a note out, as its writer may: it stays to be read, and stays struck. */
export async function strikeNote(
  { transaction, enquiry, staffId, now }: ChangeContext,
  noteId: number,
): Promise<ChangeOutcome> {
  const note = await transaction
    .selectFrom('enquiry_notes')
    .select(['id', 'staff_id', 'struck_at'])
    .where('id', '=', noteId)
    .where('enquiry_id', '=', enquiry.id)
    .executeTakeFirst()
  if (!note) return { refused: 'There is no such note.' }
  if (note.staff_id !== staffId) return { refused: 'Only who wrote a note can strike it out.' }
  if (note.struck_at) return { refused: 'It is struck out already.' }
  const at = now.toISOString()
  await transaction
    .updateTable('enquiry_notes')
    .set({ struck_at: at, struck_by: staffId })
    .where('id', '=', noteId)
    .execute()
  const done = await addEvent(transaction, {
    enquiry_id: enquiry.id,
    at,
    staff_id: staffId,
    code: 'note-struck',
    to_code: String(noteId),
    version: enquiry.version,
  })
  return { done, version: enquiry.version }
}

/** The note stands already: its first event is the answer. */
async function findEventOf(
  transaction: ChangeContext['transaction'],
  enquiry: ChangeContext['enquiry'],
  submissionId: string,
): Promise<ChangeOutcome> {
  const event = await transaction
    .selectFrom('enquiry_notes')
    .innerJoin('enquiry_events', 'enquiry_events.enquiry_id', 'enquiry_notes.enquiry_id')
    .select(['enquiry_events.id', 'enquiry_events.to_code', 'enquiry_notes.id as note_id'])
    .where('enquiry_notes.submission_id', '=', submissionId)
    .where('enquiry_notes.enquiry_id', '=', enquiry.id)
    .where('enquiry_events.code', '=', 'note')
    .execute()
  const found = event.find(({ to_code, note_id }) => to_code === String(note_id))
  if (!found) return { refused: 'Write the note once more: this one was sent elsewhere.' }
  return { done: found.id, version: enquiry.version }
}

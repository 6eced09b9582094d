import type { Done } from '#app/desk/parts/done-toast.tsx'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'

/** What the inbox's forms ask for. */
export interface InboxChange {
  intent: 'take' | 'undo'
  reference: string
  version: number
  /** The event to be undone. */
  event: number
}

/** What became of it: done, with the event and the row's new version; or why not, in words. */
export type InboxOutcome =
  | { done: number; version: number; reference: string }
  | { problem: string; reference: string }

/** Reads what an inbox's form sends; undefined for what none of ours sends. */
export function readInboxChange(form: FormData): InboxChange | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const [version, event] = [Number(text('version')), Number(text('event') || 0)]
  const isWhole = Number.isSafeInteger(version) && Number.isSafeInteger(event)
  if ((intent !== 'take' && intent !== 'undo') || !isWhole) return undefined
  return { intent, reference: text('reference'), version, event }
}

/** Gives an enquiry to whoever asks for it, or takes that back. */
export async function changeFromInbox(
  app: App,
  { intent, reference, version, event }: InboxChange,
  me: number,
): Promise<InboxOutcome> {
  const change: EnquiryChange =
    intent === 'take' ? { kind: 'person', staffId: me } : { kind: 'undo', eventId: event }
  const outcome = await changeEnquiry(app, reference, change, { staffId: me, version })
  if ('done' in outcome) return { done: outcome.done, version: outcome.version, reference }
  if ('refused' in outcome) return { problem: outcome.refused, reference }
  const [first] = 'conflict' in outcome ? outcome.conflict : []
  const by = first && (await findColleagues(app.db, [first.staffId])).get(first.staffId ?? 0)
  return {
    problem: `${by?.name ?? 'Somebody'} has just changed ${reference}. Open it to see what.`,
    reference,
  }
}

/** Where a toast is still worth showing after the page was reloaded, in ms. */
const freshMs = 60_000

/** Gives what `me` has just done from the inbox, by its event, to be told with a way back. */
export async function findJustDone(
  db: Database,
  eventId: number,
  me: number,
  now: Date = new Date(),
): Promise<Done | undefined> {
  const event = await db
    .selectFrom('enquiry_events')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_events.enquiry_id')
    .select(['enquiry_events.id', 'code', 'to_code', 'reference', 'enquiries.version'])
    .where('enquiry_events.id', '=', eventId)
    .where('enquiry_events.staff_id', '=', me)
    .where('at', '>', new Date(now.getTime() - freshMs).toISOString())
    .executeTakeFirst()
  if (!event) return undefined
  return event.code === 'person'
    ? takenDone(event.reference, event.id, event.version)
    : { id: event.id, title: 'Undone', text: event.reference }
}

/** The toast for an enquiry that was taken. */
export function takenDone(reference: string, eventId: number, version: number): Done {
  return {
    id: eventId,
    title: 'It is with you now',
    text: reference,
    undo: { intent: 'undo', reference, event: String(eventId), version: String(version) },
  }
}

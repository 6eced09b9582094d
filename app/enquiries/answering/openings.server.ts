import type { App } from '#server/app-context.ts'
import { addEvent } from './events.server.ts'

/**
 * Writes down that somebody has opened an enquiry: once for each person, so that others see who
 * has looked. It is no change: nobody's version is out of date by it.
 */
export async function recordOpening(
  app: Pick<App, 'writeTogether' | 'db'>,
  reference: string,
  staffId: number,
  now: Date = new Date(),
): Promise<void> {
  const enquiry = await app.db
    .selectFrom('enquiries')
    .select(['id', 'version'])
    .where('reference', '=', reference)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiry_events')
            .select('enquiry_events.id')
            .whereRef('enquiry_events.enquiry_id', '=', 'enquiries.id')
            .where('enquiry_events.code', '=', 'opened')
            .where('enquiry_events.staff_id', '=', staffId),
        ),
      ),
    )
    .executeTakeFirst()
  if (!enquiry) return
  await app.writeTogether((transaction) =>
    addEvent(transaction, {
      enquiry_id: enquiry.id,
      at: now.toISOString(),
      staff_id: staffId,
      code: 'opened',
      version: enquiry.version,
    }),
  )
}

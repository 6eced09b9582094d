import type { Database } from '#database/connection.ts'
import type { Watch } from '#database/watch-changes.ts'
import type { App } from '#server/app-context.ts'

/** Under which a process is told that something about enquiries changed. */
export const newsChannel = 'enquiries'

/** What is another value after each enquiry that arrives and each thing that is done about one. */
export interface EnquiryNews {
  /** The last enquiry's id. */
  enquiry: number
  /** The last event's id. */
  event: number
}

/** Reads how far enquiries and events have come; two looks at the ends of two keys. */
export async function readEnquiryNews(db: Database): Promise<EnquiryNews> {
  const last = async (table: 'enquiries' | 'enquiry_events') => {
    const row = await db
      .selectFrom(table)
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.id ?? 0
  }
  return { enquiry: await last('enquiries'), event: await last('enquiry_events') }
}

/** What a process follows, so that whoever listens in it hears of news from any process. */
export function enquiriesWatch({ changes }: Pick<App, 'changes'>): Watch {
  return {
    channel: newsChannel,
    read: async (db) => Object.values(await readEnquiryNews(db)).join('-'),
    changed: () => changes.tell(),
  }
}

/**
 * Gives the references of the enquiries that arrived or were changed since, the newest last; at
 * most a hundred. What was set aside as suspicious is among them only once it was released.
 */
export async function listNewsSince(
  db: Database,
  since: EnquiryNews,
): Promise<{ arrived: string[]; changed: string[] }> {
  const arrived = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '>', since.enquiry)
    .where('state', '!=', 'spam')
    .orderBy('id')
    .limit(mostNews)
    .execute()
  const changed = await db
    .selectFrom('enquiry_events')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_events.enquiry_id')
    .select('enquiries.reference')
    .distinct()
    .where('enquiry_events.id', '>', since.event)
    // Looking at an enquiry changes nothing that another screen shows.
    .where('enquiry_events.code', '!=', 'opened')
    .limit(mostNews)
    .execute()
  return {
    arrived: arrived.map(({ reference }) => reference),
    changed: changed.map(({ reference }) => reference),
  }
}

const mostNews = 100

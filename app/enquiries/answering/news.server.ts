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

/**
 * Ids are given before they are committed: one may come to be seen after a higher one. So many
 * before the last are looked at again.
 */
const overlap = 20

/** Reads how far enquiries and events have come; two looks at the ends of two keys. */
export async function readEnquiryNews(db: Database): Promise<EnquiryNews> {
  const [enquiry = 0] = await listLastIds(db, 'enquiries', 1)
  const [event = 0] = await listLastIds(db, 'enquiry_events', 1)
  return { enquiry, event }
}

async function listLastIds(db: Database, table: 'enquiries' | 'enquiry_events', limit: number) {
  const rows = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Gives the place before which nothing is committed late, for who stands at `place`. */
export function beforeOverlap({ enquiry, event }: EnquiryNews): EnquiryNews {
  return { enquiry: Math.max(0, enquiry - overlap), event: Math.max(0, event - overlap) }
}

/** What a process follows, so that whoever listens in it hears of news from any process. */
export function enquiriesWatch({ changes }: Pick<App, 'changes'>): Watch<string> {
  return {
    channel: newsChannel,
    async read(db) {
      const enquiries = await listLastIds(db, 'enquiries', overlap)
      return `${enquiries} ${await listLastIds(db, 'enquiry_events', overlap)}`
    },
    changed: () => changes.tell(),
  }
}

/** What has come since a place. */
export interface NewsSince {
  /** The references of enquiries that arrived, the newest last. */
  arrived: string[]
  /** Enquiries that were changed, each with the id of its last event. */
  changed: { reference: string; event: number }[]
}

/**
 * Gives the enquiries that arrived or were changed since, at most a hundred of each. What was set
 * aside as suspicious is among them only once it was released.
 */
export async function listNewsSince(db: Database, since: EnquiryNews): Promise<NewsSince> {
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
    .select(({ fn }) => ['enquiries.reference', fn.max('enquiry_events.id').as('event')])
    .groupBy('enquiries.reference')
    .where('enquiry_events.id', '>', since.event)
    // Looking at an enquiry changes nothing that another screen shows.
    .where('enquiry_events.code', '!=', 'opened')
    .limit(mostNews)
    .execute()
  return { arrived: arrived.map(({ reference }) => reference), changed }
}

const mostNews = 100

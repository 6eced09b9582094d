import {
  beforeOverlap,
  type EnquiryNews,
  listNewsSince,
  type NewsSince,
  readEnquiryNews,
} from '#app/enquiries/answering/news.server.ts'
import type { Database } from '#database/connection.ts'
import type { News, NewsPlace } from './news.ts'

/** Reads a place as browsers send it; undefined where it is none. */
export function readNewsPlace(text: string | null): EnquiryNews | undefined {
  const [, enquiry, event] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '') ?? []
  return enquiry && event ? { enquiry: Number(enquiry), event: Number(event) } : undefined
}

/** Gives a place as browsers keep it. */
export function writeNewsPlace({ enquiry, event }: EnquiryNews): NewsPlace {
  return `${enquiry}-${event}`
}

/**
 * Gives what lists the news since a place, each time since the time before, with the new place;
 * it gives undefined when there are none. Without a place it begins where the database stands.
 */
export function followNews(db: Database, from: EnquiryNews | undefined) {
  let place = from
  /** What was told already, by `keysOf`. */
  let told: Set<string | number> | undefined

  return async function listNews(): Promise<{ news: News; place: NewsPlace } | undefined> {
    const now = await readEnquiryNews(db)
    place ??= now
    const known = told ?? (await listAround(place))
    told = known
    // Not only where a last id is another: one before it may be seen only now.
    const around = await listNewsSince(db, beforeOverlap(place))
    place = now
    const arrived = around.arrived.filter((reference) => !known.has(reference))
    const changes = around.changed.filter(({ event }) => !known.has(event))
    for (const key of keysOf(around)) known.add(key)
    if (arrived.length + changes.length === 0) return undefined
    const changed = changes.map(({ reference }) => reference)
    return { news: { arrived, changed }, place: writeNewsPlace(now) }
  }

  /** The last that had come at a place: whoever stands there has heard of it. */
  async function listAround(at: EnquiryNews) {
    const around = await listNewsSince(db, beforeOverlap(at))
    // Listed after those around: what comes between the two has not been told.
    const since = await listNewsSince(db, at)
    const fresh = new Set(keysOf(since))
    return new Set(keysOf(around).filter((key) => !fresh.has(key)))
  }
}

/** By what is known what was told: of an enquiry that arrived its reference, of a change its event's id. */
function keysOf({ arrived, changed }: NewsSince): (string | number)[] {
  return [...arrived, ...changed.map(({ event }) => event)]
}

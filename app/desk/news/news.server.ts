import {
  type EnquiryNews,
  listNewsSince,
  readEnquiryNews,
} from '#app/enquiries/answering/news.server.ts'
import type { Database } from '#database/connection.ts'
import type { News, NewsPlace } from './news.ts'

/**
 * Ids are given before they are committed: one may come to be seen after a higher one. So many
 * before the place are looked at again.
 */
const overlap = 20

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
  let told: Set<string> | undefined

  return async function listNews(): Promise<{ news: News; place: NewsPlace } | undefined> {
    const now = await readEnquiryNews(db)
    place ??= now
    told ??= await listAround(place)
    if (now.enquiry === place.enquiry && now.event === place.event) return undefined
    const { changed } = await listNewsSince(db, place)
    const around = await listNewsSince(db, back(place))
    const arrived: string[] = []
    for (const reference of around.arrived) {
      if (told.has(reference)) continue
      told.add(reference)
      arrived.push(reference)
    }
    place = now
    if (arrived.length + changed.length === 0) return undefined
    return { news: { arrived, changed }, place: writeNewsPlace(now) }
  }

  /** The last that had arrived at a place: whoever stands there has heard of them. */
  async function listAround(at: EnquiryNews) {
    const around = await listNewsSince(db, back(at))
    // Listed after those around: what arrives between the two has not been told.
    const fresh = new Set((await listNewsSince(db, at)).arrived)
    return new Set(around.arrived.filter((reference) => !fresh.has(reference)))
  }
}

function back({ enquiry, event }: EnquiryNews): EnquiryNews {
  return { enquiry: Math.max(0, enquiry - overlap), event }
}

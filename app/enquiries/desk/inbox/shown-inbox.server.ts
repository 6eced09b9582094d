import { type SqlBool, sql } from 'kysely'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { findThumbPictures } from '#app/desk/shell/thumb-pictures.server.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { beforeDeskWords } from '#app/enquiries/answering/enquiry-state.ts'
import { listInbox } from '#app/enquiries/answering/inbox/inbox.server.ts'
import type { InboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import type { Count, InboxPage, InboxRow } from '#app/enquiries/answering/inbox/inbox-row.ts'
import { endingBefore, erasedOn, lastContact } from '#app/enquiries/retention-period.ts'
import { findMainQuotes, type MainQuote } from '#app/quotes/main-quotes.server.ts'
import { findEnquiryOfQuote } from '#app/quotes/quote-list.server.ts'
import { listColleagues } from '#app/staff/colleagues.server.ts'
import { unbrokenDateWords } from '#app/time/day-words.ts'
import { toDuration } from '#app/time/duration.ts'
import { dayMinutesOf } from '#app/time/working-hours.ts'
import type { Database } from '#database/connection.ts'
import { spokenWords } from '#languages/language-table.ts'
import type { App } from '#server/app-context.ts'
import { countWords } from './count-words.ts'
import { askedWords, lastDoneWords, mattersWords, quoteWords } from './row-words.ts'
import type { EndingSoon, GroupName, ShownGroup, ShownInbox, ShownRow } from './shown-inbox.ts'

/** Gives one page of the inbox as `me` sees it, in words and with pictures. */
export async function showInbox(
  { db, config }: Pick<App, 'db' | 'config'>,
  query: InboxQuery,
  me: number,
  now: Date = new Date(),
): Promise<ShownInbox> {
  const search = (await findEnquiryOfQuote(db, query.search)) ?? query.search
  const page = await listInbox(db, { ...query, search }, me, now)
  const { hours } = await readDeskSettings(db)
  const rows = [...page.ourTurn, ...page.theirTurn, ...page.closed, ...page.found]
  const rooms = await findThumbPictures(
    db,
    rows.flatMap(({ products }) => products.slice(0, 3).map(({ id }) => id)),
  )
  const quotes = await findMainQuotes(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const { tabs, states, promiseMinutes, next, usualAnswerMinutes } = page
  const dayMinutes = dayMinutesOf(hours)
  return {
    tabs,
    states,
    promiseMinutes,
    next,
    query,
    groups: listGroups(page, query, (row) => ({
      ...showRow(row, rooms, quotes.get(row.id), now),
      isSetAside: query.tab === 'spam' && !query.search && row.isSetAside,
    })),
    ourTurnCount: page.ourTurnCount.count,
    theirTurnCount: page.theirTurnCount.count,
    total: countWords(page.total),
    usualAnswer:
      usualAnswerMinutes === undefined ? undefined : toDuration(usualAnswerMinutes, dayMinutes),
    endingSoon: await findEndingSoon(db, config.retentionMonths, now),
    colleagues: await listColleagues(db),
    clock: { at: now.getTime(), hours, dayMinutes },
  }
}

function listGroups(
  page: InboxPage,
  { tab, first }: InboxQuery,
  show: (row: InboxRow) => ShownRow,
): ShownGroup[] {
  const orders = { newest: 'Newest first', largest: 'Largest first' }
  const order = (longest: string) => (first === 'longest' ? longest : orders[first])
  const group = (name: GroupName, heading: string, count: Count, words: string): ShownGroup => ({
    name,
    heading,
    count: countWords(count),
    order: words,
    rows: page[name].map(show),
  })
  const groups = [
    group('ourTurn', 'Our turn', page.ourTurnCount, order('Longest wait first')),
    group('theirTurn', 'Their turn', page.theirTurnCount, order('Waiting for the visitor')),
    group('closed', tab === 'spam' ? 'Spam' : 'Closed', page.total, 'Last closed first'),
    group('found', 'Found', page.total, 'Newest first'),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function showRow(
  row: InboxRow,
  rooms: Map<number, ThumbPicture>,
  quote: MainQuote | undefined,
  now: Date,
): ShownRow {
  const { reference, state, fullName, place, mobileNumber, products, waitingMinutes } = row
  return {
    reference,
    language: spokenWords(row.language),
    state,
    stateWords: row.beforeDesk ? beforeDeskWords : undefined,
    name: fullName,
    place,
    mobileNumber,
    rooms: products.slice(0, 3).flatMap(({ id }) => rooms.get(id) ?? []),
    asked: askedWords(products),
    quote: quote && quoteWords(quote, now),
    matters: mattersWords(row, now),
    waitingMinutes,
    lastDone: lastDoneWords(row, now),
    with: row.with,
    version: row.version,
  }
}

/** More are not named: one sees that there are many. */
const mostNamed = 5

/**
 * Gives the open enquiries that retention will erase within 30 days, those that go first at the
 * top; six at most, so that one sees where there are more than the five that are named.
 */
async function findEndingSoon(
  db: Database,
  retentionMonths: number,
  now: Date,
): Promise<EndingSoon[]> {
  const period = { retentionMonths }
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'full_name', 'last_contact_at', 'received_at'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('erased_at', 'is', null)
    .where(lastContact, '<', endingBefore(period, now).toISOString())
    .orderBy(lastContact)
    .limit(mostNamed + 1)
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    name: row.full_name,
    on: unbrokenDateWords(erasedOn(row, period)),
  }))
}

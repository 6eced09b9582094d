import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { placeOf } from '#app/enquiries/answering/inbox/inbox-rows.server.ts'
import { formatMoney, type Money } from '#app/money/money.ts'
import { type QuoteStanding, quoteName } from '#app/quotes/quote.ts'
import {
  addUpMonth,
  countOurs,
  countQuotes,
  listQuotes,
  type QuoteOfList,
  searchQuotes,
} from '#app/quotes/quote-list.server.ts'
import type { QuoteTab } from '#app/quotes/quote-tabs.ts'
import { standingWords } from '#app/quotes/standing-words.ts'
import {
  dayHeading,
  dayWords,
  inSentence,
  momentWords,
  monthWords,
  unbrokenDateWords,
} from '#app/time/day-words.ts'
import { indiaDay, indiaInstant } from '#app/time/india.ts'
import { addWorkingDays } from '#app/time/working-hours.ts'
import type { Database } from '#database/connection.ts'
import type { ListQuery } from './list-address.ts'
import { type ShownMonths, showMonths } from './shown-months.server.ts'

/** A quote as a line of the list says it. */
export interface ShownQuoteRow {
  revisionId: number
  name: string
  place: string | undefined
  /** Its number, with the revision from the second on; undefined for the draft of a first one. */
  number: string | undefined
  standing: QuoteStanding
  /** How it stands, in a word or two. */
  state: string
  /** Until when, or since when. */
  when: string
  /** A person waits for something, or it ends within two working days. */
  isOurs: boolean
  /** Undefined while it is not added up. */
  sum: string | undefined
}

/** Lines under one heading, with what they come to. */
export interface ShownQuoteGroup {
  key: string
  heading: string
  /** How many it has, on other pages too. */
  count: number
  /** What stands at the right of its rule. */
  side: string
  rows: ShownQuoteRow[]
}

/** What the list's screen shows. */
export interface ShownQuoteList {
  query: ListQuery
  counts: Awaited<ReturnType<typeof countQuotes>>['counts']
  /** What the open ones come to. */
  openSum: string
  groups: ShownQuoteGroup[]
  hasMore: boolean
  months: ShownMonths
}

/** Of the open ones all are shown at once, unless they are very many. */
const mostOpen = 500
const usualPage = 100
/** Within so many working days an open quote ends soon. */
const soonDays = 2

/** Gives the quotes of a tab, so many a page, or what a search finds, as the list shows them. */
export async function showQuoteList(
  db: Database,
  query: ListQuery,
  now: Date = new Date(),
  pageSize = query.tab === 'open' ? mostOpen : usualPage,
): Promise<ShownQuoteList> {
  const { counts, openSum } = await countQuotes(db, now)
  const { hours } = await readDeskSettings(db)
  const soon = indiaDay(addWorkingDays(now, soonDays, hours) ?? now)
  const { quotes, hasMore } = await readQuotes(db, { ...query, soon }, pageSize, now)
  const rows = quotes.map((quote) => ({ quote, row: toRow(quote, now) }))
  return {
    query,
    counts,
    openSum: formatMoney(openSum),
    groups: await withWholeGroups(
      db,
      toGroups(rows, query, now),
      { rows, query: { ...query, soon }, hasMore },
      now,
    ),
    hasMore,
    months: await showMonths(db, now),
  }
}

async function readQuotes(
  db: Database,
  { tab, search, page, soon }: ListQuery & { soon: string },
  limit: number,
  now: Date,
) {
  if (search) return { quotes: await searchQuotes(db, { search, soon }, now), hasMore: false }
  const offset = (page - 1) * limit
  const found = await listQuotes(db, { tab, soon }, { limit: limit + 1, offset }, now)
  return { quotes: found.slice(0, limit), hasMore: found.length > limit }
}

interface Listed {
  quote: QuoteOfList
  row: ShownQuoteRow
}

function toRow(quote: QuoteOfList, now: Date): ShownQuoteRow {
  const { revisionId, number, revision, standing, isOurs, name, address, total } = quote
  return {
    revisionId,
    name: name ?? 'Erased',
    place: placeOf(address),
    number: number === null ? undefined : quoteName({ number, revision }),
    standing,
    state: standingWords[standing],
    when: whenOf(quote, now),
    isOurs,
    sum: total === null ? undefined : formatMoney(total),
  }
}

function whenOf(quote: QuoteOfList, now: Date): string {
  const { standing, isOurs, validUntil, answeredAt, isAskedAnew, withdrawnAt, changedAt } = quote
  const until = validUntil === null ? undefined : indiaInstant(validUntil).toISOString()
  switch (standing) {
    case 'change-asked':
      return `Since ${inSentence(dayWords(answeredAt ?? changedAt, now))}`
    case 'accepted':
      return [dayWords(answeredAt ?? changedAt, now), ...paidPart(quote)].join(', ')
    case 'declined':
      return dayWords(answeredAt ?? changedAt, now)
    case 'withdrawn':
      return dayWords(withdrawnAt ?? changedAt, now)
    case 'draft':
      return `Kept ${inSentence(momentWords(changedAt, now))}`
    case 'expired':
      return [
        ...(until ? [`Ended ${unbrokenDateWords(until)}`] : []),
        ...(isAskedAnew
          ? [`new one asked for ${inSentence(dayWords(answeredAt ?? changedAt, now))}`]
          : []),
      ].join(', ')
    default:
      if (!until) return ''
      return isOurs ? `Ends ${inSentence(dayWords(until, now))}` : `Till ${dayHeading(until, now)}`
  }
}

/** That it is paid, or how much of it is; nothing where none is. */
function paidPart({ received, total }: QuoteOfList) {
  if (received === 0) return []
  return [received < (total ?? 0) ? `${formatMoney(received)} paid` : 'paid']
}

/**
 * Of the open ones first what is ours to do, longest wait first, then by the month of sending; the
 * others by the month in which it happened. What a search finds stands together.
 */
function toGroups(
  all: readonly Listed[],
  { tab, search }: ListQuery,
  now: Date,
): ShownQuoteGroup[] {
  if (all.length === 0) return []
  if (search) return [groupOf('found', 'Found', all)]
  if (tab === 'drafts') return [groupOf('drafts', 'Drafts', all)]
  const whatOf = { open: 'Their turn, sent in', accepted: 'Accepted in', ended: 'Ended in' }[tab]
  const byKey = Map.groupBy(all, (listed) => keyOf(listed, tab, now))
  return [...byKey].map(([key, listed]) =>
    key === ours
      ? { ...groupOf(key, 'Our turn', listed), side: 'Longest wait first' }
      : groupOf(key, `${whatOf} ${key}`, listed),
  )
}

/**
 * Groups that go on on the page before or behind have how many there are in all, and what these come to:
 * part of a month would be read as the month.
 */
async function withWholeGroups(
  db: Database,
  groups: readonly ShownQuoteGroup[],
  page: { rows: readonly Listed[]; query: ListQuery & { soon: string }; hasMore: boolean },
  now: Date,
): Promise<ShownQuoteGroup[]> {
  const { tab, search, soon } = page.query
  if (search || tab === 'drafts') return [...groups]
  const cut = [page.query.page > 1 && page.rows[0], page.hasMore && page.rows.at(-1)].filter(
    (listed) => listed !== false && listed !== undefined,
  )
  const days = new Map(
    cut.map((listed) => [keyOf(listed, tab, now), new Date(happenedAt(listed.quote))]),
  )
  return Promise.all(
    groups.map(async (group) => {
      const month = days.get(group.key)
      if (!month) return group
      if (group.key === ours) return { ...group, count: await countOurs(db, soon, now) }
      const { count, sum } = await addUpMonth(db, { tab, soon }, month, now)
      return { ...group, count, side: formatMoney(sum) }
    }),
  )
}

const ours = 'ours'

/** The key of the group in which a line of a tab with months stands. */
function keyOf({ quote, row }: Listed, tab: QuoteTab, now: Date) {
  return tab === 'open' && row.isOurs ? ours : monthWords(happenedAt(quote), now)
}

function happenedAt({
  standing,
  answeredAt,
  withdrawnAt,
  validUntil,
  sentAt,
  changedAt,
}: QuoteOfList) {
  if (standing === 'accepted' || standing === 'declined') return answeredAt ?? changedAt
  if (standing === 'withdrawn') return withdrawnAt ?? changedAt
  if (standing === 'expired' && validUntil) return indiaInstant(validUntil).toISOString()
  return sentAt ?? changedAt
}

function groupOf(key: string, heading: string, listed: readonly Listed[]): ShownQuoteGroup {
  const sums = listed.flatMap(({ quote }) => quote.total ?? [])
  const sum = sums.reduce<Money>((before, total) => before + total, 0)
  return {
    key,
    heading,
    count: listed.length,
    side: sums.length > 0 ? formatMoney(sum) : '',
    rows: listed.map(({ row }) => row),
  }
}

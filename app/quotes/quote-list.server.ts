import { type SqlBool, sql } from 'kysely'
import { searchEnquiries } from '#app/enquiries/answering/search/enquiry-search.server.ts'
import type { Money } from '#app/money/money.ts'
import { dayMs, indiaDay, startOfMonth } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { isAskedAnew, type QuoteStanding, standingOf } from './quote.ts'
import { type QuoteTab, quoteTabs } from './quote-tabs.ts'
import { receivedOfQuote, revisionsOfEnquiries } from './revisions.server.ts'

/** A quote as the list of all has it: by the revision that holds, or a draft. */
export interface QuoteOfList {
  revisionId: number
  /** Null while nothing of it was sent. */
  number: string | null
  revision: number
  standing: QuoteStanding
  /** It is open, and ours to see to: a change is asked for, or it ends soon. */
  isOurs: boolean
  /** The visitor's; null once they were forgotten. */
  name: string | null
  address: string | null
  sentAt: string | null
  answeredAt: string | null
  /** It has expired, and its visitor has asked for another. */
  isAskedAnew: boolean
  withdrawnAt: string | null
  changedAt: string
  validUntil: string | null
  total: Money | null
  /** What was received of it, for whichever of its revisions. */
  received: Money
  /** Who sent it, or writes it. */
  staffId: number | null
}

/** How many quotes there are of each kind, and what those that are open come to. */
export interface QuoteTotals {
  counts: Record<QuoteTab, number>
  openSum: Money
}

interface ListedPage {
  limit: number
  offset: number
}

/** A tab, and India's day until which an open quote ends soon. */
interface OfTab {
  tab: QuoteTab
  soon: string
}

const mostEnquiries = 200
const mostFound = 200

/**
 * Lists the quotes of a tab, those that something happened to last first; of the open ones before all
 * others those that are ours to see to, the longest wait first.
 */
export async function listQuotes(
  db: Database,
  { tab, soon }: OfTab,
  { limit, offset }: ListedPage,
  now: Date,
): Promise<QuoteOfList[]> {
  const rows = await heldRevisions(db, soon, now)
    .where(tabAt(now), '=', tab)
    .$if(tab === 'open', (open) =>
      open.orderBy(sql`case when ${isOurs(soon, now)} then 0 else 1 end`).orderBy(
        sql`case
            when quote_revisions.state = 'change-asked' then '0 ' || answered_at
            when ${isOurs(soon, now)} then '1 ' || valid_until
          end`,
      ),
    )
    .orderBy(happenedAt(tab), 'desc')
    .orderBy('quote_revisions.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => toListed(row, now))
}

/** Counts the open quotes that are ours to see to: a change is asked for, or they end soon. */
export async function countOurs(db: Database, soon: string, now: Date): Promise<number> {
  const { many } = await db
    .selectFrom('quote_revisions')
    .select(({ fn }) => fn.countAll<number | string>().as('many'))
    .where('state', 'not in', ['replaced', 'thrown'])
    .where(isOurs(soon, now))
    .executeTakeFirstOrThrow()
  return Number(many)
}

/**
 * Tells how many quotes of a tab something happened to within India's month of an instant, and their
 * sum; of the open ones only those that wait for their visitor.
 */
export async function addUpMonth(
  db: Database,
  { tab, soon }: OfTab,
  month: Date,
  now: Date,
): Promise<{ count: number; sum: Money }> {
  const from = startOfMonth(month)
  const until = startOfMonth(new Date(from.getTime() + 32 * dayMs))
  const { many, sum } = await db
    .selectFrom('quote_revisions')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('many'),
      fn.sum<number | string | null>('total').as('sum'),
    ])
    .where('state', 'not in', ['replaced', 'thrown'])
    .where(tabAt(now), '=', tab)
    .$if(tab === 'open', (open) => open.where(sql<SqlBool>`not ${isOurs(soon, now)}`))
    // As texts, days fit between instants: in UTC a month of India begins on the evening before its first day.
    .where(happenedAt(tab), '>=', from.toISOString())
    .where(happenedAt(tab), '<', until.toISOString())
    .executeTakeFirstOrThrow()
  return { count: Number(many), sum: Number(sum ?? 0) }
}

/** Gives the reference of the enquiry whose quote has this number, in whatever case; undefined where none has. */
export async function findEnquiryOfQuote(
  db: Database,
  number: string,
): Promise<string | undefined> {
  if (!/^\S*-\d{4}-\d+$/.test(number.trim())) return undefined
  const found = await db
    .selectFrom('quotes')
    .innerJoin('enquiries', 'enquiries.id', 'quotes.enquiry_id')
    .select('enquiries.reference')
    .where(sql<SqlBool>`lower(quotes.number) = ${number.trim().toLowerCase()}`)
    .executeTakeFirst()
  return found?.reference
}

/**
 * Finds quotes of every tab by their number, by what stands in their lines, or by their enquiry: a name,
 * a number, a plant. The newest first, 200 at most.
 */
export async function searchQuotes(
  db: Database,
  { search, soon }: { search: string; soon: string },
  now: Date,
): Promise<QuoteOfList[]> {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return []
  const enquiries = await searchEnquiries(db, search, { limit: mostEnquiries, quoted: true })
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await heldRevisions(db, soon, now)
    .where((where) =>
      where.or([
        sql<SqlBool>`lower(quotes.number) like ${like} escape '\\'`,
        where.exists(
          where
            .selectFrom('quote_lines')
            .select('position')
            .whereRef('quote_lines.revision_id', '=', 'quote_revisions.id')
            .where(
              sql<SqlBool>`lower(quote_lines.name || ' ' || coalesce(local_name, '')) like ${like} escape '\\'`,
            ),
        ),
        ...(enquiries.length > 0
          ? [
              where(
                'quotes.enquiry_id',
                'in',
                enquiries.map(({ id }) => id),
              ),
            ]
          : []),
      ]),
    )
    .orderBy('quote_revisions.id', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => toListed(row, now))
}

/** Counts the quotes of each tab. */
export async function countQuotes(db: Database, now: Date): Promise<QuoteTotals> {
  const rows = await db
    .selectFrom('quote_revisions')
    .select(({ fn }) => [
      tabAt(now).as('tab'),
      fn.countAll<number | string>().as('many'),
      fn.sum<number | string | null>('total').as('sum'),
    ])
    .where('state', 'not in', ['replaced', 'thrown'])
    .groupBy('tab')
    .execute()
  const of = (tab: QuoteTab) => rows.find((row) => row.tab === tab)
  const counts = quoteTabs.map((tab) => [tab, Number(of(tab)?.many ?? 0)])
  return { counts: Object.fromEntries(counts), openSum: Number(of('open')?.sum ?? 0) }
}

/** Counts the quotes that wait for a visitor. */
export async function countOpenQuotes(db: Database, now: Date): Promise<number> {
  const { many } = await db
    .selectFrom('quote_revisions')
    .select(({ fn }) => fn.countAll<number | string>().as('many'))
    .where('state', 'in', ['sent', 'change-asked'])
    .where('valid_until', '>=', indiaDay(now))
    .executeTakeFirstOrThrow()
  return Number(many)
}

const lastChangeAt = sql<string>`coalesce(answered_at, withdrawn_at, sent_at, changed_at)`
/** That another is asked for does not make a quote end later. */
const endedAt = sql<string>`coalesce(declined_at, withdrawn_at, valid_until)`

/**
 * When something happened to a quote of a tab last: an instant, or India's day at whose end it expired.
 * What is open stands by its sending.
 */
function happenedAt(tab: QuoteTab) {
  if (tab === 'open') return sql<string>`sent_at`
  return tab === 'ended' ? endedAt : lastChangeAt
}

/** Whether a quote is open and ours to see to. */
function isOurs(soon: string, now: Date) {
  return sql<SqlBool>`(${tabAt(now)} = 'open'
    and (quote_revisions.state = 'change-asked' or quote_revisions.valid_until <= ${soon}))`
}

/** In which tab a revision stands on India's day of an instant. */
function tabAt(now: Date) {
  return sql<QuoteTab>`case
    when quote_revisions.state = 'draft' then 'drafts'
    when quote_revisions.state = 'accepted' then 'accepted'
    when quote_revisions.state = 'withdrawn' then 'ended'
    when quote_revisions.valid_until < ${indiaDay(now)} then 'ended'
    else 'open'
  end`
}

/** Every revision that holds or is written: one that was replaced stands in the list as its newer one. */
function heldRevisions(db: Database, soon: string, now: Date) {
  return revisionsOfEnquiries(db)
    .select([
      'quote_revisions.id',
      'quote_revisions.revision',
      'quote_revisions.state',
      'quote_revisions.valid_until',
      'quote_revisions.declined_at',
      'quote_revisions.total',
      'quote_revisions.sent_at',
      'quote_revisions.answered_at',
      'quote_revisions.answered_by',
      'quote_revisions.withdrawn_at',
      'quote_revisions.changed_at',
      'quote_revisions.sent_by',
      'quote_revisions.staff_id',
      'quotes.number',
      'enquiries.full_name',
      'enquiries.address',
      'enquiries.erased_at',
      receivedOfQuote.as('received'),
      isOurs(soon, now).as('is_ours'),
    ])
    .where('quote_revisions.state', 'not in', ['replaced', 'thrown'])
}

type HeldRow = Awaited<ReturnType<ReturnType<typeof heldRevisions>['execute']>>[number]

function toListed(row: HeldRow, now: Date): QuoteOfList {
  const standing = standingOf(row, now)
  const { answered_at: answeredAt, answered_by: answeredBy, valid_until: validUntil } = row
  return {
    revisionId: row.id,
    number: row.number,
    revision: row.revision,
    standing,
    isOurs: Boolean(row.is_ours),
    name: row.erased_at === null ? row.full_name : null,
    address: row.address,
    sentAt: row.sent_at,
    answeredAt,
    isAskedAnew:
      validUntil !== null && isAskedAnew({ standing, answeredAt, answeredBy, validUntil }),
    withdrawnAt: row.withdrawn_at,
    changedAt: row.changed_at,
    validUntil,
    total: row.total,
    received: Number(row.received ?? 0),
    staffId: row.sent_by ?? row.staff_id,
  }
}

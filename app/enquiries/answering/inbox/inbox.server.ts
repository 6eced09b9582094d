import { type SqlBool, sql } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryState } from '#app/enquiries/answering/enquiry-state.ts'
import { searchEnquiries } from '#app/enquiries/answering/search/enquiry-search.server.ts'
import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import {
  countClosed,
  countOpen,
  findUsualAnswer,
  spamShownMs,
  upTo,
  type Whose,
} from './inbox-counts.server.ts'
import { type InboxQuery, inboxPageSize } from './inbox-query.ts'
import type { Count, InboxPage } from './inbox-row.ts'
import { asInboxRows } from './inbox-rows.server.ts'

type Group = 'ours' | 'theirs' | 'closed' | 'found'

/** Where a page ended: in which group, at which value of its order, and at which row. */
interface Cursor {
  group: Group
  key: string
  id: number
}

/**
 * Gives one page of the inbox, 50 enquiries at most: those whose turn is ours by longest wait,
 * then theirs by oldest silence; or what a search found, in all states, the newest first. `me` is
 * who asks, for what is with them.
 */
export async function listInbox(
  db: Database,
  query: InboxQuery,
  me: number | null,
  now: Date = new Date(),
): Promise<InboxPage> {
  const whose = whoseOf(query, me)
  // PostgreSQL answers them beside each other.
  const [{ hours, promiseMinutes }, found, counts, usualAnswerMinutes] = await Promise.all([
    readDeskSettings(db),
    findRows(db, query, whose, now),
    countAll(db, query, whose, now),
    findUsualAnswer(db, now),
  ])
  const shown = found.slice(0, inboxPageSize)
  const rows = await asInboxRows(
    db,
    shown.map(({ row }) => row),
    hours,
    now,
  )
  const inGroup = (group: Group) => rows.filter((_, index) => shown[index]?.group === group)
  const last = found.length > inboxPageSize ? shown.at(-1) : undefined
  return {
    ourTurn: inGroup('ours'),
    theirTurn: inGroup('theirs'),
    closed: inGroup('closed'),
    found: inGroup('found'),
    ...counts,
    total: query.search ? { count: rows.length, more: last !== undefined } : counts.total,
    promiseMinutes,
    usualAnswerMinutes,
    next: last && writeCursor({ group: last.group, key: last.key, id: last.row.id }),
  }
}

function whoseOf({ with: person }: InboxQuery, me: number | null): Whose {
  if (person === 'anyone') return undefined
  if (person === 'nobody') return null
  // Nobody is signed in with this id: nothing is with them.
  return person === 'me' ? (me ?? -1) : person
}

interface FoundRow {
  row: EnquiryRow
  group: Group
  key: string
}

async function findRows(
  db: Database,
  query: InboxQuery,
  whose: Whose,
  now: Date,
): Promise<FoundRow[]> {
  const after = readCursor(query)
  if (query.search) {
    const before = after?.group === 'found' ? after.id : undefined
    const limit = inboxPageSize + 1
    const rows = await searchEnquiries(db, query.search, { limit, before })
    return rows.map((row) => ({ row, group: 'found', key: '' }))
  }
  if (query.tab !== 'open') {
    const rows = await listClosed(db, query, whose, now, after)
    return rows.map((row) => ({ row, group: 'closed', key: row.turn_since ?? '' }))
  }
  const afterOurs = after?.group === 'ours' ? after : undefined
  const afterTheirs = after?.group === 'theirs' ? after : undefined
  const ours = afterTheirs ? [] : await listOpen(db, 'ours', query, whose, now, afterOurs)
  const left = inboxPageSize + 1 - ours.length
  const theirs = left > 0 ? await listOpen(db, 'theirs', query, whose, now, afterTheirs, left) : []
  const keyOf = { ours: orderOf('ours', query).key, theirs: orderOf('theirs', query).key }
  return [
    ...ours.map((row) => ({ row, group: 'ours' as const, key: keyOf.ours(row) })),
    ...theirs.map((row) => ({ row, group: 'theirs' as const, key: keyOf.theirs(row) })),
  ]
}

/** By which column a group is put in order, and in which direction. */
function orderOf(group: 'ours' | 'theirs', { first }: InboxQuery) {
  if (first === 'newest') {
    return { column: 'received_at', down: true, key: (row: EnquiryRow) => row.received_at } as const
  }
  if (first === 'largest') {
    return { column: 'size', down: true, key: (row: EnquiryRow) => String(row.size) } as const
  }
  return group === 'ours'
    ? ({
        column: 'our_turn_since',
        down: false,
        key: (row: EnquiryRow) => row.our_turn_since ?? '',
      } as const)
    : ({
        column: 'turn_since',
        down: false,
        key: (row: EnquiryRow) => row.turn_since ?? '',
      } as const)
}

/** The conditions stand as they do in the indexes, or these would not be used. */
async function listOpen(
  db: Database,
  group: 'ours' | 'theirs',
  inbox: InboxQuery,
  whose: Whose,
  now: Date,
  after: Cursor | undefined,
  limit = inboxPageSize + 1,
): Promise<EnquiryRow[]> {
  const { column, down } = orderOf(group, inbox)
  const at = now.toISOString()
  let query = db.selectFrom('enquiries').selectAll()
  query =
    group === 'ours'
      ? query.where(sql<SqlBool>`turn <> 'closed'`).where('our_turn_since', '<=', at)
      : query
          .where(sql<SqlBool>`turn = 'theirs' and turn <> 'closed'`)
          .where((where) =>
            where.or([where('our_turn_since', 'is', null), where('our_turn_since', '>', at)]),
          )
  if (inbox.state) query = query.where('state', '=', inbox.state)
  if (whose !== undefined) query = query.where('staff_id', whose === null ? 'is' : '=', whose)
  if (after) {
    const key = column === 'size' ? Number(after.key) : after.key
    const place = sql`(${sql.ref(column)}, id)`
    query = query.where(
      down
        ? sql<SqlBool>`${place} < (${key}, ${after.id})`
        : sql<SqlBool>`${place} > (${key}, ${after.id})`,
    )
  }
  const direction = down ? 'desc' : 'asc'
  return query.orderBy(column, direction).orderBy('id', direction).limit(limit).execute()
}

/** The tabs Closed and Spam: what was put there last comes first. */
async function listClosed(
  db: Database,
  { tab, state }: InboxQuery,
  whose: Whose,
  now: Date,
  after: Cursor | undefined,
): Promise<EnquiryRow[]> {
  const isSpam = tab === 'spam'
  let query = db
    .selectFrom('enquiries')
    .selectAll()
    .where(
      isSpam
        ? sql<SqlBool>`turn = 'closed' and state = 'spam'`
        : sql<SqlBool>`turn = 'closed' and state <> 'spam'`,
    )
    .where('erased_at', 'is', null)
  if (isSpam) {
    const since = new Date(now.getTime() - spamShownMs).toISOString()
    query = query.where('turn_since', '>', since)
  }
  // What was answered before there was a desk was neither won nor lost there.
  if (state) query = query.where('state', '=', state).where('before_desk', '=', 0)
  if (whose !== undefined) query = query.where('staff_id', whose === null ? 'is' : '=', whose)
  if (after?.group === 'closed') {
    query = query.where(sql<SqlBool>`(turn_since, id) < (${after.key}, ${after.id})`)
  }
  return query
    .orderBy('turn_since', 'desc')
    .orderBy('id', 'desc')
    .limit(inboxPageSize + 1)
    .execute()
}

async function countAll(db: Database, { tab, state }: InboxQuery, whose: Whose, now: Date) {
  const [everybodys, allClosed, spam] = await Promise.all([
    countOpen(db, undefined, now),
    countClosed(db, now),
    countClosed(db, now, { state: 'spam' }),
  ])
  const open = whose === undefined ? everybodys : await countOpen(db, whose, now)
  const tabs = { open: upTo(everybodys.ours + everybodys.theirs), closed: allClosed, spam }
  const closed = async (one: EnquiryState) => [
    one,
    await countClosed(db, now, { state: one, whose }),
  ]
  const states: Partial<Record<EnquiryState, Count>> =
    tab === 'open'
      ? Object.fromEntries(
          Object.entries(open.states).map(([one, { ours, theirs }]) => [one, upTo(ours + theirs)]),
        )
      : tab === 'closed'
        ? Object.fromEntries([await closed('won'), await closed('lost')])
        : { spam: await countClosed(db, now, { state: 'spam', whose }) }
  const listed = state ? (open.states[state] ?? { ours: 0, theirs: 0 }) : open
  return {
    tabs,
    states,
    ourTurnCount: upTo(listed.ours),
    theirTurnCount: upTo(listed.theirs),
    total: await totalOf(),
  }

  async function totalOf(): Promise<Count> {
    if (state) return states[state] ?? upTo(0)
    if (tab === 'open') return upTo(open.ours + open.theirs)
    return countClosed(db, now, { state: tab === 'spam' ? 'spam' : undefined, whose })
  }
}

function writeCursor({ group, key, id }: Cursor) {
  return [group, key, id].join('~')
}

/** What is no place of a page in this order, as after the address was changed by hand, is none. */
function readCursor({ after = '', first }: InboxQuery): Cursor | undefined {
  const match = /^(ours|theirs|closed|found)~([\d:.TZ-]*)~(\d{1,15})$/.exec(after)
  if (!match) return undefined
  const [group, key = ''] = [match[1] as Group, match[2]]
  const isSize = /^\d{1,15}$/.test(key)
  const isOpen = group === 'ours' || group === 'theirs'
  if (isOpen && isSize !== (first === 'largest')) return undefined
  return { group, key, id: Number(match[3]) }
}

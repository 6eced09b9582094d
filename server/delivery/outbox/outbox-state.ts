import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { Schema } from '#database/schema.ts'
import { holdsFree } from './outbox-lease.ts'

/** What `last_error` is where a message's time was over before it could be sent. */
const expired = 'expired'

/** Empties what has expired unsent: what it says opens nothing any more, and is nobody's business. */
export async function emptyExpired(db: Database, now: Date): Promise<void> {
  const isExpired = ({ and, eb }: ExpressionBuilder<Schema, 'outbox'>) =>
    and([
      eb('expires_at', '<=', now.toISOString()),
      eb('body', 'is not', null),
      // Whoever sends it just now empties it.
      holdsFree(now),
    ])
  const found = await db.selectFrom('outbox').select('id').where(isExpired).limit(1).execute()
  // Mostly there is none, and nobody is to wait for that.
  if (found.length === 0) return
  await retryWhenBusy(() =>
    db
      .updateTable('outbox')
      .set({
        body: null,
        recipient: null,
        recipient_folded: null,
        state: 'given-up',
        last_error: expired,
        leased_by: null,
        leased_until: null,
      })
      .where(isExpired)
      .execute(),
  )
}

/** How the outbox stands, for whoever watches over the site. */
export interface OutboxState {
  waiting: number
  /** How many of those wait because their recipient's mailbox takes nothing just now. */
  atMailboxes: number
  /** For how long the first of the others has waited, in whole seconds; 0: none does. */
  oldestSeconds: number
  givenUp: number
  /** What its recipient's mail server refused for good, or for three days: nobody has to be woken for it. */
  refused: number
  /** Held back since a backup was restored, until somebody lets them go. */
  held: number
}

/**
 * When a message was asked for, last where it was asked for again: it is due then, and fails soon
 * after.
 */
const askedAt = sql<string>`coalesce(first_failed_at, next_attempt_at)`
/** Further ahead, in seconds, lies only what a wrong clock wrote; it counts by how far that is. */
const clocksApart = 60

/** What `last_error` begins with where the recipient's server will never take the message. */
export const refusedForGood = 'refused'
/** What `last_error` begins with where the recipient's mailbox is full or takes nothing for another reason. */
export const mailboxRefuses = 'mailbox'

type Channel = OutboxRow['channel']

/**
 * Counts what waits and what was given up; what expired is no loss, for nobody can use it, and
 * letters to subscribers wait by intention: their own screen tells how they stand.
 */
export async function readOutboxState(db: Database, now: Date = new Date()): Promise<OutboxState> {
  return stateOf(await readStandings(db), now)
}

/** The same, and of some channels each: one that is down says nothing of the others. */
export async function readChannelStates<Name extends string>(
  db: Database,
  channels: Readonly<Record<Name, readonly Channel[]>>,
  now: Date,
): Promise<{ all: OutboxState } & Record<Name, OutboxState>> {
  const rows = await readStandings(db)
  const states = Object.entries<readonly Channel[]>(channels).map(([name, those]) => [
    name,
    stateOf(
      rows.filter(({ channel }) => those.includes(channel)),
      now,
    ),
  ])
  return { all: stateOf(rows, now), ...Object.fromEntries(states) }
}

/** How many messages of a channel stand alike, and when the first and the last were asked for. */
interface Standing {
  channel: Channel
  standing: string
  messages: number | string
  first: string
  last: string
}

function readStandings(db: Database): Promise<Standing[]> {
  const standing = sql<string>`case when held_at is not null then 'held'
    when last_error like ${sql.lit(`${refusedForGood} %`)} and state = 'given-up' then 'refused'
    when last_error like ${sql.lit(`${mailboxRefuses} %`)} and state = 'waiting' then 'at mailbox'
    else state end`
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'channel',
      standing.as('standing'),
      fn.countAll<number | string>().as('messages'),
      fn.min(askedAt).as('first'),
      fn.max(askedAt).as('last'),
    ])
    .where('state', 'in', ['waiting', 'given-up'])
    .where('channel', '!=', 'letter')
    .where((either) =>
      either.or([either('last_error', 'is', null), either('last_error', '!=', expired)]),
    )
    .groupBy(['channel', standing])
    .execute()
}

function stateOf(rows: readonly Standing[], now: Date): OutboxState {
  const find = (wanted: string) => rows.filter(({ standing }) => standing === wanted)
  const count = (wanted: string) => find(wanted).reduce((sum, row) => sum + Number(row.messages), 0)
  const ages = find('waiting').flatMap(({ first, last }) => {
    const age = (now.getTime() - Date.parse(first)) / 1000
    const ahead = (Date.parse(last) - now.getTime()) / 1000
    return [age, ahead > clocksApart ? ahead : 0]
  })
  const atMailboxes = count('at mailbox')
  return {
    waiting: count('waiting') + atMailboxes,
    atMailboxes,
    oldestSeconds: Math.round(Math.max(0, ...ages)),
    givenUp: count('given-up'),
    refused: count('refused'),
    held: count('held'),
  }
}

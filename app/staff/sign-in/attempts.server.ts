import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'

/** Under what tries are counted, and how many may be wrong before the wait. */
export interface AttemptCount {
  /** What is counted together; only its hash is stored. */
  key: string
  most: number
  /** How long the wait is, in ms, at most an hour; `waitMs` unless told. */
  waitMs?: number
}

/** Whether one more try is taken: how many are left if it is wrong, or until when to wait. */
export type Attempt =
  | { taken: true; left: number; waitsUntil?: Date }
  | { taken: false; waitsUntil: Date }

const minute = 60_000
/** How long nobody may try after too many wrong ones, in ms. */
export const waitMs = 15 * minute
/** Wrong tries are forgotten after this time, in ms. */
const forgottenAfterMs = 60 * minute
/** No wait is longer, in ms. */
const longestWaitMs = 60 * minute

/**
 * Counts one more try as wrong before it is known, so that many at once are not more than one
 * after the other; `forgiveAttempt` takes it back. It counts under all keys or, while one of them
 * has to wait, under none.
 */
export async function takeAttempt(
  transaction: Transaction<Schema>,
  counts: readonly AttemptCount[],
  now = new Date(),
): Promise<Attempt> {
  await takeNamedLock(transaction, 'sign-in attempts')
  const hashes = counts.map(({ key }) => hashKey(key))
  const rows = await transaction
    .selectFrom('sign_in_attempts')
    .selectAll()
    .where('key_hash', 'in', hashes)
    .execute()
  const at = now.toISOString()
  // Nobody is made to wait for longer than an hour: a later time was a wrong clock's.
  const furthest = new Date(now.getTime() + longestWaitMs).toISOString()
  const waits = rows.flatMap(({ waits_until }) =>
    waits_until && waits_until > at && waits_until <= furthest ? waits_until : [],
  )
  const longest = waits.sort().at(-1)
  if (longest) return { taken: false, waitsUntil: new Date(longest) }

  await forgetAttempts(transaction, now)
  const lefts: number[] = []
  let waitedMs = 0
  for (const [index, { most, waitMs: waits = waitMs }] of counts.entries()) {
    const keyHash = hashes[index] ?? ''
    const known = rows.find((row) => row.key_hash === keyHash)
    // A wait that is over begins again.
    const counted = known && !known.waits_until && !isForgotten(known.counted_from, now)
    const failures = counted ? known.failures + 1 : 1
    const values = {
      failures,
      counted_from: counted ? known.counted_from : at,
      waits_until: failures >= most ? new Date(now.getTime() + waits).toISOString() : null,
    }
    await transaction
      .insertInto('sign_in_attempts')
      .values({ key_hash: keyHash, ...values })
      .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(values))
      .execute()
    lefts.push(most - failures)
    if (failures >= most) waitedMs = Math.max(waitedMs, waits)
  }
  const left = Math.min(...lefts)
  const waitsUntil = new Date(now.getTime() + waitedMs)
  return { taken: true, left, ...(left <= 0 && { waitsUntil }) }
}

/** Takes back what was counted for a try that was right: `own` keys wholly, `shared` ones by one. */
export async function forgiveAttempt(
  transaction: Transaction<Schema>,
  { own, shared }: { own: readonly AttemptCount[]; shared: readonly AttemptCount[] },
): Promise<void> {
  await takeNamedLock(transaction, 'sign-in attempts')
  for (const { key } of own) {
    await transaction.deleteFrom('sign_in_attempts').where('key_hash', '=', hashKey(key)).execute()
  }
  for (const { key } of shared) {
    await transaction
      .updateTable('sign_in_attempts')
      .set(({ eb }) => ({ failures: eb('failures', '-', 1), waits_until: null }))
      .where('key_hash', '=', hashKey(key))
      .where('failures', '>', 0)
      .execute()
  }
}

/** Deletes what no try is held against any more. */
async function forgetAttempts(transaction: Transaction<Schema>, now: Date): Promise<void> {
  const at = now.toISOString()
  await transaction
    .deleteFrom('sign_in_attempts')
    .where('counted_from', '<', new Date(now.getTime() - forgottenAfterMs).toISOString())
    .where((either) =>
      either.or([either('waits_until', 'is', null), either('waits_until', '<', at)]),
    )
    .execute()
}

function isForgotten(countedFrom: string, now: Date) {
  return Math.abs(now.getTime() - Date.parse(countedFrom)) > forgottenAfterMs
}

/** Neither addresses nor what somebody typed, a password in the wrong field perhaps, are kept. */
function hashKey(key: string) {
  return hash('sha256', key, 'base64url')
}

import { countWaiting } from '#app/waiting-list/waiting-counts.server.ts'
import type { Database } from '#database/connection.ts'

/**
 * Says how many people wait for each of these products, by its id, before somebody makes it available;
 * nothing of those that nobody waits for.
 */
export async function sayWhoWaits(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const waiting = await countWaiting(db, ids)
  return new Map(
    [...waiting].map(([id, sizes]) => [
      id,
      inWords(sizes.reduce((sum, size) => sum + size.waiting, 0)),
    ]),
  )
}

function inWords(people: number) {
  return people === 1
    ? '1 person waits for it'
    : `${people.toLocaleString('en-IN')} people wait for it`
}

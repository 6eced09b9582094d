import { foldSearch, hasControlCharacters } from '#app/search/folded-text.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'

const LONGEST_RECORDED = 40
const MOST_RECORDED = 1_000

/**
 * Gives a search as it is counted, folded; undefined for what must not be kept: long texts, and
 * anything like an e-mail address or a telephone number.
 */
export function toKeepableSearch(query: string): string | undefined {
  const folded = foldSearch(query)
  return isSafeToKeep(folded) ? folded : undefined
}

/**
 * Counts searches that found nothing in one write, so that staff see what visitors miss: `times` by
 * what `toKeepableSearch` gave.
 */
export async function recordMissedSearches(
  db: Database,
  searches: ReadonlyMap<string, number>,
  now: Date = new Date(),
): Promise<void> {
  const last_at = now.toISOString()
  const rows = [...searches].map(([query_folded, times]) => ({ query_folded, times, last_at }))
  if (rows.length === 0) return
  await retryWhenBusy(() =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('searches_without_result')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('query_folded').doUpdateSet((build) => ({
            times: build('searches_without_result.times', '+', build.ref('excluded.times')),
            last_at,
          })),
        )
        .execute()
      await transaction
        .deleteFrom('searches_without_result')
        .where('query_folded', 'in', (build) =>
          build
            .selectFrom('searches_without_result')
            .select('query_folded')
            .orderBy('last_at', 'desc')
            .orderBy('query_folded')
            .limit(MOST_RECORDED)
            .offset(MOST_RECORDED),
        )
        .execute()
    }),
  )
}

function isSafeToKeep(folded: string): boolean {
  if (folded === '' || [...folded].length > LONGEST_RECORDED) return false
  if (folded.includes('@') || hasControlCharacters(folded)) return false
  // Telephone numbers are typed with spaces, dots and dashes between the digits.
  return !/(?:\p{Nd}[\s().-]*){6}/u.test(folded)
}

import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { foldSearch, hasControlCharacters } from './folded-text.ts'

const LONGEST_RECORDED = 40
const MOST_RECORDED = 1_000

/**
 * Counts a search that found nothing, so that staff see what visitors miss. Gives whether it was
 * counted: long texts and anything like an e-mail address or a telephone number are not kept.
 */
export async function recordSearchWithoutResult(
  db: Database,
  query: string,
  now: Date = new Date(),
): Promise<boolean> {
  const folded = foldSearch(query)
  if (!isSafeToKeep(folded)) return false
  const last_at = now.toISOString()
  await retryWhenBusy(() =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('searches_without_result')
        .values({ query_folded: folded, times: 1, last_at })
        .onConflict((conflict) =>
          conflict.column('query_folded').doUpdateSet((build) => ({
            times: build('searches_without_result.times', '+', 1),
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
  return true
}

function isSafeToKeep(folded: string): boolean {
  if (folded === '' || [...folded].length > LONGEST_RECORDED) return false
  if (folded.includes('@') || hasControlCharacters(folded)) return false
  // Telephone numbers are typed with spaces, dots and dashes between the digits.
  return !/(?:\p{Nd}[\s().-]*){6}/u.test(folded)
}

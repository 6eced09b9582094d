import type { StoredRevision } from '#app/quotes/drafts/drafts.server.ts'
import type { Database } from '#database/connection.ts'

/** The newest revision of a draft's quote that was sent; undefined where there is none. */
export async function findEarlier(
  db: Database,
  { quote_id, revision }: Pick<StoredRevision, 'quote_id' | 'revision'>,
) {
  return db
    .selectFrom('quote_revisions')
    .select(['state', 'revision'])
    .where('quote_id', '=', quote_id)
    .where('revision', '<', revision)
    .where('sent_at', 'is not', null)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
}

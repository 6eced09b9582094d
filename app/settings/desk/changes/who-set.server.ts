import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { Database } from '#database/connection.ts'

/** Gives what names whoever of these set something: a colleague, or the command line where it was nobody. */
export async function findWhoSet(
  db: Database,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string> {
  const colleagues = await findColleagues(db, ids)
  return (id) => (id !== null && colleagues.get(id)?.name) || 'The command line'
}

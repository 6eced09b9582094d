import type { Database } from '#database/connection.ts'

/** How long after it a change is worth telling when the page is reloaded, in ms. */
const freshMs = 60_000

interface History<Entry> {
  find: (db: Database, changeId: number) => Promise<Entry | undefined>
}

/** Gives the change that `me` has made within the last minute, by its id in an address. */
export async function findJustDone<Entry extends { at: string; staffId: number | null }>(
  db: Database,
  history: History<Entry>,
  changeId: string | null,
  me: number,
  now: Date,
): Promise<Entry | undefined> {
  const id = Number(changeId ?? 0)
  const entry = Number.isSafeInteger(id) && id > 0 ? await history.find(db, id) : undefined
  if (!entry || entry.staffId !== me) return undefined
  return Date.parse(entry.at) < now.getTime() - freshMs ? undefined : entry
}

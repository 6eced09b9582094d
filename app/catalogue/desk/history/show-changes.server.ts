import type { ChangeEntry } from '#app/catalogue/store/history/change-history.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { CatalogueChangesTable } from '#database/schema/catalogue.ts'
import type { HistoryQuery } from './history-query.ts'
import type { ShownChange, ShownChanges } from './shown-history.ts'

/** So many changes stand on a page of a history. */
export const changesOnAPage = 50

/** Who it was where nobody did it by hand. */
export const nobody: Record<CatalogueChangesTable['source'], string> = {
  desk: 'Somebody',
  import: 'A spreadsheet',
  file: 'The data files',
  undo: 'Somebody',
}

/** A history of whatever `Id` names, see `changeHistory`. */
interface History<Id, Entry> {
  list: (
    db: Database,
    id: Id,
    some: { before?: number | undefined; limit: number },
  ) => Promise<Entry[]>
  findOf: (db: Database, id: Id, changeId: number) => Promise<Entry | undefined>
  listLater: (db: Database, entry: Entry) => Promise<Entry[]>
}

/** What a change says beside who made it and when. */
type Described = Pick<ShownChange, 'how' | 'fields' | 'mayUndo'>

/**
 * Gives a page of the history of `id`, and, where the change `undo` is to be undone that others came
 * after, that question. `describe` is given every change that is shown, and gives what words each.
 */
export async function showChanges<Id, Entry extends ChangeEntry<never, never, unknown>>(
  db: Database,
  history: History<Id, Entry>,
  id: Id,
  { before, undo }: HistoryQuery,
  describe: (entries: readonly Entry[]) => Promise<(entry: Entry) => Described>,
  now: Date,
): Promise<ShownChanges> {
  const entries = await history.list(db, id, { before, limit: changesOnAPage + 1 })
  const page = entries.slice(0, changesOnAPage)
  const asked = undo === undefined ? undefined : await history.findOf(db, id, undo)
  const later = asked ? await history.listLater(db, asked) : []
  const all = [...page, ...later, ...(asked ? [asked] : [])]
  const people = await findColleagues(
    db,
    all.map(({ staffId }) => staffId),
  )
  const describeOne = await describe(all)
  const toShown = (entry: Entry): ShownChange => ({
    id: entry.id,
    who: (entry.staffId !== null && people.get(entry.staffId)?.name) || nobody[entry.source],
    at: momentWords(entry.at, now),
    isUndone: entry.undoneBy !== null,
    ...describeOne(entry),
  })
  return {
    changes: page.map(toShown),
    older: entries.length > changesOnAPage ? page.at(-1)?.id : undefined,
    question:
      asked && later.length > 0 ? { change: toShown(asked), later: later.map(toShown) } : undefined,
  }
}

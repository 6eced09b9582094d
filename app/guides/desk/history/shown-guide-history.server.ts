import type { HistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { showChanges } from '#app/catalogue/desk/history/show-changes.server.ts'
import type { ShownHistory } from '#app/catalogue/desk/history/shown-history.ts'
import { listNames } from '#app/guides/desk/editor/shown-guide.server.ts'
import { guideLabel, guideValue } from '#app/guides/desk/guide-values.ts'
import { fieldsSaid } from '#app/guides/guide.ts'
import { type GuideChange, guideHistory } from '#app/guides/store/guide-history.server.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import type { Database } from '#database/connection.ts'

/** Gives what happened to a guide, or undefined where there is none. */
export async function showGuideHistory(
  db: Database,
  id: number,
  query: HistoryQuery,
  now = new Date(),
): Promise<ShownHistory | undefined> {
  const guide = await findStoredGuide(db, id)
  if (!guide) return undefined
  const changes = await showChanges(db, guideHistory, id, query, describer(db), now)
  return { id, name: guide.edit.title, ...changes }
}

/** Gives what words changes, with the names of the products in them. */
function describer(db: Database) {
  return async (entries: readonly GuideChange[]) => {
    const ids = entries.flatMap(({ before, after }) => [
      ...(before?.products ?? []),
      ...(after?.products ?? []),
    ])
    const names = await listNames(db, ids)
    const nameOf = (product: number) => names[product] ?? `No. ${product}`
    return ({ before, after, undoneBy, source }: GuideChange) => ({
      how: source === 'undo' ? 'undid a change' : before ? 'changed' : 'added it',
      fields: fieldsSaid(after ?? {})
        .map((field) => ({
          label: guideLabel(field),
          before: guideValue(field, before?.[field], nameOf),
          after: guideValue(field, after?.[field], nameOf),
        }))
        .filter((line) => line.before !== line.after),
      mayUndo: undoneBy === null,
    })
  }
}

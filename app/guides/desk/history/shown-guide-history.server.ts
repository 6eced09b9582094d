import type { HistoryQuery } from '#app/catalogue/desk/history/history-query.ts'
import { changesOnAPage, nobody } from '#app/catalogue/desk/history/shown-history.server.ts'
import type { ShownChange, ShownHistory } from '#app/catalogue/desk/history/shown-history.ts'
import { listNames } from '#app/guides/desk/editor/shown-guide.server.ts'
import { guideLabel, guideValue } from '#app/guides/desk/guide-values.ts'
import type { GuideField } from '#app/guides/guide.ts'
import { type GuideChange, guideHistory } from '#app/guides/store/guide-history.server.ts'
import { findStoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'

/** Gives what happened to a guide, or undefined where there is none. */
export async function showGuideHistory(
  db: Database,
  id: number,
  { before, undo }: HistoryQuery,
  now = new Date(),
): Promise<ShownHistory | undefined> {
  const guide = await findStoredGuide(db, id)
  if (!guide) return undefined
  const entries = await guideHistory.list(db, id, { before, limit: changesOnAPage + 1 })
  const shown = entries.slice(0, changesOnAPage)
  const asked = undo === undefined ? undefined : await findAsked(db, id, undo)
  const describe = await describer(db, [...shown, ...(asked ?? [])], now)
  const [change, ...later] = asked?.map(describe) ?? []
  return {
    id,
    name: guide.edit.title,
    changes: shown.map(describe),
    older: entries.length > changesOnAPage ? shown.at(-1)?.id : undefined,
    question: change && later.length > 0 ? { change, later } : undefined,
  }
}

async function findAsked(db: Database, id: number, changeId: number) {
  const entry = await guideHistory.find(db, changeId)
  if (!entry || entry.guideId !== id) return undefined
  return [entry, ...(await guideHistory.listLater(db, entry))]
}

async function describer(db: Database, entries: readonly GuideChange[], now: Date) {
  const people = await findColleagues(
    db,
    entries.map(({ staffId }) => staffId),
  )
  const ids = entries.flatMap(({ before, after }) => [
    ...(before?.products ?? []),
    ...(after?.products ?? []),
  ])
  const names = await listNames(db, ids)
  const nameOf = (product: number) => names[product] ?? `No. ${product}`
  return (entry: GuideChange): ShownChange => {
    const { id, staffId, at, before, after, undoneBy, source } = entry
    const fields = Object.keys(after ?? {}) as GuideField[]
    return {
      id,
      who: (staffId !== null && people.get(staffId)?.name) || nobody[source],
      at: momentWords(at, now),
      how: source === 'undo' ? 'undid a change' : before ? 'changed' : 'added it',
      fields: fields
        .map((field) => ({
          label: guideLabel(field),
          before: guideValue(field, before?.[field], nameOf),
          after: guideValue(field, after?.[field], nameOf),
        }))
        .filter((line) => line.before !== line.after),
      isUndone: undoneBy !== null,
      mayUndo: undoneBy === null,
    }
  }
}

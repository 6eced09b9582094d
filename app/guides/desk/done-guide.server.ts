import { data, redirect } from 'react-router'
import { findJustDone } from '#app/catalogue/desk/history/just-done.server.ts'
import { problemOfUndo, readUndo } from '#app/catalogue/desk/history/undo-form.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import { fieldsSaid } from '#app/guides/guide.ts'
import { guideHistory } from '#app/guides/store/guide-history.server.ts'
import { undoGuideChange } from '#app/guides/store/save-guide.server.ts'
import { guideHistoryPath } from '#app/paths/desk-paths.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { guideLabel } from './guide-values.ts'

/** Gives what `me` has just done to a guide, by the change's id, to be told with a way back. */
export async function findDoneGuide(
  db: Database,
  changeId: string | null,
  me: number,
  now = new Date(),
): Promise<Done | undefined> {
  const entry = await findJustDone(db, guideHistory, changeId, me, now)
  if (!entry) return undefined
  if (entry.source === 'undo') return { id: entry.id, title: 'Undone' }
  const fields = fieldsSaid(entry.after ?? {})
  const named = fields.slice(0, 4).map((field) => guideLabel(field).toLowerCase())
  const more = fields.length > 4 ? ` and ${fields.length - 4} more` : ''
  const title = entry.before ? `Saved: ${named.join(', ')}${more}` : 'Saved as a new guide'
  return { id: entry.id, title, undo: { intent: 'undo', change: String(entry.id) } }
}

/** Undoes what a form names, and leads back to `path`, or to where it asks first. */
export async function undoGuide(app: App, form: FormData, staffId: number, path: string) {
  const { change, anyway } = readUndo(form)
  const outcome = await undoGuideChange(app, change, staffId, { anyway })
  if ('later' in outcome) {
    const guideId = outcome.later[0]?.guideId ?? 0
    return redirect(`${guideHistoryPath(guideId)}?undo=${change}`, 303)
  }
  if ('missing' in outcome) throw data(problemOfUndo(outcome), { status: 404 })
  if ('faults' in outcome) {
    return data({ problem: problemOfUndo(outcome), of: '' }, { status: 409 })
  }
  return redirect('saved' in outcome ? `${path}?done=${outcome.saved.changeId}` : path, 303)
}

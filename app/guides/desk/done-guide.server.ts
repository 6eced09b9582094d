import { data, redirect } from 'react-router'
import { readUndo } from '#app/catalogue/desk/history/history-query.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import type { GuideField } from '#app/guides/guide.ts'
import { guideHistory } from '#app/guides/store/guide-history.server.ts'
import { undoGuideChange } from '#app/guides/store/save-guide.server.ts'
import { guideHistoryPath } from '#app/paths/desk-paths.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { guideLabel } from './guide-values.ts'

/** How long after it a change is worth telling when the page is loaded anew, in ms. */
const freshMs = 60_000

/** Gives what `me` has just done to a guide, by the change's id, to be told with a way back. */
export async function findDoneGuide(
  db: Database,
  changeId: string | null,
  me: number,
  now = new Date(),
): Promise<Done | undefined> {
  const id = Number(changeId ?? 0)
  const entry = Number.isSafeInteger(id) && id > 0 ? await guideHistory.find(db, id) : undefined
  if (!entry || entry.staffId !== me) return undefined
  if (Date.parse(entry.at) < now.getTime() - freshMs) return undefined
  if (entry.source === 'undo') return { id: entry.id, title: 'Undone' }
  const fields = Object.keys(entry.after ?? {}) as GuideField[]
  const named = fields.slice(0, 4).map((field) => guideLabel(field).toLowerCase())
  const more = fields.length > 4 ? ` and ${fields.length - 4} more` : ''
  const title = entry.before ? `Saved: ${named.join(', ')}${more}` : 'Saved as a new guide'
  return { id: entry.id, title, undo: { intent: 'undo', change: String(entry.id) } }
}

/** Undoes what a form names, and leads back to `path`, or to where it asks first. */
export async function undoGuide(app: App, form: FormData, staffId: number, path: string) {
  const { change, anyway } = readUndo(form)
  const entry = await guideHistory.find(app.db, change)
  const outcome = await undoGuideChange(app, change, staffId, { anyway })
  if ('later' in outcome && entry) {
    return redirect(`${guideHistoryPath(entry.guideId)}?undo=${change}`, 303)
  }
  if ('missing' in outcome) throw data('There is nothing to undo any more.', { status: 404 })
  if ('faults' in outcome) {
    const problem = `It can’t be undone as it is. ${Object.values(outcome.faults).join(' ')}`
    return data({ problem, of: '' }, { status: 409 })
  }
  return redirect('saved' in outcome ? `${path}?done=${outcome.saved.changeId}` : path, 303)
}

import { data, redirect } from 'react-router'
import type { App } from '#server/app-context.ts'
import { askBackup } from './backup/make-backup.server.ts'
import { undoSettings } from './change-settings.server.ts'
import { sendTestEmail } from './health/test-email.server.ts'

interface AskedOfSettings<Refused> {
  /** Saves what the form is about. */
  save?: () => Promise<{ changes: number[] } | Refused>
  path: string
  staffId: number
}

/**
 * Does what a form of the settings asks: save, take changes back, send a test e-mail, make a backup.
 * Gives a redirect to `path` that says what was done, or a 422 or 409 with what was typed; throws a
 * 400 for any other form.
 */
export async function answerSettingsForm<Refused extends { conflicts: unknown[] }>(
  app: App,
  form: FormData,
  { save, path, staffId }: AskedOfSettings<Refused>,
) {
  const intent = form.get('intent')
  if (intent === 'save' && save) {
    const saved = await save()
    if ('changes' in saved) throw redirect(doneAt(path, 'saved', saved.changes), 303)
    return data(saved, { status: saved.conflicts.length > 0 ? 409 : 422 })
  }
  if (intent === 'undo') {
    const ids = String(form.get('changes') ?? '')
      .split(',')
      .map(Number)
    const undone = await undoSettings(app, ids.filter(isId).slice(0, mostTogether), staffId)
    if (undone === 'erasing') throw redirect(`${path}?kept=erasing`, 303)
    throw redirect(undone.length > 0 ? doneAt(path, 'undone', undone) : `${path}?kept`, 303)
  }
  if (intent === 'test-email') {
    throw redirect(`${path}?test=${await sendTestEmail(app, staffId)}#health`, 303)
  }
  if (intent === 'backup') {
    askBackup(app, staffId)
    throw redirect(`${path}#health`, 303)
  }
  throw data('This form was not understood. Please open the page again.', { status: 400 })
}

/** Reads from an address what was done, for the toast, with what undoes it. */
export function readDone(params: URLSearchParams) {
  const saved = params.get('saved')
  const undone = params.get('undone')
  const ids = saved ?? undone
  if (ids !== null) {
    return {
      id: ids,
      title: saved !== null ? 'Saved.' : 'As it was before.',
      ...(/^\d+(,\d+)*$/.test(ids) && { undo: { intent: 'undo', changes: ids } }),
    }
  }
  if (!params.has('kept')) return undefined
  const text =
    params.get('kept') === 'erasing'
      ? 'Enquiries would be erased by tomorrow, for ever. To do so, set the months under Privacy.'
      : 'It was changed again meanwhile, or is undone already.'
  return { id: 'kept', title: 'Nothing was undone.', text }
}

const mostTogether = 40
const isId = (id: number) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31

function doneAt(path: string, what: 'saved' | 'undone', changes: readonly number[]) {
  return changes.length > 0 ? `${path}?${what}=${changes.join(',')}` : path
}

import { changeSettings, describeConflicts } from '#app/desk/settings/change-settings.server.ts'
import type { ShownConflict } from '#app/desk/settings/shown-section.ts'
import {
  readDeskSettings,
  standardSettings,
} from '#app/enquiries/answering/desk-settings.server.ts'
import { readStoredValues } from '#app/settings/setting-texts.server.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { hoursNames, hoursValues, readHoursForm } from './hours-form.ts'

/** Gives the hours as they hold, and what is stored for each. */
export async function showHours(db: Database) {
  return { settings: await readDeskSettings(db), stored: await readStoredValues(db, hoursNames) }
}

/** What was typed, by the fields' names, so that a page without JavaScript shows it again. */
export type Typed = Record<string, string[]>

/** Why the hours were not saved. */
interface RefusedHours {
  typed: Typed
  errors: Record<string, string>
  conflicts: ShownConflict[]
}

/** Saves the form of the hours: the ids of the changes, or what is wrong with it. */
export async function saveHours(
  app: App,
  form: FormData,
  staffId: number,
): Promise<{ changes: number[] } | RefusedHours> {
  const read = readHoursForm(form)
  const typed = readTyped(form)
  if ('errors' in read) return { typed, errors: read.errors, conflicts: [] }
  const first = hoursValues(standardSettings)
  const edits = hoursNames.flatMap((name) => {
    const value = JSON.stringify(read.values[name])
    const was = String(form.get(`stored:${name}`) ?? '') || null
    // What was not touched is left alone, whoever else has changed it.
    return value === (was ?? JSON.stringify(first[name])) ? [] : [{ name, value, was }]
  })
  const saved = await changeSettings(app, edits, staffId)
  if ('changes' in saved) return saved
  return { typed, errors: {}, conflicts: await describeConflicts(app, saved) }
}

function readTyped(form: FormData): Typed {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]))
}

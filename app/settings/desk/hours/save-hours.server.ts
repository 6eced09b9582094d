import {
  readDeskSettings,
  standardSettings,
} from '#app/enquiries/answering/desk-settings.server.ts'
import {
  changeSettings,
  describeConflicts,
  type RefusedSettings,
  readSeen,
} from '#app/settings/desk/change-settings.server.ts'
import { readStoredValues } from '#app/settings/setting-texts.server.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { hoursNames, hoursValues, readHoursForm, settingOfField } from './hours-form.ts'

/** Gives the hours as they hold, and what is stored for each. */
export async function showHours(db: Database) {
  return { settings: await readDeskSettings(db), stored: await readStoredValues(db, hoursNames) }
}

/** What was typed, by the fields' names, so that a page without JavaScript shows it again. */
export type Typed = Record<string, string[]>

/** Saves the form of the hours: the ids of the changes, or what is wrong with it. */
export async function saveHours(
  app: App,
  form: FormData,
  staffId: number,
): Promise<{ changes: number[] } | RefusedSettings<Typed>> {
  const read = readHoursForm(form)
  const typed = readTyped(form)
  const seen = readSeen(form, hoursNames)
  if ('errors' in read) return { typed, errors: read.errors, conflicts: [], seen }
  const first = hoursValues(standardSettings)
  const edits = hoursNames.flatMap((name) => {
    const value = JSON.stringify(read.values[name])
    const was = seen[name] ?? null
    // What was not touched is left alone, whoever else has changed it.
    return value === (was ?? JSON.stringify(first[name])) ? [] : [{ name, value, was }]
  })
  const saved = await changeSettings(app, edits, staffId)
  if ('changes' in saved) return saved
  const touched: string[] = edits.map(({ name }) => name)
  const again = Object.entries(typed).filter(([field]) => touched.includes(settingOfField(field)))
  return {
    typed: Object.fromEntries(again),
    errors: {},
    ...(await describeConflicts(app, edits, saved)),
  }
}

function readTyped(form: FormData): Typed {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]))
}

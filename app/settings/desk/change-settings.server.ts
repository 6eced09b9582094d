import { recalculateSilence } from '#app/enquiries/answering/changes/recalculate-silence.server.ts'
import { keepNoticeVersion } from '#app/settings/notice-versions.server.ts'
import {
  type SettingEdit,
  type SettingsSaved,
  saveSettings,
} from '#app/settings/save-settings.server.ts'
import { readSavedConfig, refreshSettings } from '#app/settings/saved-settings.server.ts'
import { type SettingSection, settingLabel } from '#app/settings/setting-fields.ts'
import { findSettingFault, tidySettingText } from '#app/settings/setting-text.ts'
import { firstTextOf } from '#app/settings/setting-texts.server.ts'
import { listUndoEdits } from '#app/settings/settings-changes.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { App } from '#server/app-context.ts'
import { settingWords } from './changes/setting-words.ts'
import { findWhoSet } from './changes/who-set.server.ts'
import { countErasedBy } from './count-erased-by.server.ts'
import { tellOwnersOfUpi } from './quotes/tell-owners.server.ts'
import type { ShownConflict, ShownErasing } from './shown-section.ts'

/** Why a form was not saved: what is wrong in it, or what somebody else has changed meanwhile. */
export interface RefusedSettings<Typed> {
  /** What is shown again; of a conflict only what was touched: the rest is shown as it is by now. */
  typed: Typed
  errors: Record<string, string>
  conflicts: ShownConflict[]
  /** What is known to be stored under what is shown again. */
  seen: Seen
}
export interface RefusedSection extends RefusedSettings<Record<string, string>> {
  /** What saving would erase, which is asked about first. */
  erasing?: ShownErasing
}

/** What was stored under each name when its form was shown; null: nothing. */
export type Seen = Record<string, string | null>

/** What decides when silence makes it our turn. */
const bySilence = ['working-hours', 'closed-days', 'silence-days']
/** The most characters of a field that are looked at. */
const mostTyped = 2_000

/** Saves a section's form. Gives the ids of the changes, none where nothing was another value. */
export async function saveSection(
  app: App,
  { fields }: SettingSection,
  form: FormData,
  staffId: number,
): Promise<{ changes: number[] } | RefusedSection> {
  const typed: Record<string, string> = {}
  const tidied: Record<string, string> = {}
  const errors: Record<string, string> = {}
  const names = fields.map(({ name }) => name)
  const seen = readSeen(form, names)
  const edits: SettingEdit[] = []
  for (const field of fields) {
    const { name } = field
    const value = form.get(name)
    if (typeof value !== 'string') continue
    typed[name] = value.slice(0, mostTyped)
    const text = tidySettingText(field, typed[name])
    tidied[name] = text
    const was = seen[name] ?? null
    const before = readText(was) ?? firstTextOf(name, app.liveConfig.first.given)
    if (text === before) continue
    const fault = findSettingFault(field, text)
    if (fault) errors[name] = fault
    else edits.push({ name, value: JSON.stringify(text), was })
  }
  if (Object.keys(errors).length > 0) return { typed, errors, conflicts: [], seen }
  const enquiries = await countErasedBy(app, edits)
  const months = tidied.RETENTION_MONTHS ?? ''
  if (enquiries > 0 && form.get('asked:RETENTION_MONTHS') !== months) {
    return { typed, errors, conflicts: [], seen, erasing: { months, enquiries } }
  }
  const saved = await changeSettings(app, edits, staffId)
  if ('changes' in saved) return saved
  const touched = Object.fromEntries(edits.map(({ name }) => [name, typed[name] ?? '']))
  return { typed: touched, errors, ...(await describeConflicts(app, edits, saved)) }
}

/** Reads from a form what was stored under each name when it was shown. */
export function readSeen(form: FormData, names: readonly string[]): Seen {
  return Object.fromEntries(
    names.map((name) => [name, String(form.get(`stored:${name}`) ?? '') || null]),
  )
}

/**
 * Takes changes back. Gives the ids of the changes that did, none where it can't be done any more, and
 * `erasing` where it was left because enquiries would be erased.
 */
export async function undoSettings(
  app: App,
  ids: readonly number[],
  staffId: number,
): Promise<number[] | 'erasing'> {
  const edits = await listUndoEdits(app.db, ids)
  if ((await countErasedBy(app, edits)) > 0) return 'erasing'
  const saved = await changeSettings(app, edits, staffId)
  return 'changes' in saved ? saved.changes : []
}

/** Writes settings, with all that follows from them; this process shows them at once. */
export async function changeSettings(
  app: App,
  edits: readonly SettingEdit[],
  staffId: number,
): Promise<SettingsSaved> {
  let isTold = false
  const saved = await app.writeTogether(async (transaction) => {
    const written = await saveSettings(transaction, edits, { staffId })
    const movesTurns = edits.some(({ name }) => bySilence.includes(name))
    if (!('changes' in written) || written.changes.length === 0) return written
    const now = new Date()
    if (movesTurns) await recalculateSilence(transaction, now)
    if (edits.some(({ name }) => name.startsWith('NOTICE_'))) {
      const { notice } = await readSavedConfig(transaction, app.liveConfig.first)
      await keepNoticeVersion(transaction, notice, { staffId, now })
    }
    const { changes } = written
    isTold = await tellOwnersOfUpi(transaction, app.config, { changes, staffId, now })
    return written
  })
  if (isTold) app.delivery.wake()
  if ('changes' in saved && saved.changes.length > 0) await refreshSettings(app)
  return saved
}

/**
 * Tells in words what somebody else has changed meanwhile, and what is by now known to be stored
 * under what was to be saved.
 */
export async function describeConflicts(
  { db }: App,
  edits: readonly SettingEdit[],
  { conflicts }: Extract<SettingsSaved, { conflicts: unknown }>,
): Promise<{ conflicts: ShownConflict[]; seen: Seen }> {
  const now = new Date()
  const before = edits.map(({ name, was }) => [name, was] as const)
  const theirs = conflicts.map((conflict) => [conflict.name, conflict.theirs] as const)
  const whoSet = await findWhoSet(
    db,
    conflicts.map(({ staffId }) => staffId),
  )
  const shown = conflicts.map(({ name, yours, theirs, staffId, at }) => ({
    name,
    label: settingLabel(name),
    yours: settingWords(name, yours),
    theirs: settingWords(name, theirs),
    from: at === null ? 'Set now' : `${whoSet(staffId)}, ${momentWords(at, now)}`,
  }))
  return { conflicts: shown, seen: Object.fromEntries([...before, ...theirs]) }
}

/** A stored text, which is JSON; undefined where none is stored or it is none. */
function readText(stored: string | null): string | undefined {
  if (stored === null) return undefined
  try {
    return String(JSON.parse(stored))
  } catch {
    return undefined
  }
}

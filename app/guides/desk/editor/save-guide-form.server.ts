import type { ShownConflict } from '#app/desk/editing/conflict-choice.tsx'
import { textOf } from '#app/desk/editing/form-texts.ts'
import { takeName } from '#app/desk/editing/take-name.ts'
import { readId } from '#app/desk/posted-form.ts'
import { guideLabel, guideValue } from '#app/guides/desk/guide-values.ts'
import { emptyGuide, type GuideEdit, type GuideField, guideLimits } from '#app/guides/guide.ts'
import { readGuideView } from '#app/guides/guide-view.server.ts'
import { findBodyFault } from '#app/guides/marks/body-fault.ts'
import { findMissing } from '#app/guides/marks/find-missing.server.ts'
import { parseMarks } from '#app/guides/marks/parse-marks.ts'
import { type GuideConflict, saveGuide } from '#app/guides/store/save-guide.server.ts'
import type { StoredGuide } from '#app/guides/store/stored-guides.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import { indiaDay } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'
import type { NotSaved } from './edited-guide.ts'
import { findPlant } from './find-plant.server.ts'
import { type DraftField, draftFields, listChanged, readDraft, toChange } from './guide-draft.ts'
import { renderPreview } from './render-preview.server.tsx'
import { listNames } from './shown-guide.server.ts'

/** What became of a guide's form: saved, with the change's id; or why not, with all that stood in it. */
export type GuideFormOutcome =
  | { saved: { id: number; changeId: number | undefined } }
  | { notSaved: NotSaved; status: 200 | 409 | 422 }
  | { missing: true }

/**
 * Does what a button of the editor's form asks: adds or takes away a plant or shows how visitors would read
 * it, saving nothing; else saves what was changed, with `check` as checked today. Of a field that somebody
 * else changed meanwhile it asks, and then does what was chosen.
 */
export async function answerGuideForm(
  app: App,
  stored: StoredGuide | undefined,
  form: FormData,
  staffId: number,
): Promise<GuideFormOutcome> {
  const typed = await readTyped(app, form)
  const [intent = '', of = ''] = textOf(form.get('intent')).split(':')
  if (intent === 'add-plant') return { notSaved: await addPlant(app, typed, form), status: 200 }
  if (intent === 'untag') {
    const products = typed.draft.products.filter((id) => id !== of)
    return { notSaved: { ...typed, draft: { ...typed.draft, products } }, status: 200 }
  }
  if (intent === 'preview') return { notSaved: await preview(app, stored, typed), status: 200 }
  // A plant that was typed and not added is meant as well.
  const whole = textOf(form.get('plant')) === '' ? typed : await addPlant(app, typed, form)
  if (whole.faults) return { notSaved: whole, status: 422 }
  return save(app, stored, { typed: whole, form, isChecked: intent === 'check' }, staffId)
}

async function readTyped({ db }: App, form: FormData): Promise<NotSaved> {
  const draft = readDraft(form)
  return {
    draft,
    plant: textOf(form.get('plant')),
    marks: textOf(form.get('marks')),
    version: readId(form.get('version')),
    names: await listNames(db, draft.products),
  }
}

async function addPlant({ db }: App, typed: NotSaved, form: FormData): Promise<NotSaved> {
  const { draft } = typed
  const name = textOf(form.get('plant'))
  const refuse = (plant: string) => ({ ...typed, faults: { plant } })
  if (name === '') return refuse('Write the name of a plant.')
  if (draft.products.length >= guideLimits.products) {
    return refuse(`A guide speaks of ${guideLimits.products} products at most.`)
  }
  const found = await findPlant(db, name)
  if (found === undefined) return refuse(`Nothing in the shop is called ${name}.`)
  const products = [...new Set([...draft.products, String(found)])]
  return {
    ...typed,
    draft: { ...draft, products },
    plant: '',
    names: await listNames(db, products),
  }
}

async function preview(
  app: App,
  stored: StoredGuide | undefined,
  typed: NotSaved,
): Promise<NotSaved> {
  const { body } = typed.draft
  const fault = findBodyFault(body)
  if (fault) return { ...typed, faults: { body: fault } }
  const edit: GuideEdit = {
    ...(stored?.edit ?? emptyGuide),
    ...toChange(typed.draft, draftFields),
  }
  const about = stored ?? { firstShown: null, editedAt: new Date().toISOString() }
  const view = await readGuideView(app, { ...about, edit }, 'en')
  const missing = await findMissing(app.db, edit)
  return {
    ...typed,
    preview: { html: renderPreview(view), notes: [...missing, ...parseMarks(body).faults] },
  }
}

interface Posted {
  typed: NotSaved
  form: FormData
  isChecked: boolean
}

async function save(
  app: App,
  stored: StoredGuide | undefined,
  { typed, form, isChecked }: Posted,
  staffId: number,
): Promise<GuideFormOutcome> {
  const { draft, marks, version } = typed
  const theirs = (field: string) => form.get(takeName({ field })) === 'theirs'
  const touched: readonly DraftField[] = stored ? listChanged(draft, marks) : draftFields
  const all = toChange(draft, touched)
  const change = Object.fromEntries(
    Object.entries(all).filter(([field]) => !theirs(field)),
  ) as Partial<GuideEdit>
  if (isChecked) change.lastChecked = indiaDay(new Date())
  const edit = { ...(stored?.edit ?? emptyGuide), ...change }
  if (change.body !== undefined && findBodyFault(change.body) === undefined) {
    const [first, ...more] = await findMissing(app.db, edit)
    if (first) {
      const body = [first, ...more].map(({ line, message }) => `Line ${line}: ${message}`).join(' ')
      return { notSaved: { ...typed, faults: { body } }, status: 422 }
    }
  }
  const { showing, shownFrom } = draft
  if (showing === 'from' && shownFrom === '') {
    const faults = { shownFrom: 'Choose the day from which it is shown.' }
    return { notSaved: { ...typed, faults }, status: 422 }
  }
  const result = await saveGuide(app, { id: stored?.id, change, version, staffId, source: 'desk' })
  if ('saved' in result) return { saved: result.saved }
  if ('unchanged' in result) return { saved: { id: stored?.id ?? 0, changeId: undefined } }
  if ('missing' in result) return { missing: true }
  if ('faults' in result) return { notSaved: { ...typed, faults: result.faults }, status: 422 }
  // The next save stands on what is there now: whoever has chosen knows of it.
  const conflict = await describeConflicts(app, result.conflict)
  return { notSaved: { ...typed, version: stored?.version ?? 0, conflict }, status: 409 }
}

/** Gives what two people have changed at once, in words. */
export async function describeConflicts(
  { db }: Pick<App, 'db'>,
  conflicts: readonly GuideConflict[],
  now = new Date(),
): Promise<ShownConflict[]> {
  const people = await findColleagues(
    db,
    conflicts.map(({ who }) => who),
  )
  const ids = conflicts.flatMap(({ field, yours, theirs }) =>
    field === 'products' ? [...(yours as number[]), ...(theirs as number[])] : [],
  )
  const names = await listNames(db, ids)
  const nameOf = (id: number) => names[id] ?? `No. ${id}`
  return conflicts.map(({ field, yours, theirs, who, at }) => {
    const say = (value: unknown) => guideValue(field as GuideField, value, nameOf) || 'Nothing'
    return {
      field,
      label: guideLabel(field as GuideField),
      yours: say(yours),
      theirs: say(theirs),
      who: (who !== null && people.get(who)?.name) || 'Somebody',
      at: momentWords(at, now),
    }
  })
}

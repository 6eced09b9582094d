import { type Wall, walls } from '#app/catalogue/category.ts'
import { problemOfUndo, readUndo } from '#app/catalogue/desk/history/undo-form.ts'
import { type Kind, kinds } from '#app/catalogue/facts/facts.ts'
import {
  addCategory,
  type CategoryConflicts,
  type CategoryResult,
  hideCategory,
  moveCategory,
  saveCategory,
} from '#app/catalogue/store/categories/categories.server.ts'
import type { CategoryFaults } from '#app/catalogue/store/categories/category-faults.ts'
import type { CategoryEdit } from '#app/catalogue/store/categories/merge-category.ts'
import { undoCategoryChange } from '#app/catalogue/store/categories/undo-category.server.ts'
import { textOf } from '#app/desk/editing/form-texts.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import { readNumber } from '#app/desk/posted-form.ts'
import { categoryHistoryPath } from '#app/paths/desk-paths.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import {
  type CategoryDraft,
  type CategoryNotDone,
  makeTranslatedDraft,
  toTranslations,
} from './category-draft.ts'
import { categoryFieldWords, categoryValueWords } from './category-words.ts'

/** What became of a form: done, with what the address says of it; where to ask on; or why not. */
export type CategoryOutcome =
  | { done: string }
  | { ask: string }
  | { notDone: CategoryNotDone; status: 409 | 422 }

/** Does what a form of the categories' screen asks for; undefined for what none of ours sends. */
export async function changeCategory(
  app: App,
  form: FormData,
  staffId: number,
): Promise<CategoryOutcome | undefined> {
  const by = { staffId, source: 'desk' } as const
  const intent = form.get('intent')
  const key = textOf(form.get('key'))
  type About = [done: string, key: string, draft?: CategoryDraft]
  const outcome = (result: CategoryResult, ...about: About) =>
    'conflicts' in result ? tellConflicts(app.db, key, result) : outcomeOf(result, ...about)
  switch (intent) {
    case 'add': {
      const draft = readCategory(form)
      return outcome(await addCategory(app, toEdit(draft), by), 'added', '', draft)
    }
    case 'save': {
      const draft = readCategory(form)
      const { hidden: _, ...edit } = toEdit(draft)
      const version = readNumber(form.get('version'))
      return outcome(await saveCategory(app, key, edit, { ...by, version }), 'saved', key, draft)
    }
    case 'hide':
    case 'show':
      return outcome(await hideCategory(app, key, intent === 'hide', by), intent, key)
    case 'up':
    case 'down':
      return outcome(await moveCategory(app, key, intent, by), 'moved', key)
    case 'undo':
      return undo(app, readUndo(form).change, staffId)
    default:
      return undefined
  }
}

async function undo(app: App, changeId: number, staffId: number): Promise<CategoryOutcome> {
  const result = await undoCategoryChange(app, changeId, staffId)
  if ('undone' in result) {
    const { key, changeId, isHidden } = result.undone
    return { done: doneQuery(isHidden ? 'hide' : 'undone', key, changeId) }
  }
  if ('unchanged' in result) return { done: '' }
  if ('later' in result) {
    const key = result.later[0]?.key ?? ''
    return { ask: `${categoryHistoryPath(key)}?undo=${changeId}` }
  }
  return { notDone: { key: '', problem: problemOfUndo(result) }, status: 409 }
}

const doneWords: Record<string, string> = {
  added: 'Added, and in the shop now',
  saved: 'Saved',
  moved: 'Moved',
  undone: 'Undone',
  hide: 'Hidden, with all that is in it',
  show: 'Shown to visitors now',
}

/** Gives what was just done to a category, by the address, in the words of a toast with a way back. */
export function tellCategory(params: URLSearchParams, name: string): Done | undefined {
  const [done, change] = [params.get('done') ?? '', params.get('change') ?? '']
  const title = Object.hasOwn(doneWords, done) ? doneWords[done] : undefined
  if (!title) return undefined
  const undo = { intent: 'undo', change }
  const isLast = done === 'undone' || !/^\d{1,15}$/.test(change)
  return { id: `${done} ${change}`, title, text: name, ...(!isLast && { undo }) }
}

/** Says what others wrote meanwhile; the form then has one's own words, to be saved over theirs. */
async function tellConflicts(
  db: Database,
  key: string,
  { conflicts, edit, version }: CategoryConflicts,
): Promise<CategoryOutcome> {
  const people = await findColleagues(
    db,
    conflicts.map(({ who }) => who),
  )
  const now = new Date()
  const theirs = conflicts.map(({ field, theirs, who, at }) => {
    const name = people.get(who ?? 0)?.name ?? 'Somebody'
    return `${categoryFieldWords[field]} is now “${categoryValueWords(field, theirs)}” (${name}, ${momentWords(at, now)})`
  })
  const problem = `This category was changed while you wrote: ${theirs.join('; ')}. Save again to have yours instead.`
  const words = makeTranslatedDraft((text, language) => edit.translations[language]?.[text] ?? '')
  return { notDone: { key, draft: { ...edit, ...words }, version, problem }, status: 409 }
}

function doneQuery(done: string, category: string, change: number) {
  return `?${new URLSearchParams({ done, category, change: String(change) })}`
}

function outcomeOf(
  result: Exclude<CategoryResult, CategoryConflicts>,
  done: string,
  key: string,
  draft?: CategoryDraft,
): CategoryOutcome {
  if ('saved' in result) {
    const { key, changeId } = result.saved
    return { done: doneQuery(done, key, changeId) }
  }
  if ('unchanged' in result) return { done: '' }
  const about = { key, ...(draft && { draft }) }
  if ('refused' in result) return { notDone: { ...about, problem: result.refused }, status: 409 }
  return { notDone: { ...about, faults: withoutMade(result.faults, draft) }, status: 422 }
}

/** What would have been made of a name that is missing itself is not asked for. */
function withoutMade({ heading, title, ...faults }: CategoryFaults, draft?: CategoryDraft) {
  return {
    ...faults,
    ...(draft?.heading && heading && { heading }),
    ...(draft?.title && title && { title }),
  }
}

function readCategory(form: FormData): CategoryDraft {
  const text = (name: string) => textOf(form.get(name))
  return {
    name: text('name'),
    heading: text('heading'),
    title: text('title'),
    description: text('description'),
    intro: text('intro').replace(/\s+/g, ' '),
    wall: text('wall'),
    kind: text('kind'),
    ...makeTranslatedDraft((field, language) => text(`${field}-${language}`).replace(/\s+/g, ' ')),
  }
}

/** Heading and title are the name, where nobody writes others. */
function toEdit(draft: CategoryDraft): CategoryEdit {
  const { name, heading, title, description, intro, wall, kind } = draft
  return {
    name,
    description,
    intro,
    hidden: false,
    translations: toTranslations(draft),
    heading: heading || name,
    title: title || name,
    wall: walls.find((known): known is Wall => known === wall) ?? 'pista',
    kind: kinds.find((known): known is Kind => known === kind) ?? 'goods',
  }
}

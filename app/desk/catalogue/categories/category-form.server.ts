import { type Wall, walls } from '#app/catalogue/category.ts'
import { type Kind, kinds } from '#app/catalogue/facts/facts.ts'
import { kindWords, wallWords } from '#app/desk/catalogue/value-words.ts'
import { momentWords } from '#app/desk/enquiry/day-words.ts'
import type { Done } from '#app/desk/shell/done-toast.tsx'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import {
  addCategory,
  type CategoryConflicts,
  type CategoryResult,
  hideCategory,
  moveCategory,
  saveCategory,
} from '#app/stock/categories.server.ts'
import type { CategoryEdit } from '#app/stock/settle-category.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import type { CategoryDraft, CategoryNotDone } from './category-draft.ts'

/** What became of a form: done, with what the address is to say of it; or why not. */
export type CategoryOutcome = { done: string } | { notDone: CategoryNotDone; status: 409 | 422 }

/** What the screen calls a category's fields. */
const fieldWords: Record<keyof CategoryEdit, string> = {
  ...{ name: 'Name', kind: 'What is in it', wall: 'Wall', hidden: 'Hidden' },
  ...{ intro: 'What its page says first', description: 'What search engines show' },
  ...{ heading: 'Heading of its page', title: 'Title in the browser’s tab' },
}

/** Does what a form of the categories' screen asks for; undefined for what none of ours sends. */
export async function changeCategory(
  app: App,
  form: FormData,
  staffId: number,
): Promise<CategoryOutcome | undefined> {
  const by = { staffId, source: 'desk' } as const
  const intent = form.get('intent')
  const key = textOf(form, 'key')
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
      const version = Number(form.get('version')) || undefined
      return outcome(await saveCategory(app, key, edit, { ...by, version }), 'saved', key, draft)
    }
    case 'hide':
    case 'show':
      return outcome(await hideCategory(app, key, intent === 'hide', by), intent, key)
    case 'up':
    case 'down':
      return outcome(await moveCategory(app, key, intent, by), 'moved', key)
    default:
      return undefined
  }
}

/** Gives what was just done in the words of a toast, with what undoes it. */
export function tellCategory(done: string | null, name: string, key: string): Done | undefined {
  switch (done) {
    case 'added':
      return { id: `added ${key}`, title: 'Added, and in the shop now', text: name }
    case 'saved':
      return { id: `saved ${key}`, title: 'Saved', text: name }
    case 'moved':
      return { id: `moved ${key}`, title: 'Moved', text: name }
    case 'hide':
      return {
        id: `hide ${key}`,
        title: 'Hidden, with all that is in it',
        text: name,
        undo: { intent: 'show', key },
      }
    case 'show':
      return {
        id: `show ${key}`,
        title: 'Shown to visitors now',
        text: name,
        undo: { intent: 'hide', key },
      }
    default:
      return undefined
  }
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
    return `${fieldWords[field]} is now “${wordsOf(field, theirs)}” (${name}, ${momentWords(at, now)})`
  })
  const problem = `This category was changed while you wrote: ${theirs.join('; ')}. Save again to have yours instead.`
  return { notDone: { key, draft: edit, version, problem }, status: 409 }
}

function wordsOf(field: keyof CategoryEdit, value: unknown) {
  if (field === 'wall') return wallWords[value as Wall]
  return field === 'kind' ? kindWords[value as Kind] : String(value)
}

function outcomeOf(
  result: Exclude<CategoryResult, CategoryConflicts>,
  done: string,
  key: string,
  draft?: CategoryDraft,
): CategoryOutcome {
  if ('saved' in result) {
    return { done: `?${new URLSearchParams({ done, category: result.saved.key })}` }
  }
  if ('unchanged' in result) return { done: '' }
  const about = { key, ...(draft && { draft }) }
  if ('refused' in result) return { notDone: { ...about, problem: result.refused }, status: 409 }
  return { notDone: { ...about, faults: result.faults }, status: 422 }
}

function readCategory(form: FormData): CategoryDraft {
  return {
    name: textOf(form, 'name'),
    heading: textOf(form, 'heading'),
    title: textOf(form, 'title'),
    description: textOf(form, 'description'),
    intro: textOf(form, 'intro').replace(/\s+/g, ' '),
    wall: textOf(form, 'wall'),
    kind: textOf(form, 'kind'),
  }
}

/** Heading and title are the name, where nobody writes others. */
function toEdit({
  name,
  heading,
  title,
  description,
  intro,
  wall,
  kind,
}: CategoryDraft): CategoryEdit {
  return {
    ...{ name, description, intro, hidden: false },
    heading: heading || name,
    title: title || name,
    wall: walls.find((known): known is Wall => known === wall) ?? 'pista',
    kind: kinds.find((known): known is Kind => known === kind) ?? 'goods',
  }
}

function textOf(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

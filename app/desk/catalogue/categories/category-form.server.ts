import { type Wall, walls } from '#app/catalogue/category.ts'
import { type Kind, kinds } from '#app/catalogue/facts/facts.ts'
import type { Done } from '#app/desk/shell/done-toast.tsx'
import {
  addCategory,
  type CategoryEdit,
  type CategoryResult,
  hideCategory,
  moveCategory,
  saveCategory,
} from '#app/stock/categories.server.ts'
import type { App } from '#server/app-context.ts'
import type { CategoryDraft, CategoryNotDone } from './category-draft.ts'

/** What became of a form: done, with what the address is to say of it; or why not. */
export type CategoryOutcome = { done: string } | { notDone: CategoryNotDone; status: 409 | 422 }

/** Does what a form of the categories' screen asks for; undefined for what none of ours sends. */
export async function changeCategory(
  app: App,
  form: FormData,
  staffId: number,
): Promise<CategoryOutcome | undefined> {
  const by = { staffId, source: 'desk' } as const
  const intent = form.get('intent')
  const key = textOf(form, 'key')
  switch (intent) {
    case 'add': {
      const draft = readCategory(form)
      return outcomeOf(await addCategory(app, toEdit(draft), by), 'added', '', draft)
    }
    case 'save': {
      const draft = readCategory(form)
      const { hidden: _, ...edit } = toEdit(draft)
      return outcomeOf(await saveCategory(app, key, edit, by), 'saved', key, draft)
    }
    case 'hide':
    case 'show':
      return outcomeOf(await hideCategory(app, key, intent === 'hide', by), intent, key)
    case 'up':
    case 'down':
      return outcomeOf(await moveCategory(app, key, intent, by), 'moved', key)
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

function outcomeOf(
  result: CategoryResult,
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

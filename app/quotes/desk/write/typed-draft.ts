import { type TypedForm, tidyForm, typedForms, typedId } from '#app/desk/kept/typed-forms.ts'
import { typedSinceDrawn } from '#app/desk/parts/as-drawn.ts'
import { type PostedForm, readPostedForm } from '#app/desk/posted-form.ts'
import type { QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { type DraftConflict, type DraftView, typedValues } from './draft-view.ts'

/** What was typed into a draft, held by this browser until it is stored, and to be read after that. */
export interface TypedDraft extends TypedForm {
  view: DraftView
  conflict?: DraftConflict
}

/** Where what stands in the form is kept: `nowhere` where this browser can hold nothing. */
export type KeptWhere = 'site' | 'on its way' | 'here' | 'gone' | 'nowhere'

/** The drafts that this browser holds, whoever wrote them, by the addresses of their pages. */
export const typedDrafts = typedForms<TypedDraft>()

/** Lists what a person has typed at an address, the last one first. */
export async function listTyped(path: string, staffId: number): Promise<TypedDraft[]> {
  const all = await typedDrafts.list().catch(() => [])
  return all.filter((held) => held.path === path && held.staffId === staffId).reverse()
}

let lastHeld: Promise<void> = Promise.resolve()

/**
 * Holds what a page has typed, in place of what was held of it and of what is stored of the same draft, one
 * after the other. The version of what is not stored yet stays. Throws where the browser can hold nothing.
 */
export function holdTyped(typed: Omit<TypedDraft, 'place' | 'typedAt'>): Promise<void> {
  lastHeld = lastHeld
    .catch(() => undefined)
    .then(async () => {
      const now = Date.now()
      let version = typed.version
      await typedDrafts.changeEach(
        (held) => {
          const isOwn = typedId(held) === typedId(typed)
          if (held.path !== typed.path || (held.waits && !isOwn)) {
            return tidyForm(held, typed.staffId, now)
          }
          if (held.staffId === typed.staffId && held.waits) {
            version = Math.max(version, held.version)
          }
          return undefined
        },
        () => ({ ...typed, version, typedAt: now }),
      )
    })
  return lastHeld
}

/** Forgets what is held of a draft. */
export async function forgetTyped(path: string): Promise<void> {
  await typedDrafts
    .changeEach((held) => (held.path === path ? undefined : held))
    .catch(() => undefined)
}

/** Notes that the site has stored what a page has typed. */
export async function setStored(path: string, page: string): Promise<void> {
  const store = (held: TypedDraft) => ({ ...held, waits: false })
  await typedDrafts.change(typedId({ path, page }), store).catch(() => undefined)
}

/** Gives what stands in a draft's form. What is looked for in the catalogue is no part of it. */
export function fieldsOf(form: HTMLFormElement): PostedForm {
  const { add: _, ...fields } = readPostedForm(new FormData(form))
  return fields
}

/** Says in a draft's form which page posts it, and after how many changes. */
export function numberForm(form: HTMLFormElement, page: string, count: number): void {
  for (const [name, value] of Object.entries({ page, count: String(count) })) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}

/** Gives what was typed into a draft's form before its page's scripts ran; undefined where that is nothing. */
export function typedEarly(form: HTMLFormElement | null): PostedForm | undefined {
  const { add: _, ...early } = typedSinceDrawn(form)
  if (!form || Object.keys(early).length === 0) return undefined
  return { lines: fieldsOf(form).lines ?? '', ...early }
}

/** Gives the fields that are held with those typed early in their place; of other lines those are others. */
export function withEarly(held: PostedForm, early: PostedForm = {}): PostedForm {
  const isOfThese = held.lines === early.lines
  const counts = ([name]: [string, unknown]) => isOfThese || !/^lines$|-\d+$/.test(name)
  return { ...held, ...Object.fromEntries(Object.entries(early).filter(counts)) }
}

/**
 * Gives a page's view with a draft in the place of what is stored: names, sizes and pictures are of the lines
 * that stand in the same places. What is wrong with a field that has changed is not known yet.
 */
export function drawDraft(view: DraftView, { lines, ...draft }: QuoteDraft): DraftView {
  const drawn = {
    draft,
    lines: lines.map((line, place) => {
      const { removed, ...shown } = view.lines[place] ?? { sizes: [], notes: [] }
      return { ...shown, ...line, name: line.what.trim() || `Line ${place + 1}` }
    }),
  }
  const [before, now] = [typedValues(view), typedValues(drawn)]
  const faults = view.faults.filter(({ field }) => before.get(field) === now.get(field))
  return { ...view, ...drawn, faults }
}

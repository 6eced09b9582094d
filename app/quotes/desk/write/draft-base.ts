import type { QuoteDraft } from '#app/quotes/drafts/draft.ts'
import type { DraftFault } from '#app/quotes/drafts/read-draft.ts'
import type { DraftConflict, DraftView } from './draft-view.ts'
import { drawDraft } from './typed-draft.ts'

/** What the site answers to a button. */
export interface Answer {
  view?: DraftView | undefined
  faults?: readonly DraftFault[] | undefined
  conflict?: DraftConflict | undefined
}

/** On what the form stands: another `round` is another form. */
export interface Base {
  view: DraftView
  version: number
  conflict: DraftConflict | undefined
  /** What the answer to a button found wrong, as long as its lines stand where they stood. */
  faults: readonly DraftFault[]
  /** Which lines the last button has added, in words. */
  added: string
  round: number
}

/** What a button has posted: how many lines, and after how many changes. */
interface Posted {
  lines: number
  count: number
}

/** Gives on what a form stands that is drawn from what is stored, or from the answer to a button. */
export function baseOf(stored: DraftView, answer: Answer | undefined): Base {
  const { view = stored, conflict, faults = [] } = answer ?? {}
  const version = conflict?.version ?? view.version
  return { view, version, conflict, faults, added: '', round: 0 }
}

/**
 * Gives what an answered button leaves: with the lines that it has added, said in words, and with what somebody
 * has typed who wrote on before it was answered.
 */
export function afterAnswer(base: Base, { lines, count }: Posted, typed?: QuoteDraft): Base {
  const { view } = base
  // Where the site has stored what was written since before that, it has added none.
  const come = view.draft.count === count ? view.lines.slice(lines) : []
  const added = come.map(({ name }, place) => `${name} is line ${lines + place + 1}.`).join(' ')
  if (!typed) return { ...base, added }
  const all = [...typed.lines.slice(0, lines), ...come, ...typed.lines.slice(lines)]
  return { ...base, added, view: drawDraft(view, { ...typed, lines: all }) }
}

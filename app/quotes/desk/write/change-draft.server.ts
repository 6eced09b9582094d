import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { type PostedForm, readNumber } from '#app/desk/posted-form.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { oneQuotePath, sendQuotePath } from '#app/paths/quote-paths.ts'
import {
  afterDraftStep,
  type DraftStep,
  linesThatCount,
  type QuoteDraft,
  readDraftStep,
  typedPercent,
} from '#app/quotes/drafts/draft.ts'
import {
  type Doing,
  draftOf,
  findRevision,
  keepDraft,
  type StoredRevision,
  throwDraft,
} from '#app/quotes/drafts/drafts.server.ts'
import { findLines } from '#app/quotes/drafts/find-lines.server.ts'
import type { DraftFault } from '#app/quotes/drafts/read-draft.ts'
import { keepWrittenSizes } from '#app/quotes/drafts/written-sizes.ts'
import { mostLines } from '#app/quotes/quote.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { clockWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { listDifferences } from './draft-differences.ts'
import { describeDraft } from './draft-view.server.ts'
import type { DraftConflict, DraftView } from './draft-view.ts'
import { readDraftForm } from './read-draft-form.ts'

/** Where a form of a draft leads, or what is answered to it. */
export type DraftOutcome =
  | { to: string }
  | {
      answer: { view: DraftView; faults?: DraftFault[]; conflict?: DraftConflict }
      status: 200 | 409 | 422
    }

/**
 * Keeps the form of a draft and does what its button says. What was typed is kept first, whatever is wrong
 * with it; undefined where there is no such draft.
 */
export async function changeDraft(
  app: App,
  revisionId: number,
  form: PostedForm,
  doing: Doing,
): Promise<DraftOutcome | undefined> {
  const { db } = app
  const intent = intentOf(form)
  const here = { to: oneQuotePath(revisionId) }
  if (intent === 'bring-back') {
    return (await throwDraft(db, revisionId, doing, 'draft')) ? here : undefined
  }
  const row = await findRevision(db, revisionId)
  if (row?.state !== 'draft') return row && here
  const typed = await followSizes(db, draftOf(row), readDraftForm(form))
  const step = intent === 'add' ? await findAdded(app, form.add ?? '') : readDraftStep(intent)
  const isFull = linesThatCount(typed).length >= mostLines
  const isRefused = isFull && (step?.kind === 'add' || step?.kind === 'add-own')
  const ownRate = async () => typedPercent((await readQuoteSettings(app)).taxRate)
  const draft = step && !isRefused ? afterDraftStep(typed, step, await ownRate()) : typed
  const version = readNumber(form.version) ?? 0
  const kept = await keepDraft(db, { revisionId, version, draft }, doing)
  if (!kept) return undefined
  if ('conflict' in kept) {
    const conflict = await describeConflict(db, kept.conflict, draft)
    const view = await describeDraft(app, kept.conflict, doing.now, draft)
    return { answer: { view, conflict }, status: 409 }
  }
  if (isRefused || (intent === 'add' && !step)) {
    const fault = isRefused ? tooMany : notFound(form.add ?? '')
    return { answer: { view: await readView(app, row, doing), faults: [fault] }, status: 422 }
  }
  return answerKept(app, row, { ...form, intent }, doing)
}

/** Describes a draft as it stands by now; as it was in `row` where it is none any more. */
async function readView(app: App, row: StoredRevision, { now }: Doing) {
  const found = await findRevision(app.db, row.id)
  return describeDraft(app, found?.state === 'draft' ? found : row, now)
}

/** Does what the button of a form says that has been kept. */
async function answerKept(
  app: App,
  row: StoredRevision,
  form: PostedForm & { intent: string },
  doing: Doing,
): Promise<DraftOutcome> {
  const { intent } = form
  const here = { to: oneQuotePath(row.id) }
  if (intent === 'keep') return { answer: { view: await readView(app, row, doing) }, status: 200 }
  if (intent === 'throw') {
    await throwDraft(app.db, row.id, doing)
    return here
  }
  if (!asksForSums.includes(intent)) return here
  const view = await readView(app, row, doing)
  // Whoever only wants the sum is still writing: what is missing is no fault yet.
  const isSumAlone = intent === 'work-out'
  const faults = isSumAlone ? view.faults.filter(({ field }) => form[field]?.trim()) : view.faults
  if (faults.length > 0) return { answer: { view, faults }, status: 422 }
  return isSumAlone ? here : { to: sendQuotePath(row.id) }
}

const asksForSums = ['work-out', 'look', 'to-send']

/** What the pressed button says; Enter in the field that looks for a product adds it. */
function intentOf({ intent = '', add = '' }: PostedForm): string {
  return intent === 'work-out' && add.trim() !== '' ? 'add' : intent
}

const tooMany: DraftFault = { field: 'add', words: `A quote has ${mostLines} lines at most.` }

function notFound(query: string): DraftFault {
  const said = query.trim().slice(0, 60)
  const words = said
    ? `The catalogue has nothing called “${said}”. Write it as a line of your own.`
    : 'Type a product’s name, or a part of it.'
  return { field: 'add', words }
}

async function findAdded(app: App, query: string): Promise<DraftStep | undefined> {
  const [first] = await findLines(app.db, query, await readQuoteSettings(app))
  return first && { kind: 'add', line: first.line }
}

/**
 * A line whose size was changed and its price not has the other size's price. Each keeps what its sizes are called:
 * the form doesn't say it.
 */
async function followSizes(
  db: Database,
  before: QuoteDraft,
  typed: QuoteDraft,
): Promise<QuoteDraft> {
  const ids = typed.lines.flatMap(({ product }) => product ?? [])
  const sizes = await readSizes(db, ids)
  const lines = typed.lines.map((line, place) => {
    if (line.product === undefined) return line
    const was = before.lines[place]
    const known = sizes.get(line.product) ?? []
    const kept = keepWrittenSizes(line, was, known)
    if (line.size === was?.size || line.price !== was?.price) return kept
    const ofSize = known.find(({ number }) => number === line.size)
    return ofSize ? { ...kept, price: typedPrice(ofSize.price) } : kept
  })
  return { ...typed, lines }
}

async function describeConflict(
  db: Database,
  row: StoredRevision,
  yours: QuoteDraft,
): Promise<DraftConflict> {
  const people = await findColleagues(db, [row.staff_id])
  return {
    who: (row.staff_id !== null && people.get(row.staff_id)?.name) || 'Somebody',
    at: clockWords(row.changed_at),
    version: row.version,
    differences: listDifferences(draftOf(row), yours),
  }
}

import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import { countKnownCodes, readCellContext } from '#app/catalogue/sheets/check-import.server.ts'
import {
  countOutcomes,
  listRows,
  type OutcomeCounts,
  type RowOutcome,
  type ShownRow,
} from '#app/catalogue/sheets/import-rows.server.ts'
import { listSamples, type StoredImport, undoMs } from '#app/catalogue/sheets/imports.server.ts'
import { describeColumns, type ShownColumn } from '#app/catalogue/sheets/match-columns.ts'
import { whyImportHalted } from '#app/catalogue/sheets/run-import.server.ts'
import {
  countNewThatStay,
  type LaterEdit,
  listLaterEdits,
  listNotTakenBack,
  type NotTakenBack,
} from '#app/catalogue/sheets/undo-rows.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { inSentence, momentWords } from '#app/time/day-words.ts'
import { countToldByApplying, countToldByUndoing } from '#app/waiting-list/told-by-import.server.ts'
import type { Database } from '#database/connection.ts'
import type { ImportStep } from './import-paths.ts'

export type ShownOutcome = RowOutcome | 'left-out'

/** A row of the dry run with its product's background. */
export interface RowWithThumb extends ShownRow {
  room: ThumbPicture | undefined
  categoryName: string
}

/** What the screen of an import shows, by the step that it is at. */
export type ImportView =
  | { step: 'match'; columns: ShownColumn[] }
  | {
      step: 'check'
      counts: OutcomeCounts
      shown: ShownOutcome
      rows: RowWithThumb[]
      /** The row after which the next page begins. */
      next: number | undefined
      /** How many people will be told that something is back. */
      told: number
    }
  | {
      step: 'apply'
      undoing: boolean
      done: number
      toDo: number
      secondsLeft: number | undefined
      /** Why it stands still, in a sentence; missing while it goes on. */
      halted: string | undefined
    }
  | {
      step: 'done'
      undone: boolean
      /** Whether edits since the import were kept when it was undone. */
      keptEdits: boolean
      when: string
      who: string
      fresh: number
      /** How many of the products that an undone import had added are hidden, not deleted. */
      hidden: number
      changed: number
      left: number
      mayUndo: boolean
      /** How many people would be told that something is back if it were undone. */
      told: number
      later: (Omit<LaterEdit, 'at'> & { when: string })[] | undefined
      /** Of an undone import what it could not take back. */
      notTakenBack: NotTakenBack[]
    }

const rowsOnAPage = 50
const outcomes: ShownOutcome[] = ['need', 'new', 'changed', 'same', 'left-out']

/** Gives what the screen shows; `asked` is a step to go back to. */
export async function viewImport(
  db: Database,
  kept: StoredImport,
  {
    step,
    show,
    after,
    undo,
  }: { step: ImportStep | undefined; show: string | null; after: number; undo: boolean },
  now: Date,
): Promise<ImportView> {
  const { id, state } = kept
  if (state === 'applying' || state === 'undoing') return viewProgress(kept, now)
  const mayGoBack = state !== 'undone'
  if (state === 'matching' || (step === 'match' && mayGoBack)) return viewColumns(db, kept)
  if (state === 'checked' || (step === 'check' && mayGoBack)) {
    return viewRows(db, id, { show, after })
  }
  return viewDone(db, kept, undo, now)
}

/** How far an import is, and about how long it still takes. */
export function viewProgress(
  {
    id,
    state,
    done,
    toDo,
    beganAt,
  }: Pick<StoredImport, 'id' | 'state' | 'done' | 'toDo' | 'beganAt'>,
  now: Date,
): Extract<ImportView, { step: 'apply' }> {
  const seconds = beganAt ? (now.getTime() - Date.parse(beganAt)) / 1000 : 0
  const left = done > 0 ? Math.ceil((seconds / done) * (toDo - done)) : undefined
  return {
    step: 'apply',
    undoing: state === 'undoing',
    done,
    toDo,
    secondsLeft: left,
    halted: whyImportHalted(id),
  }
}

async function viewColumns(db: Database, kept: StoredImport): Promise<ImportView> {
  const columns = describeColumns(kept.headings, await listSamples(db, kept.id), kept.matching)
  const codes = columns.find(({ field }) => field === 'code')
  if (codes) {
    const known = await countKnownCodes(db, kept)
    codes.why = `${known.toLocaleString('en-IN')} of ${kept.rows.toLocaleString('en-IN')} known`
  }
  return { step: 'match', columns }
}

async function viewRows(
  db: Database,
  id: string,
  { show, after }: { show: string | null; after: number },
): Promise<ImportView> {
  const counts = await countOutcomes(db, id)
  const asked = outcomes.find((outcome) => outcome === show)
  const shown =
    asked ?? (['need', 'changed', 'new', 'same'] as const).find((one) => counts[one] > 0) ?? 'need'
  const rows = await listRows(db, id, { outcome: shown, after, limit: rowsOnAPage + 1 })
  const page = rows.slice(0, rowsOnAPage)
  const ids = page.flatMap(({ productId }) => productId ?? [])
  const products = await listStoredProducts(db, ids.map(Number))
  const rooms = new Map(products.map(({ id: product, edit }) => [product, productThumb(edit)]))
  const { categories } = await readCellContext(db, '')
  return {
    step: 'check',
    counts,
    shown,
    rows: page.map((row) => ({
      ...row,
      room: rooms.get(Number(row.productId)),
      categoryName: categories.find(({ key }) => key === row.category)?.name ?? '',
    })),
    next: rows.length > rowsOnAPage ? page.at(-1)?.row : undefined,
    told: await countToldByApplying(db, id),
  }
}

async function viewDone(
  db: Database,
  kept: StoredImport,
  undo: boolean,
  now: Date,
): Promise<ImportView> {
  const { id, state, appliedAt, undoneAt } = kept
  const counts = await countOutcomes(db, id)
  const who = await db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', kept.staffId)
    .executeTakeFirst()
  const mayUndo = state === 'applied' && now.getTime() - Date.parse(appliedAt ?? '') < undoMs
  const later = undo && mayUndo ? await listLaterEdits(db, id) : undefined
  const notTakenBack = state === 'undone' ? await listNotTakenBack(db, kept) : []
  return {
    notTakenBack,
    step: 'done',
    undone: state === 'undone',
    keptEdits: kept.keepLater,
    who: who?.name ?? 'Somebody',
    mayUndo,
    told: mayUndo ? await countToldByUndoing(db, id) : 0,
    when: inSentence(momentWords(undoneAt ?? appliedAt ?? kept.createdAt, now)),
    fresh: kept.newProducts,
    changed: kept.changedProducts,
    hidden: state === 'undone' ? await countNewThatStay(db, id) : 0,
    left: counts.need + counts.new + counts.changed + counts.leftOut,
    later: later?.map(({ at, ...edit }) => ({ ...edit, when: momentWords(at, now) })),
  }
}

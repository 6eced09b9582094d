import { tellChange } from '#app/catalogue/desk/done-change.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { type Beside, moveProduct } from '#app/catalogue/store/order/move-product.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { type SaveResult, saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import { readNumber } from '#app/desk/posted-form.ts'
import { historyPath } from '#app/paths/desk-paths.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { App } from '#server/app-context.ts'
import type { ChangedRow } from './shown-list.ts'

/** What a form of the list asks for. */
export type ListChange =
  | { intent: 'hide' | 'show'; id: number; version: number }
  | { intent: 'move'; id: number; beside: Beside }
  | { intent: 'undo'; change: number }

/** What became of it: a row as it is now, what to tell; or why not; or where to ask on. */
export type ListOutcome =
  | { row?: ChangedRow; done?: Done; changeId?: number }
  | { problem: string }
  | { ask: string }

/** Reads what a form of the list sends; undefined for what none of ours sends. */
export function readListChange(form: FormData): ListChange | undefined {
  const number = (name: string) => readNumber(form.get(name))
  const [id, version, change] = [number('id'), number('version'), number('change')]
  const [before, after] = [number('before'), number('after')]
  const intent = form.get('intent')
  if (intent === 'undo') return change === undefined ? undefined : { intent, change }
  if (id === undefined) return undefined
  if (intent === 'hide' || intent === 'show') {
    return version === undefined ? undefined : { intent, id, version }
  }
  if (intent !== 'move') return undefined
  if (before !== undefined) return { intent, id, beside: { before } }
  return after === undefined ? undefined : { intent, id, beside: { after } }
}

/** Does what a form of the list asks for. */
export async function changeProductList(
  app: App,
  asked: ListChange,
  staffId: number,
): Promise<ListOutcome> {
  if (asked.intent === 'move') return move(app, asked, staffId)
  if (asked.intent === 'undo') return undo(app, asked.change, staffId)
  const { id, version, intent } = asked
  const hidden = intent === 'hide'
  const result = await saveProduct(app, {
    id,
    version,
    change: { hidden },
    staffId,
    source: 'desk',
  })
  if ('saved' in result)
    return tell(app, result.saved.changeId, { id, version: result.saved.version, hidden })
  if ('unchanged' in result) return { row: { id, version, hidden } }
  return refusal(app, result)
}

/** Says why a product was not saved. */
export async function refusal(
  app: App,
  result: Exclude<SaveResult, { saved: unknown } | { unchanged: unknown }>,
): Promise<{ problem: string }> {
  if ('conflict' in result) {
    const who = result.conflict[0]?.who ?? null
    const name = (await findColleagues(app.db, [who])).get(who ?? 0)?.name ?? 'Somebody'
    return { problem: `${name} has just changed that as well. Look again.` }
  }
  if ('faults' in result) {
    return { problem: Object.values(result.faults)[0] ?? 'It could not be saved.' }
  }
  return { problem: 'This product is no longer there.' }
}

async function move(
  app: App,
  { id, beside }: Extract<ListChange, { intent: 'move' }>,
  staffId: number,
): Promise<ListOutcome> {
  const result = await moveProduct(app, id, beside, { staffId, source: 'desk' })
  if ('missing' in result) {
    return { problem: 'It could not be moved there: the list has changed. Look again.' }
  }
  if ('unchanged' in result) return {}
  const product = await findProductForStaff(app.db, id)
  return tell(
    app,
    result.moved.changeId,
    product && { id, version: product.version, hidden: product.edit.hidden },
  )
}

async function undo(app: App, changeId: number, staffId: number): Promise<ListOutcome> {
  const entry = await productHistory.find(app.db, changeId)
  if (!entry) return { problem: 'There is nothing to undo any more.' }
  const result = await undoChange(app, changeId, staffId)
  if ('later' in result) return { ask: `${historyPath(entry.productId)}?undo=${changeId}` }
  if ('saved' in result) {
    const { id, version } = result.saved
    const hidden = entry.before?.hidden
    return tell(
      app,
      result.saved.changeId,
      hidden === undefined ? undefined : { id, version, hidden },
    )
  }
  if ('moved' in result) return tell(app, result.moved.changeId, undefined)
  if ('unchanged' in result) return {}
  if ('faults' in result) {
    return { problem: Object.values(result.faults)[0] ?? 'It could not be undone.' }
  }
  return { problem: 'It could not be undone.' }
}

/** Tells of a change that was made, with the row as it is now. */
export async function tell(
  app: App,
  changeId: number,
  row: ChangedRow | undefined,
): Promise<{ row?: ChangedRow; done?: Done; changeId: number }> {
  const entry = await productHistory.find(app.db, changeId)
  return {
    changeId,
    ...(row && { row }),
    ...(entry && { done: await tellChange(app.db, entry) }),
  }
}

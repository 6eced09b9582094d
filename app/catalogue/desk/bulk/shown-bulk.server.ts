import type { StoredBulk } from '#app/catalogue/bulk/bulk.server.ts'
import {
  listBulkRows,
  listLeftAlone,
  listNotChanged,
  sumUpBulkChange,
} from '#app/catalogue/bulk/bulk-rows.server.ts'
import { viewProgress } from '#app/catalogue/desk/import/import-view.server.ts'
import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import { undoMs } from '#app/catalogue/sheets/imports.server.ts'
import { listNotTakenBack } from '#app/catalogue/sheets/undo-rows.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { inSentence, momentWords } from '#app/time/day-words.ts'
import { countToldByApplying, countToldByUndoing } from '#app/waiting-list/told-by-import.server.ts'
import type { Database } from '#database/connection.ts'
import { lineWords } from './bulk-words.ts'
import type { BulkView, ShownBulkLine } from './shown-bulk.ts'

const rowsOnAPage = 50

/** Gives what the screen of a change of many products shows; its page of the preview begins after a row. */
export async function showBulkChange(
  db: Database,
  kept: StoredBulk,
  { after, nameOf }: { after: number; nameOf: (category: string) => string },
  now = new Date(),
): Promise<BulkView> {
  const { state } = kept
  if (state === 'applying' || state === 'undoing') {
    return { step: 'apply', progress: viewProgress(kept, now) }
  }
  if (state === 'applied' || state === 'undone') return showDone(db, kept, now)
  const { id, bulk } = kept
  const rows = await listBulkRows(db, id, { after, limit: rowsOnAPage + 1 })
  const page = rows.slice(0, rowsOnAPage)
  const products = await listStoredProducts(
    db,
    page.map(({ productId }) => productId),
  )
  const rooms = new Map(products.map(({ id: product, edit }) => [product, productThumb(edit)]))
  return {
    step: 'preview',
    sums: await sumUpBulkChange(db, id),
    lines: page.flatMap(({ row, productId, name, lines }) =>
      lines.map(({ number, label, from, to, is, out }): ShownBulkLine => {
        return {
          ...{ value: `${row}:${number}`, name, label, is, out, room: rooms.get(productId) },
          from: lineWords(bulk, from, nameOf),
          to: lineWords(bulk, to, nameOf),
          by: typeof from === 'number' && typeof to === 'number' ? to - from : 0,
        }
      }),
    ),
    from: page[0]?.row ?? 0,
    to: page.at(-1)?.row ?? 0,
    next: rows.length > rowsOnAPage ? page.at(-1)?.row : undefined,
    roundTo: bulk.does === 'price' ? bulk.roundTo : null,
    told: await countToldByApplying(db, id),
  }
}

async function showDone(db: Database, kept: StoredBulk, now: Date): Promise<BulkView> {
  const { id, state, staffId, appliedAt, undoneAt, number, changedProducts } = kept
  const undone = state === 'undone'
  const people = await findColleagues(db, [staffId])
  const at = inSentence(momentWords(undoneAt ?? appliedAt ?? kept.createdAt, now))
  const mayUndo = !undone && now.getTime() - Date.parse(appliedAt ?? '') < undoMs
  const failed = undone ? await listNotTakenBack(db, kept) : []
  return {
    ...{ step: 'done', number, undone, mayUndo },
    who: `${people.get(staffId)?.name ?? 'Somebody'}, ${at}`,
    changed: changedProducts,
    notChanged: undone ? [] : await listNotChanged(db, id),
    leftAlone: undone
      ? [
          ...(await listLeftAlone(db, id)),
          ...failed.map(({ productId, name, fields }) => ({
            productId,
            name,
            why: fields.join(', '),
          })),
        ]
      : [],
    told: mayUndo ? await countToldByUndoing(db, id) : 0,
  }
}

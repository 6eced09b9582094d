import { valueWords } from '#app/desk/catalogue/value-words.ts'
import { momentWords } from '#app/desk/enquiry/day-words.ts'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import {
  findChange,
  listChangesSince,
  listHistory,
  type ProductChangeEntry,
} from '#app/stock/history.server.ts'
import { listKeptCategories } from '#app/stock/kept-categories.server.ts'
import { editFields } from '#app/stock/product-edit.ts'
import { findStockProduct } from '#app/stock/stock.server.ts'
import type { Database } from '#database/connection.ts'
import type { HistoryQuery } from './history-query.ts'
import type { ShownChange, ShownHistory } from './shown-history.ts'

/** So many changes stand on a page of a history. */
export const changesOnAPage = 50

/** Gives what happened to a product, or undefined where there is none. */
export async function showHistory(
  db: Database,
  productId: number,
  { before, undo }: HistoryQuery,
  mayChange: boolean,
  now = new Date(),
): Promise<ShownHistory | undefined> {
  const product = await findStockProduct(db, productId)
  if (!product) return undefined
  const entries = await listHistory(db, productId, {
    ...(before !== undefined && { before }),
    limit: changesOnAPage + 1,
  })
  const shown = entries.slice(0, changesOnAPage)
  const asked = undo === undefined ? undefined : await findAsked(db, productId, undo)
  const toShown = await describer(db, [...shown, ...(asked?.entries ?? [])], mayChange, now)
  const [change, ...later] = asked?.entries.map(toShown) ?? []
  return {
    id: productId,
    name: product.edit.name,
    changes: shown.map(toShown),
    older: entries.length > changesOnAPage ? shown.at(-1)?.id : undefined,
    question: change && later.length > 0 ? { change, later } : undefined,
  }
}

async function findAsked(db: Database, productId: number, changeId: number) {
  const entry = await findChange(db, changeId)
  if (!entry || entry.productId !== productId) return undefined
  const fields = Object.keys(entry.before ?? entry.after ?? {})
  return { entries: [entry, ...(await listChangesSince(db, productId, entry.version, fields))] }
}

async function describer(
  db: Database,
  entries: readonly ProductChangeEntry[],
  mayChange: boolean,
  now: Date,
) {
  const people = await findColleagues(
    db,
    entries.map(({ staffId }) => staffId),
  )
  const names = new Map((await listKeptCategories(db)).map(({ key, name }) => [key, name]))
  const nameOf = (key: string) => names.get(key) ?? key
  return (entry: ProductChangeEntry): ShownChange => {
    const { id, staffId, at, before, after, undoneBy } = entry
    return {
      id,
      who: (staffId !== null && people.get(staffId)?.name) || nobody[entry.source],
      at: momentWords(at, now),
      how: howOf(entry),
      fields: editFields
        // Of what was deleted, all that it was would stand there.
        .filter(({ field }) => field in (after ?? {}) && field !== 'photo')
        .map(({ field, label }) => ({
          label,
          before: before ? valueWords(field, before, nameOf) : '',
          after: after ? valueWords(field, after, nameOf) : '',
        }))
        .filter((line) => line.before !== '' || !['Not known', 'Nothing'].includes(line.after)),
      isUndone: undoneBy !== null,
      mayUndo: mayChange && undoneBy === null,
    }
  }
}

/** Who it was where nobody did it by hand. */
export const nobody: Record<ProductChangeEntry['source'], string> = {
  desk: 'Somebody',
  import: 'A spreadsheet',
  file: 'The data files',
  undo: 'Somebody',
}

function howOf({ before, after, source }: ProductChangeEntry) {
  if (!after) return 'deleted it'
  if (source === 'undo') return 'undid a change'
  if (!before) return source === 'import' ? 'brought it in with a spreadsheet' : 'added it'
  if ('standsAfter' in after) return 'moved it in the list'
  return source === 'import' ? 'changed it with a spreadsheet' : 'changed'
}

import { findBulkNumbers } from '#app/catalogue/bulk/bulk.server.ts'
import { valueWords } from '#app/catalogue/desk/value-words.ts'
import { listFields } from '#app/catalogue/fields/product-fields.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import {
  type ProductChangeEntry,
  productHistory,
} from '#app/catalogue/store/history/product-history.server.ts'
import { fieldLabel } from '#app/catalogue/store/product-edit.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import type { Database } from '#database/connection.ts'
import type { HistoryQuery } from './history-query.ts'
import { showChanges } from './show-changes.server.ts'
import type { ShownHistory } from './shown-history.ts'

/** The fields of which the history tells. */
const told = listFields((spec) => !('untold' in spec))

/** Gives what happened to a product, or undefined where there is none. */
export async function showHistory(
  db: Database,
  productId: number,
  query: HistoryQuery,
  mayChange: boolean,
  now = new Date(),
): Promise<ShownHistory | undefined> {
  const product = await findProductForStaff(db, productId)
  if (!product) return undefined
  const describe = describer(db, mayChange)
  const changes = await showChanges(db, productHistory, productId, query, describe, now)
  return { id: productId, name: product.edit.name, ...changes }
}

/** Gives what words changes, with the names of the categories and the numbers of the bulk changes in them. */
function describer(db: Database, mayChange: boolean) {
  return async (entries: readonly ProductChangeEntry[]) => {
    const bulkNumbers = await findBulkNumbers(
      db,
      entries.flatMap(({ importId }) => importId ?? []),
    )
    const names = new Map((await listStoredCategories(db)).map(({ key, name }) => [key, name]))
    const nameOf = (key: string) => names.get(key) ?? key
    return (entry: ProductChangeEntry) => ({
      how: howOf(entry, bulkNumbers.get(entry.importId ?? '')),
      fields: fieldsOf(entry, nameOf),
      mayUndo: mayChange && entry.undoneBy === null,
    })
  }
}

function fieldsOf({ before, after }: ProductChangeEntry, nameOf: (category: string) => string) {
  return (
    told
      // Of what was deleted, all that it was would stand there.
      .filter((field) => field in (after ?? {}))
      .map((field) => ({ label: fieldLabel(field), ...wordsOf(field, before, after, nameOf) }))
      .filter((line) => line.before !== '' || !['Not known', 'Nothing'].includes(line.after))
  )
}

type Values = ProductChangeEntry['before']

/** What a field said before and after; of sizes only those that changed, unless only their order did. */
function wordsOf(
  field: (typeof told)[number],
  before: Values,
  after: Values,
  nameOf: (category: string) => string,
) {
  const words = (values: Values) => (values ? valueWords(field, values, nameOf) : '')
  if (field !== 'sizes') return { before: words(before), after: words(after) }
  const [was, is] = [before?.sizes ?? [], after?.sizes ?? []]
  const isOther = (among: readonly ProductSize[]) => (size: ProductSize) =>
    !saysTheSame(
      size,
      among.find(({ number }) => number === size.number),
    )
  const [gone, come] = [was.filter(isOther(is)), is.filter(isOther(was))]
  if (gone.length + come.length === 0) return { before: words(before), after: words(after) }
  return { before: before ? words({ sizes: gone }) : '', after: words({ sizes: come }) }
}

function howOf({ before, after, source }: ProductChangeEntry, bulkNumber: number | undefined) {
  if (!after) return 'deleted it'
  if (bulkNumber !== undefined) {
    const many = `change no. ${bulkNumber} of many at once`
    return source === 'undo' ? `undid ${many}` : `changed it by ${many}`
  }
  if (source === 'undo') return 'undid a change'
  if (!before) return source === 'import' ? 'brought it in with a spreadsheet' : 'added it'
  if ('standsAfter' in after) return 'moved it in the list'
  return source === 'import' ? 'changed it with a spreadsheet' : 'changed'
}

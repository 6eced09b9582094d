import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import {
  type ProductChangeEntry,
  productHistory,
} from '#app/catalogue/store/history/product-history.server.ts'
import { isMovedWith } from '#app/catalogue/store/order/save-and-move.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import type { Database } from '#database/connection.ts'
import { findJustDone } from './history/just-done.server.ts'
import { fieldInSentence } from './value-words.ts'

/** Gives what `me` has just done to a product, by the change's id, to be told with a way back. */
export async function findDoneChange(
  db: Database,
  changeId: string | null,
  me: number,
  now = new Date(),
): Promise<Done | undefined> {
  const entry = await findJustDone(db, productHistory, changeId, me, now)
  return entry && tellChange(db, entry)
}

/** Gives a change in the words of a toast, with what undoes it. */
export async function tellChange(db: Database, entry: ProductChangeEntry): Promise<Done> {
  const product = await findProductForStaff(db, entry.productId)
  const name = product?.edit.name ?? entry.before?.name ?? 'The product'
  const done = { id: entry.id, text: name }
  if (entry.source === 'undo') return { ...done, title: 'Undone' }
  const movedToo = (await isMovedWith(db, entry)) && {
    text: `${name} was moved, too. Undo does not move it back.`,
  }
  const undo = { intent: 'undo', change: String(entry.id) }
  return { ...done, title: titleOf(entry), ...movedToo, undo }
}

function titleOf({ before, after }: ProductChangeEntry) {
  if (!before) return 'In the catalogue now'
  if (!after) return 'Deleted'
  const fields = Object.keys(after) as (FieldName | 'standsAfter')[]
  const [only] = fields
  if (fields.length === 1 && only === 'hidden') {
    return after.hidden ? 'Hidden from visitors now' : 'Shown to visitors now'
  }
  if (only === 'standsAfter') return 'Moved'
  const pictures = [before, after].map((values) => values.morePictures?.length ?? 0)
  const [had = 0, has = 0] = pictures
  if ('morePictures' in after && had !== has) return has < had ? 'Picture removed' : 'Picture added'
  if (isInAnotherOrder(namePictures(before), namePictures(after))) return 'Picture moved'
  const labels = fields.flatMap((field) => (field === 'standsAfter' ? [] : fieldInSentence(field)))
  // A first picture is two fields of one name.
  const told = [...new Set(labels)]
  return `Saved: ${told.slice(0, 4).join(', ')}${told.length > 4 ? ` and ${told.length - 4} more` : ''}`
}

type Values = NonNullable<ProductChangeEntry['after']>

function namePictures({ picture = '', morePictures = [] }: Values) {
  return [picture, ...morePictures.map((one) => one.picture)]
}

function isInAnotherOrder(before: readonly string[], after: readonly string[]) {
  const hasSame = before.toSorted().join() === after.toSorted().join()
  return hasSame && before.join() !== after.join()
}

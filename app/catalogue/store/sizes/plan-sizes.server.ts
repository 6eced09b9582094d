import { productFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import {
  areNamed,
  awayUntil,
  findBackIn,
  listEditedSizes,
  type ProductSize,
  unnamedSize,
} from '#app/catalogue/sizes/size.ts'
import type { EditFaults } from '#app/catalogue/store/edit-faults.ts'
import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import {
  type FieldConflict,
  productHistory,
} from '#app/catalogue/store/history/product-history.server.ts'
import type { ProductToSave, SizeChoices } from '#app/catalogue/store/save-plan.ts'
import type { StoredProduct } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { mergeSizes } from './merge-sizes.ts'
import { findSizesFault } from './size-faults.ts'

/** A change whose sizes are those to be written, or why they can't be. */
export type PlannedSizes =
  | { change: Partial<ProductEdit> }
  | { conflict: FieldConflict[] }
  | { faults: EditFaults }

/**
 * Makes of a change what it means for the product's sizes: joined size by size with what others
 * changed since, new ones numbered, and the month that lists show taken from them. A month alone is
 * said of the one size without a name. `next` is the first number that no size of it ever had.
 */
export async function planSizes(
  db: Database,
  { change, version, sizeChoices }: ProductToSave,
  before: StoredProduct | undefined,
  { source, next }: Pick<SavedBy, 'source'> & { next: number },
): Promise<PlannedSizes> {
  const theirs = before?.edit.sizes ?? []
  if (!change.sizes) {
    const { backIn } = change
    const isOther = backIn !== undefined && areNamed(theirs) && backIn !== findBackIn(theirs)
    if (isOther) return { faults: { backIn: 'Its sizes say when it is back: change it there.' } }
    return { change: withMonth(change, theirs) }
  }
  const joined = await joinSizes(db, change.sizes, before, { version, sizeChoices })
  if ('conflict' in joined) return joined
  // Sizes with names stand in place of the one without, whatever others said of it meanwhile.
  const isOnly = ({ number }: ProductSize) => number === unnamedSize
  const replacesOnly = change.sizes.length > 0 && !change.sizes.some(isOnly)
  const sizes = joined.sizes.filter((size) => !replacesOnly || !isOnly(size))
  // What is undone brings back sizes that were taken away, under their numbers.
  const mayBe = ({ number }: ProductSize) =>
    number === null ||
    number === unnamedSize ||
    theirs.some((size) => size.number === number) ||
    (source === 'undo' && number < next) ||
    // Files number the sizes themselves.
    source === 'file'
  if (!sizes.every(mayBe)) {
    const sizes = 'One of these sizes was taken away meanwhile, or is another product’s.'
    return { faults: { sizes } }
  }
  const numbered = giveNumbers(sizes, next)
  const fault = findSizesFault(numbered, productFields.sizes)
  if (fault) return { faults: { sizes: fault } }
  if (numbered.length === 0) return { change: { ...change, sizes: numbered } }
  const backIn = findBackIn(numbered)
  return { change: { ...change, sizes: listEditedSizes(numbered, backIn), backIn } }
}

/** Joins sizes with what others changed of them since the version that they were made from. */
async function joinSizes(
  db: Database,
  yours: readonly ProductSize[],
  before: StoredProduct | undefined,
  { version, sizeChoices }: { version?: number | undefined; sizeChoices?: SizeChoices | undefined },
): Promise<{ sizes: readonly ProductSize[] } | { conflict: FieldConflict[] }> {
  const madeFrom = sizeChoices?.madeFrom ?? version
  if (!before || madeFrom === undefined || madeFrom === before.version) return { sizes: yours }
  const since = await productHistory.listSince(db, before.id, madeFrom, ['sizes'])
  const [first] = since
  if (!first) return { sizes: yours }
  const theirs = before.edit.sizes
  const lastChange = (number: number) => {
    const of = (sizes: readonly ProductSize[] = []) => sizes.find((size) => size.number === number)
    return since.findLast((one) => !saysTheSame(of(one.before?.sizes), of(one.after?.sizes)))
  }
  // Whoever has chosen has not seen what came after.
  const isSeen = (number: number) => (lastChange(number)?.version ?? 0) <= (version ?? 0)
  const choose = (number: number) => (isSeen(number) ? sizeChoices?.stays.get(number) : undefined)
  const base = first.before?.sizes ?? []
  const { sizes, conflicts } = mergeSizes({ base, yours, theirs, choose })
  if (conflicts.length === 0) return { sizes }
  return {
    conflict: conflicts.map(({ number, yours, theirs }) => {
      const last = lastChange(number)
      return {
        field: 'sizes',
        size: number,
        yours: yours ? [yours] : [],
        theirs: theirs ? [theirs] : [],
        who: (last ?? first).staffId,
        at: (last ?? first).at,
      }
    }),
  }
}

function giveNumbers(sizes: readonly ProductSize[], next: number): ProductSize[] {
  let number = next
  return sizes.map((size) => (size.number === null ? { ...size, number: number++ } : size))
}

/** The month in which a product is back, said of its one size where more is known of that. */
function withMonth(
  change: Partial<ProductEdit>,
  sizes: readonly ProductSize[],
): Partial<ProductEdit> {
  const [only] = sizes
  const { backIn } = change
  if (!only || areNamed(sizes) || backIn === undefined) return change
  if (backIn === findBackIn(sizes)) return change
  return { ...change, sizes: [{ ...only, availability: awayUntil(backIn) }] }
}

import type { Transaction } from 'kysely'
import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { changeSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import { findPicture } from '#app/catalogue/pictures/pictures.server.ts'
import { readNextNumbers } from '#app/catalogue/sizes/sizes.server.ts'
import { planSizes } from '#app/catalogue/store/sizes/plan-sizes.server.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import {
  lockCatalogue,
  takeProductIds,
  tellCatalogueChanged,
  tellSizesChanged,
} from './catalogue-state.server.ts'
import { type EditFaults, findEditFaults } from './edit-faults.ts'
import type { SavedBy } from './history/change-history.server.ts'
import {
  type FieldConflict,
  findLastVersions,
  productHistory,
} from './history/product-history.server.ts'
import { placeSaved } from './order/order.server.ts'
import { emptyEdit, listChangedFields } from './product-edit.ts'
import type { Plan, ProductToSave } from './save-plan.ts'
import { findStoreFaults } from './store-faults.server.ts'
import {
  listStoredProducts,
  type StoredProduct,
  storeProducts,
  toIndexed,
} from './stored-products.server.ts'
import { keepTranslatedFrom, saidOfProduct } from './translated-from.ts'
import { changeSlugs } from './write-slugs.server.ts'

export interface SavedProduct {
  id: number
  version: number
  changeId: number
  changed: FieldName[]
}

/** What became of a product that was to be saved: nothing of it is written but where it is saved. */
export type SaveResult =
  | { saved: SavedProduct }
  | { unchanged: true }
  | { conflict: FieldConflict[] }
  | { faults: EditFaults }
  | { missing: true }

/**
 * Saves a product, or adds one, with its history, its place in the search and its old address, and
 * tells every process. A field that both changed is a conflict; one that only they changed is not.
 */
export async function saveProduct(
  app: Pick<App, 'db'>,
  { staffId, source, importId, ...product }: ProductToSave & SavedBy,
  now: Date = new Date(),
): Promise<SaveResult> {
  return writeTransaction(app.db, async (transaction) => {
    const by = { staffId, source, importId }
    const [result] = await saveProducts(transaction, [product], by, now)
    if (!result) throw new Error('A product was neither saved nor refused.')
    return result
  })
}

/**
 * Saves a batch of products in one transaction, and gives in their order what became of each: one
 * that is refused takes no other with it. Touches the index rows of those products only.
 */
export async function saveProducts(
  transaction: Transaction<Schema>,
  batch: readonly ProductToSave[],
  by: SavedBy,
  now: Date = new Date(),
): Promise<SaveResult[]> {
  await lockCatalogue(transaction)
  const ids = batch.flatMap(({ id }) => id ?? [])
  const kept = new Map((await listStoredProducts(transaction, ids)).map((one) => [one.id, one]))
  const withSizes = batch.flatMap(({ id, change }) =>
    change.sizes && id !== undefined ? [id] : [],
  )
  const nextNumbers = await readNextNumbers(transaction, withSizes)
  const results = new Map<ProductToSave, SaveResult>()
  const plans: Plan[] = []
  for (const asked of batch) {
    const before = kept.get(asked.id ?? Number.NaN)
    const next = nextNumbers.get(asked.id ?? Number.NaN) ?? 1
    const plan = await planSaving(transaction, asked, before, { source: by.source, next })
    if ('changed' in plan) plans.push(plan)
    else results.set(asked, plan)
  }
  const categories = await transaction.selectFrom('categories').select(['key', 'hidden']).execute()
  const faults = await findStoreFaults(transaction, plans, keysOf(categories))
  const good = plans.filter((plan) => !faults.has(plan))
  for (const [{ asked }, found] of faults) results.set(asked, { faults: found })
  const hidden = keysOf(categories.filter((category) => category.hidden === 1))
  const written = await write(transaction, good, { ...by, hidden }, now)
  for (const [{ asked }, saved] of written) results.set(asked, { saved })
  return batch.map((asked) => results.get(asked) ?? { missing: true })
}

function keysOf(categories: readonly { key: string }[]): Set<string> {
  return new Set(categories.map(({ key }) => key))
}

async function planSaving(
  transaction: Transaction<Schema>,
  asked: ProductToSave,
  before: StoredProduct | undefined,
  { source, next }: Pick<SavedBy, 'source'> & { next: number },
): Promise<Plan | SaveResult> {
  const { id, version } = asked
  // A product that was taken out may come back under its id; no other takes it.
  const mayCome = asked.undoes !== undefined || asked.isNew === true
  if (id !== undefined && !before && !mayCome) return { missing: true }
  const planned = await planSizes(transaction, asked, before, { source, next })
  if ('faults' in planned) return planned
  const { sizes: _, ...others } = asked.change
  const conflict = [
    ...(before
      ? await productHistory.listConflicts<Partial<ProductEdit>>(
          transaction,
          before,
          others,
          version,
        )
      : []),
    ...('conflict' in planned ? planned.conflict : []),
  ]
  if (!('change' in planned) || conflict.length > 0) return { conflict }
  const { change } = planned
  const start = before?.edit ?? emptyEdit({ category: '', kind: 'plant', wall: 'pista' })
  const edit = isOfSizesAlone(Object.keys(change))
    ? { ...start, ...change }
    : await withWhatFollows(transaction, start, change, source)
  const changed = listChangedFields(start, edit)
  // What was kept before is not asked about again.
  const faults = findEditFaults(edit, before ? changed : undefined)
  if (Object.keys(faults).length > 0) return { faults }
  if (before && changed.length === 0) return { unchanged: true }
  return { asked, before, edit, changed }
}

/** A product with a change and what follows from it, whoever saves it and whatever they say. */
async function withWhatFollows(
  transaction: Transaction<Schema>,
  start: ProductEdit,
  change: Partial<ProductEdit>,
  source: SavedBy['source'],
): Promise<ProductEdit> {
  const brings = source === 'file' || source === 'undo'
  const wanted = withOldSlugs(start, { ...start, ...change })
  const translations = keepTranslatedFrom(saidOfProduct(start), saidOfProduct(wanted), { brings })
  return withPhoto(transaction, start, { ...wanted, translations })
}

/** What draws a picture follows from its name. */
async function withPhoto(
  transaction: Transaction<Schema>,
  before: ProductEdit,
  after: ProductEdit,
): Promise<ProductEdit> {
  if (after.picture === before.picture) return { ...after, photo: before.photo }
  return { ...after, photo: (await findPicture(transaction, after.picture))?.photo ?? null }
}

/** Addresses that once led to a product go on doing so. */
function withOldSlugs(before: ProductEdit, after: ProductEdit): ProductEdit {
  const old = new Set([...before.oldSlugs, ...after.oldSlugs])
  if (before.slug) old.add(before.slug)
  old.delete(after.slug)
  return { ...after, oldSlugs: [...old].sort() }
}

async function write(
  transaction: Transaction<Schema>,
  plans: readonly Plan[],
  { hidden, ...by }: SavedBy & { hidden: ReadonlySet<string> },
  now: Date,
): Promise<Map<Plan, SavedProduct>> {
  if (plans.length === 0) return new Map()
  const written = await numberPlans(transaction, plans, by.staffId, now)
  await changeSlugs(
    transaction,
    written.map(({ id, before, edit }) => ({ id, before, after: edit })),
  )
  await storeProducts(transaction, written, by.staffId, hidden, now)
  await changeSearchIndex(
    transaction,
    written.flatMap((product) => (product.sizesAlone ? [] : indexChange(product, hidden))),
  )
  const changeIds = await productHistory.write(
    transaction,
    written.map(({ id, version, editedAt, edit, plan: { asked, before, changed } }) => ({
      productId: id,
      version,
      at: editedAt,
      before: before ? valuesBefore(before, changed) : null,
      after: pick(edit, changed),
      undoes: asked.undoes ?? null,
    })),
    by,
  )
  const ids = written.map(({ id }) => id)
  if (written.every(({ sizesAlone }) => sizesAlone)) await tellSizesChanged(transaction, ids)
  else await tellCatalogueChanged(transaction)
  return new Map(
    written.map(({ plan, id, version }, index) => [
      plan,
      { id, version, changeId: changeIds[index] ?? 0, changed: plan.changed },
    ]),
  )
}

/** Gives what is to be stored of each product, with its id, place and version. */
async function numberPlans(
  transaction: Transaction<Schema>,
  plans: readonly Plan[],
  editedBy: number | null,
  now: Date,
) {
  const fresh = plans.filter(({ asked }) => asked.id === undefined)
  let nextId = fresh.length > 0 ? await takeProductIds(transaction, fresh.length) : 0
  const placeOf = await placeSaved(transaction, plans)
  const back = plans.filter(({ asked, before }) => asked.id !== undefined && !before)
  const versions = await findLastVersions(transaction, idsOf(back))
  const editedAt = now.toISOString()
  return plans.map((plan) => {
    const { asked, before, edit } = plan
    return {
      plan,
      id: asked.id ?? nextId++,
      order: placeOf(plan),
      version: (before?.version ?? versions.get(asked.id ?? 0) ?? 0) + 1,
      editedAt,
      editedBy,
      before: before?.edit,
      edit,
      sizesAlone: changesSizesAlone(plan),
    }
  })
}

/** What the search is to forget and to learn of a product; `hidden` are categories that visitors don't see. */
function indexChange(
  product: Awaited<ReturnType<typeof numberPlans>>[number],
  hidden: ReadonlySet<string>,
) {
  const { before } = product.plan
  const isShown = !product.edit.hidden && !hidden.has(product.edit.category)
  return {
    ...(before?.shown && { before: before.indexed }),
    ...(isShown && { after: toIndexed(product) }),
  }
}

/**
 * Whether nothing that visitors see changes but what is said of sizes, and the month that follows
 * from them.
 */
function changesSizesAlone({ before, changed }: Plan): boolean {
  return before !== undefined && isOfSizesAlone(changed)
}

function isOfSizesAlone(fields: readonly string[]): boolean {
  return fields.every((field) => field === 'sizes' || field === 'backIn')
}

function idsOf(plans: readonly Plan[]) {
  return plans.flatMap(({ asked }) => asked.id ?? [])
}

function pick(edit: ProductEdit, fields: readonly FieldName[]): Partial<ProductEdit> {
  return Object.fromEntries(fields.map((field) => [field, edit[field]]))
}

/** With the category goes the place in it, to which undoing leads back. */
function valuesBefore({ edit, order }: StoredProduct, changed: readonly FieldName[]) {
  return { ...pick(edit, changed), ...(changed.includes('category') && { order }) }
}

import type { Transaction } from 'kysely'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { findPictures } from '#app/catalogue/pictures/pictures.server.ts'
import { hasProductPicture } from '#app/catalogue/product-picture.ts'
import { toSlug } from '#app/catalogue/slug.ts'
import { lockCatalogue, tellGuidesChanged } from '#app/catalogue/store/catalogue-state.server.ts'
import type { Conflict, SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import { undoOnce } from '#app/catalogue/store/history/undo-changes.server.ts'
import {
  emptyGuide,
  fieldsSaid,
  type GuideEdit,
  type GuideField,
  textsOf,
} from '#app/guides/guide.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { showsPicture, stillShown } from '#app/guides/marks/picture-marks.ts'
import { indiaDay } from '#app/time/india.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { findGuideFaults, type GuideFaults } from './guide-faults.ts'
import { type GuideChange, guideHistory } from './guide-history.server.ts'
import { writeGuideWords } from './guide-words.server.ts'
import {
  findFormerGuide,
  findStoredGuide,
  type StoredGuide,
  writeGuide,
} from './stored-guides.server.ts'

/** A field of a guide that two people changed at once. */
export type GuideConflict = Conflict<GuideField>

/** What became of a guide that was to be saved: nothing of it is written but where it is saved. */
export type GuideResult =
  | { saved: { id: number; version: number; changeId: number; changed: GuideField[] } }
  | { unchanged: true }
  | { conflict: GuideConflict[] }
  | { faults: GuideFaults }
  | { missing: true }

/** What of a guide is to be saved; of a new one without its id. */
export interface GuideToSave {
  id?: number | undefined
  change: Partial<GuideEdit>
  /** The version from which the change was made: what others changed since is a conflict. */
  version?: number | undefined
}

/**
 * Saves a guide, or adds one as a draft unless told otherwise, with its history and its old address. Tells
 * every process where visitors see it, or saw it before. A guide without a slug gets one made of its title.
 */
export function saveGuide(
  { db }: Pick<App, 'db'>,
  { id, change, version, ...by }: GuideToSave & SavedBy,
  now: Date = new Date(),
): Promise<GuideResult> {
  return writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    return saveGuideIn(transaction, { id, change, version }, by, now)
  })
}

/**
 * Gives a guide's fields the values that they had before a change; a guide that was new is hidden. Where
 * somebody changed one of them since, it says so and changes nothing, unless it is to happen `anyway`.
 */
export function undoGuideChange(
  { db }: Pick<App, 'db'>,
  changeId: number,
  staffId: number | null,
  { anyway = false }: { anyway?: boolean } = {},
): Promise<GuideResult | { later: GuideChange[] }> {
  return undoOnce(
    guideHistory,
    db,
    changeId,
    anyway,
    (transaction, { id: undoes, guideId: id, before }): Promise<GuideResult> => {
      const change = before ?? { state: 'hidden' as const }
      return saveGuideIn(transaction, { id, change }, { staffId, source: 'undo', undoes })
    },
  )
}

/** The same in a transaction in which the catalogue is locked; `undoes` names the change that it undoes. */
export async function saveGuideIn(
  transaction: Transaction<Schema>,
  { id, change, version }: GuideToSave,
  { undoes = null, ...by }: SavedBy & { undoes?: number | null },
  now: Date = new Date(),
): Promise<GuideResult> {
  const before = id === undefined ? undefined : await findStoredGuide(transaction, id)
  if (id !== undefined && !before) return { missing: true }
  const conflict = before
    ? await guideHistory.listConflicts<Partial<GuideEdit>>(transaction, before, change, version)
    : []
  if (conflict.length > 0) return { conflict }
  const start = before?.edit ?? emptyGuide
  const edit = withSlug({ ...start, ...change })
  const changed = fieldsSaid(edit).filter((field) => !saysTheSame(start[field], edit[field]))
  if (before && changed.length === 0) return { unchanged: true }
  // What was kept before is not asked about again.
  const asked = before ? changed : fieldsSaid(edit)
  const faults = {
    ...findGuideFaults(edit, asked),
    ...(await findStoreFaults(transaction, edit, { id, before, changed })),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const editedAt = now.toISOString()
  const guide = {
    id,
    edit,
    version: (before?.version ?? 0) + 1,
    editedAt,
    editedBy: by.staffId,
    firstShown: firstShown(edit, before, indiaDay(now)),
  }
  const guideId = await writeGuide(transaction, guide)
  if (changed.some(isOfWords)) await writeGuideWords(transaction, guideId, edit)
  if (before) await rememberSlug(transaction, guideId, before.edit.slug, edit.slug)
  const [changeId = 0] = await guideHistory.write(
    transaction,
    [
      {
        guideId,
        version: guide.version,
        at: editedAt,
        before: before ? pick(start, changed) : null,
        after: pick(edit, changed),
        undoes,
      },
    ],
    by,
  )
  if (edit.state === 'shown' || before?.edit.state === 'shown') await tellGuidesChanged(transaction)
  return { saved: { id: guideId, version: guide.version, changeId, changed } }
}

function withSlug(edit: GuideEdit): GuideEdit {
  return edit.slug === '' ? { ...edit, slug: toSlug(edit.title) } : edit
}

function isOfWords(field: GuideField): boolean {
  return ['title', 'summary', 'body'].includes(field) || field.startsWith('words-')
}

function pick(edit: GuideEdit, fields: readonly GuideField[]): Partial<GuideEdit> {
  return Object.fromEntries(fields.map((field) => [field, edit[field]]))
}

/** The first day on which visitors see it: what is yet to come may still be moved. */
function firstShown(edit: GuideEdit, before: StoredGuide | undefined, today: string) {
  const first = before?.firstShown ?? null
  if (first !== null && first <= today) return first
  if (edit.state !== 'shown') return null
  return edit.shownFrom !== null && edit.shownFrom > today ? edit.shownFrom : today
}

interface Changing {
  id: number | undefined
  before: StoredGuide | undefined
  changed: readonly GuideField[]
}

/**
 * What can't be kept because of what else is stored: a slug that another has, pictures and products
 * that are not there.
 */
async function findStoreFaults(
  transaction: Transaction<Schema>,
  edit: GuideEdit,
  { id, before, changed }: Changing,
): Promise<GuideFaults> {
  const faults: GuideFaults = {}
  if (changed.includes('slug')) {
    const holder = await transaction
      .selectFrom('guides')
      .select('id')
      .where('slug', '=', edit.slug)
      .where('id', '!=', id ?? 0)
      .executeTakeFirst()
    const former = await findFormerGuide(transaction, edit.slug)
    if (holder) faults.slug = 'Another guide has this address.'
    else if (former !== undefined && former !== id) {
      faults.slug = 'Another guide had this address before, and links to it still lead there.'
    }
  }
  if (changed.includes('pictures')) {
    const had = new Set(before?.edit.pictures.map(({ picture }) => picture))
    const fresh = edit.pictures.map(({ picture }) => picture).filter((name) => !had.has(name))
    const sent = await findPictures(transaction, fresh)
    if (!fresh.every((name) => sent.has(name) || hasProductPicture(name))) {
      faults.pictures = 'This picture is no longer there: send it again.'
    }
    const texts = textsOf(edit)
    const lost = [...(before?.edit.pictures.keys() ?? [])]
      .slice(edit.pictures.length)
      .find((at) => texts.some((text) => showsPicture(text, at + 1)))
    if (lost !== undefined) faults.pictures = stillShown(lost + 1)
  }
  if (changed.includes('products')) {
    const had = new Set(before?.edit.products)
    const fresh = edit.products.filter((product) => !had.has(product))
    if (fresh.length > 0 && (await countProducts(transaction, fresh)) < fresh.length) {
      faults.products = 'There is no such product.'
    }
  }
  return faults
}

async function countProducts(transaction: Transaction<Schema>, ids: readonly number[]) {
  const rows = await transaction
    .selectFrom('shown_products')
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return rows.length
}

/** A slug that a guide gives up leads to it for ever; one that it takes again is its own. */
async function rememberSlug(
  transaction: Transaction<Schema>,
  guide_id: number,
  before: string,
  after: string,
) {
  if (before === after) return
  const old = { product_id: null, category_key: null, guide_id }
  await transaction
    .insertInto('old_addresses')
    .values({ address: guidePath(before), ...old })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(old))
    .execute()
  await transaction.deleteFrom('old_addresses').where('address', '=', guidePath(after)).execute()
}

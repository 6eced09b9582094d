import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { DataFileFaults } from '#app/catalogue/files/data-files.server.ts'
import { catalogueFolder, warnOfOtherFiles } from '#app/catalogue/files/load-catalogue.server.ts'
import { lockCatalogue } from '#app/catalogue/store/catalogue-state.server.ts'
import {
  type UndoingTogether,
  undoTogether,
} from '#app/catalogue/store/history/undo-changes.server.ts'
import { fieldsSaid, type GuideEdit, type GuideField } from '#app/guides/guide.ts'
import { type GuideChange, guideHistory } from '#app/guides/store/guide-history.server.ts'
import { saveGuideIn } from '#app/guides/store/save-guide.server.ts'
import { findStoredGuideBySlug, type StoredGuide } from '#app/guides/store/stored-guides.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { GuideFile } from './guide-file.ts'
import { hashGuides, type ReadGuides, readGuides } from './read-guides.server.ts'

/** What a guide's file has otherwise than the database. */
export interface GuideDifference {
  slug: string
  title: string
  /** Undefined: the database has no such guide. */
  id: number | undefined
  /** Somebody has changed it at the desk: it is left as it is. */
  isOwners: boolean
  fields: GuideField[]
  /** As the database has it. */
  before?: GuideEdit
  edit: GuideEdit
}

/**
 * Gets the guides ready for a start of the site. The first start that knows of guides brings in those
 * of the data files, and throws one error listing every fault that is in them; from then on files
 * that differ from what was loaded are only told of, in one line.
 */
export async function openGuides(
  db: Database,
  log: Pick<Logger, 'warn'>,
  { folder = catalogueFolder, now }: { folder?: string; now?: Date | undefined } = {},
): Promise<void> {
  const loaded = await findLoadedHash(db)
  if (loaded === null) {
    await loadGuides(db, folder, now)
    return
  }
  await warnOfOtherFiles(log, 'catalogue-data/guides', hashGuides(folder), loaded)
}

/** Brings in the guides of a folder where they differ from those that were loaded last. */
export async function loadGuides(
  db: Database,
  folder = catalogueFolder,
  now = new Date(),
): Promise<void> {
  const read = await readGuides(folder)
  await writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    // Another process that started at the same moment was first.
    if ((await findLoadedHash(transaction)) === read.hash) return
    await writeGuides(transaction, read, { now })
  })
}

/** Gives what the guides' files have otherwise than the database. */
export async function compareGuides(
  db: Database,
  { guides }: Pick<ReadGuides, 'guides'>,
): Promise<GuideDifference[]> {
  const products = await findProducts(db, guides)
  const compared: GuideDifference[] = []
  for (const guide of guides) {
    const { slug, title } = guide.edit
    const kept = await findStoredGuideBySlug(db, slug)
    const edit = toEdit(guide, products, kept)
    if (!kept) {
      compared.push({ slug, title, id: undefined, isOwners: false, fields: [], edit })
      continue
    }
    const fields = fieldsSaid(edit).filter((field) => !saysTheSame(edit[field], kept.edit[field]))
    if (fields.length === 0) continue
    const isOwners = await isChangedAtDesk(db, kept)
    compared.push({ slug, title, id: kept.id, isOwners, fields, before: kept.edit, edit })
  }
  return compared
}

/** A product that a guide's file names and the guide does not, because it is hidden. */
export interface LeftOut {
  guide: string
  product: string
}

/** Lists by their slugs what was left out of the guides when they were brought in. */
export async function listLeftOut(
  db: Database,
  { guides }: Pick<ReadGuides, 'guides'>,
): Promise<LeftOut[]> {
  const found = await findProducts(db, guides)
  const leftOut: LeftOut[] = []
  for (const { edit, products } of guides) {
    const kept = await findStoredGuideBySlug(db, edit.slug)
    if (!kept || (await isChangedAtDesk(db, kept))) continue
    for (const slug of products) {
      const product = found.get(slug)
      if (product && !isNamed(product, kept)) leftOut.push({ guide: edit.slug, product: slug })
    }
  }
  return leftOut
}

/**
 * Brings the guides' files into the database, under the name of what is loaded with them. What
 * somebody changed at the desk stays as it is. Throws one error with every fault where something
 * can't be kept: then nothing of the transaction may be.
 */
export async function bringInGuides(
  transaction: Transaction<Schema>,
  read: ReadGuides,
  importId: string,
): Promise<void> {
  await lockCatalogue(transaction)
  await writeGuides(transaction, read, { importId })
}

/**
 * Gives the guides that were brought in together what they were before; one that was new is hidden.
 * Gives how many, and those left alone because somebody changed the same since.
 */
export function undoGuidesOf(
  transaction: Transaction<Schema>,
  importId: string,
  how: UndoingTogether = {},
): Promise<{ undone: number; left: GuideChange[] }> {
  return undoTogether(guideHistory, transaction, importId, how, async (entry) => {
    const change = entry.before ?? { state: 'hidden' as const }
    const by = { staffId: null, source: 'undo', undoes: entry.id } as const
    const result = await saveGuideIn(transaction, { id: entry.guideId, change }, by)
    if ('saved' in result) return 'undone'
    return 'unchanged' in result ? 'unchanged' : 'left'
  })
}

async function writeGuides(
  transaction: Transaction<Schema>,
  read: ReadGuides,
  { importId, now = new Date() }: { importId?: string; now?: Date },
) {
  const faults: string[] = []
  for (const { id, isOwners, edit, slug } of await compareGuides(transaction, read)) {
    if (isOwners) continue
    const by = { staffId: null, source: 'file' as const, ...(importId && { importId }) }
    const result = await saveGuideIn(transaction, { id, change: edit }, by, now)
    if (!('faults' in result)) continue
    for (const sentence of Object.values(result.faults)) faults.push(`${slug}: ${sentence}`)
  }
  if (faults.length > 0) {
    throw new DataFileFaults(['The guides can’t be brought in:', ...faults].join('\n'))
  }
  await transaction.updateTable('catalogue_state').set({ guides_hash: read.hash }).execute()
}

async function isChangedAtDesk(db: Database, { id }: StoredGuide) {
  const history = await guideHistory.list(db, id)
  return history.some(({ source }) => source === 'desk')
}

interface FoundProduct {
  id: number
  isShown: boolean
}
type FoundProducts = ReadonlyMap<string, FoundProduct>

/** A hidden product is named only where it was before it was hidden: it comes once it is shown. */
function isNamed({ id, isShown }: FoundProduct, kept: StoredGuide | undefined) {
  return isShown || kept?.edit.products.includes(id)
}

/** A new guide that speaks of what this catalogue does not show is a draft until somebody has read it. */
function toEdit(
  { edit, products, named }: GuideFile,
  found: FoundProducts,
  kept: StoredGuide | undefined,
): GuideEdit {
  const isWhole = named.every(({ slug }) => found.get(slug)?.isShown)
  const state = isWhole ? edit.state : (kept?.edit.state ?? 'draft')
  const ids = products.flatMap((slug) => {
    const product = found.get(slug)
    return product && isNamed(product, kept) ? [product.id] : []
  })
  return { ...edit, state, products: ids }
}

async function findProducts(db: Database, guides: readonly GuideFile[]): Promise<FoundProducts> {
  const slugs = [...new Set(guides.flatMap(({ named }) => named.map(({ slug }) => slug)))]
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'shown'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(
    rows.map(({ id, slug, shown }) => [slug, { id: Number(id), isShown: Number(shown) === 1 }]),
  )
}

async function findLoadedHash(db: Database): Promise<string | null> {
  const state = await db.selectFrom('catalogue_state').select('guides_hash').executeTakeFirst()
  return state?.guides_hash ?? null
}

import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Wall } from '#app/catalogue/category.ts'
import type { Photo } from '#app/catalogue/product-picture.ts'
import { picturesRoot } from '#app/paths/machine-paths.ts'
import {
  enlargedPictureFile,
  enlargedWidth,
  findUploadedPicture,
  productShape,
  uploadedPictureName,
} from '#app/ui/pictures/uploaded-picture.ts'
import type { Database } from '#database/connection.ts'
import type { PicturesTable } from '#database/schema/catalogue.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { type Crop, type PictureKind, writeCrop } from './crop.ts'
import type { PictureFile } from './make-files.server.ts'

/** An uploaded picture that is still kept. */
export interface StoredPicture {
  /** What a product's `picture` says. */
  picture: string
  kind: PictureKind
  /** What is painted behind a cut-out. */
  wall: Wall
  description: string
  /** What a page needs to draw it. */
  photo: Photo
  /** The path of its larger file, to be looked at by itself; undefined where there is none. */
  enlarged: string | undefined
}

interface NewPicture {
  kind: PictureKind
  wall: Wall
  crop?: Crop
  description: string
  staffId: number
  /** Which file of a folder it is, where it came with others. */
  sentAs?: string | undefined
}

/** Keeps a finished picture with all its files, and gives it as it is kept. */
export async function keepPicture(
  db: Database,
  { kind, wall, crop, description, staffId, sentAs }: NewPicture,
  files: readonly PictureFile[],
  now: Date = new Date(),
): Promise<StoredPicture> {
  const digest = createHash('sha256')
  for (const { bytes } of files) digest.update(bytes)
  const hash = digest.digest('hex').slice(0, 16)
  const widths = files.map(({ width }) => width)
  const row = {
    kind,
    wall,
    description,
    hash,
    crop: crop ? writeCrop(crop) : null,
    largest: Math.max(...widths.filter((width) => width !== enlargedWidth)),
    enlarged_width: widths.includes(enlargedWidth) ? enlargedWidth : null,
    created_at: now.toISOString(),
    created_by: staffId,
    unused_since: null,
    sent_as: sentAs ?? null,
  }
  const { id } = await writeTransaction(db, async (transaction) => {
    const kept = await transaction
      .insertInto('pictures')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('picture_files')
      .values(
        files.map(({ width, format, bytes }) => ({
          picture_id: kept.id,
          address: `${hash}-${width}.${format}`,
          bytes,
        })),
      )
      .execute()
    return kept
  })
  return toKept({ ...row, id })
}

/** Lists the ids of those names that are of uploaded pictures. */
function listIds(names: readonly string[]): number[] {
  return names.flatMap((name) => {
    const [, id] = /^photo-(\d{1,15})$/.exec(name) ?? []
    return id ? [Number(id)] : []
  })
}

/**
 * Gives the pictures that products name so, by these names, in one statement; drawn ones and those
 * that were collected are not among them.
 */
export async function findPictures(
  db: Database,
  names: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const ids = listIds(names)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('pictures').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map(toKept).map((kept) => [kept.picture, kept]))
}

/** Gives the picture that a product's `picture` names; undefined for drawn ones and those collected. */
export async function findPicture(db: Database, name: string): Promise<StoredPicture | undefined> {
  return (await findPictures(db, [name])).get(name)
}

/** Gives as which files of a folder pictures were sent, by the names that products have for them. */
export async function findSentAs(
  db: Database,
  names: readonly string[],
): Promise<Map<string, string>> {
  const ids = listIds(names)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'sent_as'])
    .where('id', 'in', ids)
    .where('sent_as', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, sent_as }) => [`photo-${id}`, sent_as ?? '']))
}

/** Whether a file is kept at an address below `/pictures/`; reads none of it. */
export async function hasPictureFile(db: Database, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('picture_files')
    .select('id')
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the bytes of the file at an address below `/pictures/`, or undefined. */
export async function findPictureFile(
  db: Database,
  address: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst()
  // Both engines' drivers give bytes in a buffer that nobody shares with another thread.
  return row?.bytes as Uint8Array<ArrayBuffer> | undefined
}

/** An uploaded picture as a file: named as products name it, at the largest size that pages have. */
export interface UploadedPicture {
  id: number
  name: string
  /** Undefined where its file is missing. */
  bytes: Uint8Array | undefined
}

/** Gives the next uploaded picture after an id; undefined: there is none. */
export async function readUploadedPicture(
  db: Database,
  after: number,
): Promise<UploadedPicture | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select(['id', 'hash', 'largest'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, hash, largest } = row
  const bytes = await findPictureFile(db, `${hash}-${largest}.webp`)
  return { id, name: `photo-${id}.webp`, bytes }
}

function toKept({
  id,
  kind,
  wall,
  description,
  hash,
  largest,
  enlarged_width: widthAlone,
}: Selectable<PicturesTable>): StoredPicture {
  const entry = findUploadedPicture(uploadedPictureName(hash, Number(largest)))
  const toPaths = (files: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(files).map(([width, file]) => [width, picturesRoot + file]))
  return {
    picture: `photo-${id}`,
    kind,
    wall: wall as Wall,
    description,
    photo: { ...productShape, avif: toPaths(entry?.avif), webp: toPaths(entry?.webp) },
    enlarged: widthAlone ? picturesRoot + enlargedPictureFile(hash, Number(widthAlone)) : undefined,
  }
}

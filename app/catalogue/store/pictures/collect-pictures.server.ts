import type { Transaction } from 'kysely'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import { lockCatalogue } from '#app/catalogue/store/catalogue-state.server.ts'
import { dayMs } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { held } from '#database/held.ts'
import { inPieces } from '#database/in-pieces.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { eraseDaily } from '#server/erasing-clock.ts'

/** So long a picture that no product has can still be brought back. */
export const KEPT_UNUSED_DAYS = 30
const batch = 50

/**
 * Notes since when pictures are without a product and a guide, and deletes those that have been for 30 days;
 * the undo of a change that took one away ends with it. Gives the number of deleted pictures.
 */
export async function collectPictures(db: Database, now: Date = new Date()): Promise<number> {
  await noteUnused(db, now)
  const before = new Date(now.getTime() - KEPT_UNUSED_DAYS * dayMs).toISOString()
  let collected = 0
  for (;;) {
    const { asked, old } = await writeTransaction(db, async (transaction) => {
      const unused = transaction
        .selectFrom('pictures')
        .select('id')
        .where('unused_since', '<=', before)
        .limit(batch)
      // Whoever brings one back changes the catalogue: before this, or not at all.
      await lockCatalogue(transaction)
      // Another process may be keeping a share picture of one.
      const rows = await held(transaction, unused).execute()
      if (rows.length === 0) return { asked: 0, old: [] }
      const isUsed = await findUsed(transaction)
      const old = rows.filter((picture) => !isUsed(picture)).map(({ id }) => id)
      const back = rows.filter(isUsed).map(({ id }) => id)
      await transaction
        .updateTable('pictures')
        .set({ unused_since: null })
        .where('id', 'in', back)
        .execute()
      await transaction.deleteFrom('picture_files').where('picture_id', 'in', old).execute()
      await transaction.deleteFrom('pictures').where('id', 'in', old).execute()
      return { asked: rows.length, old }
    })
    if (asked === 0) return collected
    collected += old.length
  }
}

/** Writes only where something has changed: most days nothing has. */
async function noteUnused(db: Database, now: Date) {
  const pictures = await db.selectFrom('pictures').select(['id', 'unused_since']).execute()
  const has = await findUsed(db)
  const mark = async (marked: readonly { id: number }[], unused_since: string | null) => {
    for (const some of inPieces(marked)) {
      const ids = some.map(({ id }) => id)
      await retryWhenBusy(() =>
        db.updateTable('pictures').set({ unused_since }).where('id', 'in', ids).execute(),
      )
    }
  }
  await mark(
    pictures.filter((picture) => picture.unused_since === null && !has(picture)),
    now.toISOString(),
  )
  await mark(
    pictures.filter((picture) => picture.unused_since !== null && has(picture)),
    null,
  )
}

/** Finds which pictures a product or a guide has. */
async function findUsed(db: Database | Transaction<Schema>) {
  const used = await db
    .selectFrom('products')
    .select('picture')
    .where('picture', '>=', 'photo-')
    .where('picture', '<', 'photo.')
    .execute()
  const further = await db
    .selectFrom('products')
    .select('more_pictures')
    .where('more_pictures', '!=', '[]')
    .execute()
  const more = further.flatMap(({ more_pictures }): ProductPicture[] => JSON.parse(more_pictures))
  const inGuides = await db
    .selectFrom('guides')
    .select('pictures')
    .where('pictures', '!=', '[]')
    .execute()
  const shown = inGuides.flatMap(({ pictures }): ProductPicture[] => JSON.parse(pictures))
  const names = new Set([...used, ...more, ...shown].map(({ picture }) => picture))
  return ({ id }: { id: number }) => names.has(`photo-${id}`)
}

/** Collects pictures from now on: at once and every day. Gives what stops it. */
export function startCollectingPictures(
  app: Pick<App, 'db' | 'log' | 'backgroundWork'>,
): () => void {
  return eraseDaily(app, {
    what: 'Unused pictures',
    erase: () => collectPictures(app.db),
    done: 'unused pictures deleted',
    counted: 'pictures',
    failure: 'unused pictures could not be deleted',
  })
}

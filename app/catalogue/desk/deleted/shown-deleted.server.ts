import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { listDeleted } from '#app/catalogue/store/deleting/deleted-products.server.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'

/** So many stand on a page. */
const onAPage = 50

/** A deleted product as the desk lists it. */
export interface ShownDeleted {
  /** The change that brings it back when it is undone. */
  change: number
  id: number
  name: string
  category: string
  room: ThumbPicture | undefined
  /** 'Today, 9:14 am, Asha Patil'. */
  deleted: string
}

/** A page of the deleted products; `older` is where the next one goes on. */
export interface ShownDeletedPage {
  rows: ShownDeleted[]
  older: number | undefined
}

/** Gives what was deleted in the last 30 days, newest first. */
export async function showDeleted(
  db: Database,
  before: number | undefined,
  now = new Date(),
): Promise<ShownDeletedPage> {
  const entries = await listDeleted(db, { before, limit: onAPage + 1 }, now)
  const page = entries.slice(0, onAPage)
  const people = await findColleagues(
    db,
    page.map(({ staffId }) => staffId),
  )
  const names = new Map((await listStoredCategories(db)).map(({ key, name }) => [key, name]))
  return {
    rows: page.map(({ id, productId, at, staffId, importId, before: was }) => {
      const { name = '', category = '', picture = '', photo = null, wall = '' } = was ?? {}
      const who = staffId === null ? undefined : people.get(staffId)?.name
      const how = importId ? 'an import undone' : undefined
      return {
        change: id,
        id: productId,
        name,
        category: names.get(category) ?? category,
        room: productThumb({ picture, photo, wall }),
        deleted: [momentWords(at, now), who, how].filter(Boolean).join(', '),
      }
    }),
    older: entries.length > onAPage ? page.at(-1)?.id : undefined,
  }
}

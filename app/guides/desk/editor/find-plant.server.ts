import { findPlaces } from '#app/catalogue/store/found-for-staff.server.ts'
import type { Database } from '#database/connection.ts'
import { foldText } from '#languages/folded-text.ts'

/**
 * Finds the product that visitors see which somebody means: by its whole name, its slug, or words
 * of a name.
 */
export async function findPlant(db: Database, typed: string): Promise<number | undefined> {
  const shown = db.selectFrom('shown_products').select('id').orderBy('catalogue_order').limit(1)
  const named = await shown
    .where(({ eb, or }) => or([eb('name_folded', '=', foldText(typed)), eb('slug', '=', typed)]))
    .executeTakeFirst()
  if (named) return Number(named.id)
  const places = await findPlaces(db, typed)
  if (!places || places.length === 0) return undefined
  const found = await shown.where('catalogue_order', 'in', places).executeTakeFirst()
  return found && Number(found.id)
}

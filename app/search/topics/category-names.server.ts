import type { CategoryKey } from '#app/catalogue/category.ts'
import { listCategoryNames } from '#app/catalogue/in-language.ts'
import type { Translations } from '#app/catalogue/translations.ts'
import type { Database } from '#database/connection.ts'
import type { Memorable } from '#server/memory.ts'

/** A category that is shown, with what it is called in every language. */
export interface CategoryNames {
  key: CategoryKey
  name: string
  names: Translations<string>
}

/** The categories that are shown, in their order; kept until the catalogue changes. */
export const categoryNames: Memorable<CategoryNames[]> = {
  name: 'category-names',
  make: listShownCategories,
}

async function listShownCategories(db: Database): Promise<CategoryNames[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['key', 'name', 'translations'])
    .where('hidden', '=', 0)
    .orderBy('position')
    .execute()
  return rows.map(({ key, name, translations }) => {
    return { key, name, names: listCategoryNames(translations) }
  })
}

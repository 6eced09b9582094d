import { isDeepStrictEqual } from 'node:util'
import type { CategoryEntry } from '#app/catalogue/category.ts'
import { nameLanguages } from '#app/catalogue/fields/field-spec.ts'
import { byNameSource, nameSource } from '#app/catalogue/fields/name-sources.ts'
import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { StoredCategory } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { listChangedFields } from '#app/catalogue/store/product-edit.ts'
import type { StoredProduct } from '#app/catalogue/store/stored-products.server.ts'
import {
  keepTranslatedFrom,
  saidOfCategory,
  saidOfProduct,
} from '#app/catalogue/store/translated-from.ts'
import type { Translations } from '#app/catalogue/translations.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { sizesFrom } from './sizes.schema.ts'

/** What the data files have otherwise than the database, and what bringing it in would do. */
export interface CatalogueDifference {
  added: { id: number; edit: ProductEdit }[]
  changed: {
    id: number
    name: string
    fields: FieldName[]
    /** What the database has in those fields. */
    before: Partial<ProductEdit>
    change: Partial<ProductEdit>
  }[]
  /** Shown products that no file has: they would be hidden. */
  absent: { id: number; name: string }[]
  /** Categories as the files have them, and as the database has them unless they are new. */
  categories: { entry: CategoryEntry; before?: CategoryEntry }[]
  /** Categories whose products stand in another order, with the files' order. */
  orders: { category: string; ids: number[] }[]
}

/** Compares what the files of a catalogue say with what the database has. */
export function compareCatalogue(
  files: readonly Pick<CatalogueFile, 'category' | 'products'>[],
  products: readonly StoredProduct[],
  categories: readonly StoredCategory[],
): CatalogueDifference {
  const inFiles = files.flatMap((file) => file.products)
  const named = new Set(inFiles.map(({ id }) => id))
  return {
    ...compareProducts(inFiles, products),
    absent: products.flatMap(({ id, edit }) =>
      named.has(id) || edit.hidden ? [] : [{ id, name: edit.name }],
    ),
    categories: files.flatMap(({ category }) => {
      const known = categories.find(({ key }) => key === category.key)
      if (!known) return [{ entry: category }]
      const { version: _, ...before } = known
      const entry = { ...category, translations: bring(saidOfCategory, before, category) }
      return isDeepStrictEqual(before, entry) ? [] : [{ entry, before }]
    }),
    orders: files.flatMap((file) => compareOrder(file, products) ?? []),
  }
}

function compareProducts(
  inFiles: CatalogueFile['products'],
  products: readonly StoredProduct[],
): Pick<CatalogueDifference, 'added' | 'changed'> {
  const kept = new Map(products.map((product) => [product.id, product]))
  const added: CatalogueDifference['added'] = []
  const changed: CatalogueDifference['changed'] = []
  for (const { id, ...edit } of inFiles) {
    const before = kept.get(id)
    if (!before) {
      added.push({ id, edit: { ...edit, ...sizesFrom(edit) } })
      continue
    }
    const said = { ...edit, ...sizesFrom(edit, before.edit.sizes) }
    const [was, is] = [asInFile(before.edit), asInFile(said)]
    // Addresses that the database remembers beside the files' stay remembered.
    is.oldSlugs = [...new Set([...was.oldSlugs, ...is.oldSlugs])].sort()
    is.translations = bring(saidOfProduct, was, is)
    const fields = listChangedFields(was, is)
    if (fields.length === 0) continue
    const only = (edit: ProductEdit) =>
      Object.fromEntries(fields.map((field) => [field, edit[field]]))
    changed.push({ id, name: before.edit.name, fields, before: only(was), change: only(is) })
  }
  return { added, changed }
}

/** Gives the order of a category's products in its file, where the database has another one. */
function compareOrder(
  { category, products: listed }: Pick<CatalogueFile, 'category' | 'products'>,
  products: readonly StoredProduct[],
): CatalogueDifference['orders'][number] | undefined {
  const ids = listed.map(({ id }) => id)
  const inFile = new Set(ids)
  const order = products.flatMap(({ id, edit }) =>
    edit.category === category.key && inFile.has(id) ? [id] : [],
  )
  const here = new Set(order)
  const wanted = ids.filter((id) => here.has(id))
  const isNewBetween = ids.findLastIndex((id) => here.has(id)) >= here.size
  const differs = isNewBetween || !isDeepStrictEqual(order, wanted)
  return differs ? { category: category.key, ids } : undefined
}

/** Of words from which no file says what they were made, it is what the database says. */
function bring<Entry, Words extends Translations<{ from?: string }>>(
  say: (entry: Entry) => { translations: Words; digest: () => string },
  was: Entry,
  is: Entry,
): Words {
  return keepTranslatedFrom(say(was), say(is), { brings: true })
}

/** Whether the files say nothing else than the database. */
export function saysNothingNew(difference: CatalogueDifference): boolean {
  return Object.values(difference).every((list) => list.length === 0)
}

/** A row as a file can hold it: names in a file's order, no picture's sizes. */
export function asInFile(edit: ProductEdit): ProductEdit {
  const names = nameLanguages.flatMap((language) => {
    const spoken = edit.names.filter((name) => name.language === language)
    return [...spoken.filter((name) => name.checked), ...spoken.filter((name) => !name.checked)]
  })
  const isNamed = (language: string) =>
    names.some((name) => name.language === language && name.checked)
  return {
    ...edit,
    names,
    photo: null,
    ...byNameSource((key) => (isNamed(key) ? edit[nameSource(key)] : '')),
  }
}

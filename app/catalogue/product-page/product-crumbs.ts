import { collections } from '#app/catalogue/collection.ts'
import { collectionLabel, crumbsAbove } from '#app/catalogue/collection-label.ts'
import type { Product } from '#app/catalogue/product.ts'
import { categoryPath } from '#app/catalogue/product-address.ts'
import type { Language } from '#app/languages/language.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'

/** Gives the path of the collection that a product stands in; none where only Home shows it. */
export function productSection(product: Pick<Product, 'category'> | undefined) {
  return product && product.category !== 'home' ? categoryPath(product.category) : undefined
}

/** Gives the way from Home over its category to a product's page, in a language. */
export function productCrumbs(
  { name, category, categoryName }: Pick<Product, 'name' | 'category' | 'categoryName'>,
  language: Language,
): Crumb[] {
  if (category === 'home') return [...crumbsAbove(undefined, language), { label: name }]
  const collection = collections.find((listed) => listed.category === category)
  const label = collection
    ? collectionLabel({ key: category, name: categoryName }, language)
    : categoryName
  return [
    ...crumbsAbove(collection, language),
    { label, to: categoryPath(category) },
    { label: name },
  ]
}

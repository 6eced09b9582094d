import { calledName } from '#app/catalogue/called-name.ts'
import { collections } from '#app/catalogue/collection.ts'
import { collectionLabel, crumbsAbove } from '#app/catalogue/collection-label.ts'
import type { Product } from '#app/catalogue/product.ts'
import { categoryPath } from '#app/catalogue/product-address.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import type { Crumb } from '#app/ui/page/breadcrumb.tsx'
import type { Language } from '#languages/language.ts'

/** Gives the path of the collection that a product stands in; none where only Home shows it. */
export function productSection(product: Pick<Product, 'category'> | undefined) {
  return product && product.category !== 'home' ? categoryPath(product.category) : undefined
}

/** Gives the way from Home over its category to a product's page, in a language. */
export function productCrumbs(
  {
    category,
    categoryName,
    ...named
  }: Pick<Product, 'name' | 'localName' | 'category' | 'categoryName'>,
  language: Language,
): Crumb[] {
  const isEnglish = language !== 'en' && named.localName === undefined
  const own: Crumb = { label: calledName(named), lang: isEnglish ? 'en' : undefined }
  if (category === 'home') {
    const label = collectionLabel({ key: category, name: categoryName }, language)
    return [...crumbsAbove(undefined, language), { label, to: `${homePath}#featured` }, own]
  }
  const collection = collections.find((listed) => listed.category === category)
  const label = collection
    ? collectionLabel({ key: category, name: categoryName }, language)
    : categoryName
  return [...crumbsAbove(collection, language), { label, to: categoryPath(category) }, own]
}

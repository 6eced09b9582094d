import { collections } from '#app/catalogue/collection.ts'
import type { Product } from '#app/catalogue/product.ts'
import { categoryPath } from '#app/catalogue/product-address.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'

/** Gives the path of the collection that a product stands in; none where only Home shows it. */
export function productSection(product: Pick<Product, 'category'> | undefined) {
  return product && product.category !== 'home' ? categoryPath(product.category) : undefined
}

/** Gives the way from Home over its category to a product's page. */
export function productCrumbs({
  name,
  category,
  categoryName,
}: Pick<Product, 'name' | 'category' | 'categoryName'>): Crumb[] {
  const home = { label: 'Home', to: '/home' }
  if (category === 'home') return [home, { label: name }]
  const collection = collections.find((listed) => listed.category === category)
  const label = collection?.label ?? categoryName
  const parent = collection?.parent ? [collection.parent] : []
  return [home, ...parent, { label, to: categoryPath(category) }, { label: name }]
}

import { useSiteFacts } from '#app/ui/site-facts.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import type { Product } from './product.ts'
import { productPictureUrl } from './product-picture.ts'

/** Tells search engines which products a page lists, and where on it each one is. */
export function ItemList({ products, path }: { products: readonly Product[]; path: string }) {
  const { siteUrl } = useSiteFacts()
  return (
    <StructuredData
      thing={{
        '@type': 'ItemList',
        itemListElement: products.map(({ id, name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${siteUrl}${path}#product-${id}`,
          image: siteUrl + productPictureUrl(slug),
        })),
      }}
    />
  )
}

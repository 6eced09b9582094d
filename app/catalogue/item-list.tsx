import { useSiteFacts } from '#app/ui/site-facts.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import type { ShownProduct } from './product.ts'
import { productPictureUrl } from './product-picture.ts'
import { productPath } from './slug.ts'

interface ItemListProps {
  products: readonly ShownProduct[]
}

/** Tells search engines which products a page lists, and where the page of each one is. */
export function ItemList({ products }: ItemListProps) {
  const { siteUrl } = useSiteFacts()
  return (
    <StructuredData
      thing={{
        '@type': 'ItemList',
        itemListElement: products.map(({ slug, name, picture }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: siteUrl + productPath(slug),
          image: siteUrl + productPictureUrl(picture),
        })),
      }}
    />
  )
}

import { useSiteFacts } from '#app/ui/site-facts.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import { pageAddress } from './page-request.ts'
import type { ShownProduct } from './product.ts'
import { productPictureUrl } from './product-picture.ts'

interface ItemListProps {
  products: readonly ShownProduct[]
  path: string
  /** Where this page of a longer list starts. */
  after?: number | undefined
}

/** Tells search engines which products a page lists, and where on it each one is. */
export function ItemList({ products, path, after }: ItemListProps) {
  const { siteUrl } = useSiteFacts()
  return (
    <StructuredData
      thing={{
        '@type': 'ItemList',
        itemListElement: products.map(({ id, name, picture }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${siteUrl}${pageAddress(path, after)}#product-${id}`,
          image: siteUrl + productPictureUrl(picture),
        })),
      }}
    />
  )
}

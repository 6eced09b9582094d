import { useLanguage, usePath } from '#app/languages/use-language.ts'
import { pageThing } from '#app/ui/page-thing.ts'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import { calledName } from './called-name.ts'
import type { ShownProduct } from './product.ts'
import { productPictureUrl } from './product-picture.ts'
import { productPath } from './slug.ts'

interface ItemListProps {
  /** The page that lists them, by its English path. */
  path: string
  products: readonly ShownProduct[]
}

/** Tells search engines which products a page lists, and where the page of each one is. */
export function ItemList({ path: page, products }: ItemListProps) {
  const { siteUrl } = useSiteFacts()
  const path = usePath()
  const language = useLanguage()
  return (
    <StructuredData
      thing={{
        '@type': 'ItemList',
        mainEntityOfPage: pageThing(siteUrl + path(page), language),
        itemListElement: products.map(({ slug, picture, ...product }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: calledName(product),
          url: siteUrl + path(productPath(slug)),
          image: siteUrl + productPictureUrl(picture),
        })),
      }}
    />
  )
}

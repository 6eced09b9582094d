import { calledName } from '#app/catalogue/called-name.ts'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { productPictureUrl } from '#app/catalogue/product-picture.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { pageThing } from '#app/ui/page/page-thing.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { StructuredData } from '#app/ui/page/structured-data.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'

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

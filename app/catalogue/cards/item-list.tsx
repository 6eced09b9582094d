import { calledName } from '#app/catalogue/called-name.ts'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { productPictureUrl } from '#app/catalogue/product-picture.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { StructuredData } from '#app/ui/page/structured-data.tsx'
import { type Language, languageTag } from '#languages/language.ts'
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

/**
 * Tells search engines in which language the page about a thing is, where that isn't English, in
 * which the thing's own names are.
 */
function pageThing(url: string, language: Language): Record<string, string> | undefined {
  if (language === 'en') return undefined
  return { '@type': 'WebPage', '@id': url, inLanguage: languageTag(language) }
}

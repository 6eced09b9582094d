import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import type { Product } from '#app/catalogue/product.ts'
import { productPictureUrl } from '#app/catalogue/product-picture.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import { listSigns } from './sign.ts'

interface ProductThingProps {
  product: Product
  facts: ProductFacts
  sentence: string | undefined
}

/** Tells search engines about a product what its page tells: no price, no stock, no stars. */
export function ProductThing({ product, facts, sentence }: ProductThingProps) {
  const { siteUrl } = useSiteFacts()
  const { id, slug, name, picture, categoryName, quantity } = product
  const { botanical, hindi, marathi } = facts.plant
  const names = [botanical?.is, ...(hindi?.names ?? []), ...(marathi?.names ?? [])]
  const alternateName = names.filter((other) => other !== undefined)
  const known = listSigns(facts, quantity).filter(({ says }) => says !== 'unknown')
  return (
    <StructuredData
      thing={{
        '@type': 'Product',
        name,
        alternateName: alternateName.length > 0 ? alternateName : undefined,
        description: sentence,
        url: siteUrl + productPath(slug),
        image: siteUrl + productPictureUrl(picture),
        productID: String(id),
        category: categoryName,
        additionalProperty: known.map(({ about, is }) => ({
          '@type': 'PropertyValue',
          name: about,
          value: is,
        })),
      }}
    />
  )
}

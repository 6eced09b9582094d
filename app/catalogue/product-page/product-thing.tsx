import { calledName } from '#app/catalogue/called-name.ts'
import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import type { Product } from '#app/catalogue/product.ts'
import { productPictureUrl } from '#app/catalogue/product-picture.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { languageTags } from '#app/languages/language.ts'
import { plainText, type Said } from '#app/languages/said.ts'
import { useLanguage, usePath } from '#app/languages/use-language.ts'
import { useSiteFacts } from '#app/ui/site-facts.ts'
import { StructuredData } from '#app/ui/structured-data.tsx'
import { quantitySaid } from './product-words.ts'
import { listSigns } from './sign.ts'

interface ProductThingProps {
  product: Product
  facts: ProductFacts
  sentence: Said | undefined
}

/**
 * Tells search engines about a product what its page tells. No price is shown, and their rules for a
 * `Product` ask for an offer, a review or a rating: until there is one, this is a page about a thing.
 */
export function ProductThing({ product, facts, sentence }: ProductThingProps) {
  const { siteUrl } = useSiteFacts()
  const { id, slug, name, picture, categoryName } = product
  const language = useLanguage()
  const url = siteUrl + usePath()(productPath(slug))
  const called = calledName(product)
  const { botanical, hindi, marathi } = facts.plant
  const names = [
    ...(called === name ? [] : [name]),
    botanical?.is,
    ...(hindi?.names ?? []),
    ...(marathi?.names ?? []),
  ]
  const alternateName = [...new Set(names)].filter(
    (other) => other !== undefined && other !== called,
  )
  const known = listSigns(facts, quantitySaid(product), language).filter(
    ({ says }) => says !== 'unknown',
  )
  return (
    <StructuredData
      thing={{
        '@type': 'ItemPage',
        '@id': url,
        url,
        inLanguage: languageTags[language],
        keywords: categoryName,
        mainEntity: {
          '@type': 'Thing',
          name: called,
          alternateName: alternateName.length > 0 ? alternateName : undefined,
          description: sentence && plainText(sentence),
          image: siteUrl + productPictureUrl(picture),
          identifier: String(id),
        },
        // A `Thing` has no properties of one's own; a page may mention any thing, and these are some.
        mentions: known.map(({ about, is }) => ({
          '@type': 'PropertyValue',
          name: plainText(about),
          value: plainText(is),
        })),
      }}
    />
  )
}

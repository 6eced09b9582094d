import { calledName } from '#app/catalogue/called-name.ts'
import { collectionLabel } from '#app/catalogue/collection-label.ts'
import type { PlantFacts } from '#app/catalogue/facts/facts.ts'
import type { Sign } from '#app/catalogue/facts/sign.ts'
import type { ShownPicture } from '#app/catalogue/pictures/shown-pictures.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { productPictureUrl } from '#app/catalogue/product-picture.ts'
import type { ShownSize } from '#app/catalogue/sizes/shown-sizes.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { useSiteFacts } from '#app/ui/page/site-facts.ts'
import { StructuredData } from '#app/ui/page/structured-data.tsx'
import { languageTag, otherLanguages } from '#languages/language.ts'
import { languageKey } from '#languages/language-table.ts'
import { plainText, type Said } from '#languages/said.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { listOffers } from './offers.ts'

interface ProductThingProps {
  product: Product
  /** At least one: the card's is the first. */
  pictures: readonly ShownPicture[]
  plant: PlantFacts
  /** What its page tells at a glance. */
  signs: readonly Sign[]
  sentence: Said | undefined
  sizes: readonly ShownSize[]
}

/**
 * Tells search engines about a product what its page tells. Their rules for a `Product` ask for an offer,
 * a review or a rating: while no price is shown, this is a page about a thing.
 */
export function ProductThing({
  product,
  pictures,
  plant,
  signs,
  sentence,
  sizes,
}: ProductThingProps) {
  const { siteUrl } = useSiteFacts()
  const { id, slug, name, category, categoryName } = product
  const language = useLanguage()
  const url = siteUrl + usePath()(productPath(slug))
  const called = calledName(product)
  const images = pictures.map(({ name }) => siteUrl + productPictureUrl(name))
  const names = [
    ...(called === name ? [] : [name]),
    plant.botanical?.is,
    ...otherLanguages.flatMap((other) => plant[languageKey(other)]?.names ?? []),
  ]
  const alternateName = [...new Set(names)].filter(
    (other) => other !== undefined && other !== called,
  )
  const known = signs.filter(({ says }) => says !== 'unknown')
  const collection = collectionLabel({ key: category, name: categoryName }, language)
  const itself = {
    name: called,
    alternateName: alternateName.length > 0 ? alternateName : undefined,
    description: sentence && plainText(sentence),
    image: images.length > 1 ? images : images[0],
  }
  const properties = known.map(({ about, is }) => ({
    '@type': 'PropertyValue',
    name: plainText(about),
    value: plainText(is),
  }))
  const offers = listOffers(sizes, url, new Date())
  if (offers.length > 0) {
    return (
      <StructuredData
        thing={{
          '@type': 'Product',
          '@id': url,
          url,
          productID: String(id),
          category: collection,
          ...itself,
          additionalProperty: properties,
          offers,
        }}
      />
    )
  }
  return (
    <StructuredData
      thing={{
        '@type': 'ItemPage',
        '@id': url,
        url,
        inLanguage: languageTag(language),
        keywords: collection,
        mainEntity: { '@type': 'Thing', ...itself, identifier: String(id) },
        // A `Thing` has no properties of one's own; a page may mention any thing, and these are some.
        mentions: properties,
      }}
    />
  )
}

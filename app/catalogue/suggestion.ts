import { pictureUrl } from '#app/ui/picture.ts'
import { categoryName } from './category.ts'
import type { Product } from './product.ts'
import { productAddress } from './product-address.ts'

const PICTURE_WIDTH = 180

/** A row under the search box: a product that fits what has been typed so far. */
export interface Suggestion {
  name: string
  category: string
  /** Leads to the product's card on its collection's page. */
  href: string
  picture: { avif: string; webp: string }
}

/** Gives a product as a row under the search box; throws when it has no picture. */
export function toSuggestion(product: Product): Suggestion {
  const { name, slug, category } = product
  return {
    name,
    category: categoryName(category),
    href: productAddress(product),
    picture: {
      avif: pictureUrl(slug, PICTURE_WIDTH, 'avif'),
      webp: pictureUrl(slug, PICTURE_WIDTH, 'webp'),
    },
  }
}

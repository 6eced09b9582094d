import { withPrices } from '#app/catalogue/cards/card-prices.server.ts'
import type { CategoryKey } from '#app/catalogue/category.ts'
import { collectionLabel } from '#app/catalogue/collection-label.ts'
import { findCardFacts, findFacts } from '#app/catalogue/facts/facts.server.ts'
import { type CountedFacts, countFacts, type ProductFacts } from '#app/catalogue/facts/facts.ts'
import { findOldAddress } from '#app/catalogue/old-addresses.server.ts'
import {
  listShownPictures,
  type ShownPicture,
} from '#app/catalogue/pictures/shown-pictures.server.ts'
import {
  type Product,
  type ShownProduct,
  toShownProduct,
  withDescription,
} from '#app/catalogue/product.ts'
import { productPageWords } from '#app/catalogue/product-page/product-page.words.ts'
import { listCompanions, listNeighbours } from '#app/catalogue/product-page/related.server.ts'
import { findCategory, findProductBySlug, listProducts } from '#app/catalogue/products.server.ts'
import {
  readShownSizes,
  type ShownBy,
  sayPriceNote,
} from '#app/catalogue/sizes/shown-sizes.server.ts'
import {
  findAskedSize,
  findFirstChoice,
  type ShownSize,
  type SizeOffer,
  saysMore,
} from '#app/catalogue/sizes/shown-sizes.ts'
import { isProductPath, productPath } from '#app/catalogue/slug.ts'
import { type GuideCard, listGuidesOf } from '#app/guides/guide-list.server.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'

/** Products beside another, and why they stand there. */
export interface Related {
  heading: string
  products: ShownProduct[]
}

/** What stands at a product's address. */
export type ProductPage =
  | {
      product: Product
      facts: ProductFacts
      /** Its sizes, where they say more than the rest of the page. */
      offer: SizeOffer | undefined
      /** Those that can't be had now. */
      awaySizes: readonly ShownSize[]
      related: Related | undefined
      /** At least one: the card's is the first. */
      pictures: readonly ShownPicture[]
      /** What to read of it; two at most. */
      guides: readonly GuideCard[]
    }
  | { to: string }
  | { missing: Related; isGone: boolean }

/** A product's page as it is asked for. */
interface ProductAddress {
  slug: string
  path: string
  /** The number of a size, as the query has it; empty: none is asked for. */
  size: string
  language: Language
}

const mostRelated = 4
const mostInstead = 3

/**
 * Gives what stands at `path` for a slug as it was asked for: the product, with the asked `size` of it
 * chosen; the address where it stands (spelled otherwise, before its slug was changed, or without a
 * size that it has not); or what is shown in its place; all of it in the page's language.
 */
export async function findProductPage(
  app: Pick<App, 'db' | 'config' | 'memory'>,
  { slug, path, size, language }: ProductAddress,
): Promise<ProductPage> {
  const { db } = app
  const plain = slug.toLowerCase()
  const right = productPath(plain)
  if (!isProductPath(right)) return { missing: await findInstead(app, language), isGone: false }
  const product = await findProductBySlug(db, plain, language)
  if (product && path !== right) return { to: right }
  if (product) {
    const sizes = (await readShownSizes(app, [product.id], language)).get(product.id) ?? []
    const offer = findOffer(app, sizes, { size, language })
    if (size && String(offer?.chosen.number) !== size) return { to: right }
    const facts = await findFacts(db, product, language)
    const related = await findRelated(app, product, facts, language)
    const pictures = await listShownPictures(db, product, language)
    const awaySizes = sizes.filter(({ availability }) => availability?.is === 'away')
    const guides = await listGuidesOf(app, product.id, { language, now: new Date() })
    return { product, facts, offer, awaySizes, related, pictures, guides }
  }
  const { to, category } = await findOldAddress(db, right)
  if (to) return { to }
  return { missing: await findInstead(app, language, category), isGone: category !== undefined }
}

/** Gives the sizes of a product with the asked one chosen; nothing where they say no more than its page. */
function findOffer(
  app: Pick<App, 'db' | 'config'>,
  sizes: readonly ShownSize[],
  { size, language }: Pick<ProductAddress, 'size' | 'language'>,
): SizeOffer | undefined {
  const chosen = findAskedSize(sizes, size) ?? findFirstChoice(sizes)
  if (!chosen || !sizes.some(saysMore)) return undefined
  return { sizes, chosen, priceNote: sayPriceNote(app, language) }
}

/** Products in the place of one that is gone, or of one that never was. */
async function findInstead(shop: ShownBy, language: Language, key?: CategoryKey): Promise<Related> {
  const { db } = shop
  const words = productPageWords[language]
  const products = await listProducts(db, key ?? 'home', { limit: mostInstead, language })
  const category = key && (await findCategory(db, key, language))
  const heading = category ? words.moreIn(collectionLabel(category, language)) : words.instead
  return { heading, products: await withPrices(shop, products.map(toShownProduct)) }
}

async function findRelated(
  shop: ShownBy,
  product: Product,
  facts: ProductFacts,
  language: Language,
): Promise<Related | undefined> {
  const { db } = shop
  const counted = countFacts(facts)
  const companions = await listCompanions(db, product.id, counted, mostRelated, language)
  if (companions.length > 0) {
    return withFacts(shop, sharedLife(counted, language), companions, language)
  }
  const neighbours = await listNeighbours(db, product, mostRelated, language)
  if (neighbours.length === 0) return undefined
  const { category: key, categoryName: name } = product
  const heading = productPageWords[language].moreIn(collectionLabel({ key, name }, language))
  return withFacts(shop, heading, neighbours, language)
}

/** Related cards tell how the plants live, where that is known, in their description's place. */
async function withFacts(
  shop: ShownBy,
  heading: string,
  products: readonly Product[],
  language: Language,
): Promise<Related> {
  const facts = await findCardFacts(
    shop.db,
    products.map(({ id }) => id),
    language,
  )
  return {
    heading,
    products: await withPrices(
      shop,
      products.map((product) => {
        const words = facts.get(product.id)
        return words ? withDescription(product, words) : toShownProduct(product)
      }),
    ),
  }
}

function sharedLife({ light, place }: CountedFacts, language: Language): string {
  const { sameWindow, sameSun, sameLight } = productPageWords[language]
  if (place.includes('inside')) return sameWindow
  return light === 'sun' ? sameSun : sameLight
}

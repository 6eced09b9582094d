import type { CardPrice } from './cards/card-price.ts'
import type { CategoryKey, Wall } from './category.ts'
import type { Month } from './facts/facts.ts'
import type { ProductText } from './fields/product-fields.ts'
import { type ProductPicture, productPictureUrl } from './product-picture.ts'

export interface Product {
  id: number
  /** Names the product in its page's address, for ever. */
  slug: string
  /** The name under which its picture is drawn. */
  picture: string
  /** What an uploaded picture shows; missing where it is one of the drawn ones. */
  pictureDescription?: string
  /** Its picture has its own ground and fills its place; missing where it stands on the room's. */
  isPhotograph?: boolean
  /** In English, whatever the page's language is. */
  name: string
  /** What people call it in the page's language; missing in English, and where nobody is sure. */
  localName?: string
  /** Empty for most plants (§3). */
  description: string
  wall: Wall
  category: CategoryKey
  categoryName: string
  /** Text such as '20kg'; empty where a quantity says nothing. */
  quantity: string
  tips: readonly string[]
  advantages: readonly string[]
  /** The month in which it can be had again; missing while it can be had. */
  backIn?: Month
  /** Local names, searched but not shown. */
  aliases: readonly string[]
  /** Which of its texts a page of another language says in English. */
  english?: readonly ProductText[]
  /** Place in the whole catalogue; passed as `after`, it asks for the products that follow. */
  order: number
}

/** A product with all its pictures, as its own page shows them. */
export interface PicturedProduct extends Product {
  /** As its row says them, in the owner's order; `picture` is how the first is drawn. */
  pictures: readonly ProductPicture[]
}

/** What a card shows of a product. */
export type ShownProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'picture'
  | 'name'
  | 'localName'
  | 'description'
  | 'english'
  | 'wall'
  | 'backIn'
  | 'isPhotograph'
> & {
  /** What stands beside a price in its description's place: whole facts, in two lines. */
  brief?: string
  /** Missing while the shop says no prices, and where no size can be had. */
  price?: CardPrice
  /** It has named sizes: the enquiry form has more to ask. */
  isSized?: boolean
}

/** Gives what a card shows of a product: React Router packs all that a page is given, needed or not. */
export function toShownProduct(product: Product): ShownProduct {
  const { id, slug, picture, name, localName, description, english, wall, backIn, isPhotograph } =
    product
  return {
    id,
    slug,
    picture,
    name,
    description,
    wall,
    ...(localName !== undefined && { localName }),
    ...(english?.includes('description') && { english: ['description'] as const }),
    ...(backIn && { backIn }),
    ...(isPhotograph && { isPhotograph }),
  }
}

/** The same with other words, in the page's language, in the place of its description. */
export function withDescription(
  product: Product,
  { description, brief }: Pick<ShownProduct, 'description' | 'brief'>,
): ShownProduct {
  return {
    ...toShownProduct({ ...product, description, english: [] }),
    ...(brief !== undefined && { brief }),
  }
}

/** The specification's product card (§3). */
export interface ProductCard {
  id: number
  name: string
  imageUrl: string
  description: string
}

/** The specification's soil and fertilizer product (§3). */
export interface SoilProduct extends ProductCard {
  quantity: string
  tips: { content: string }[]
  advantages: { content: string }[]
}

/** The specification's category group, which searches answer with (§3). */
export interface CategoryGroup {
  category: string
  products: (ProductCard | SoilProduct)[]
}

/** Gives a product as the specification's product card (§3). */
export function toProductCard({ id, name, picture, description }: Product): ProductCard {
  return { id, name, imageUrl: productPictureUrl(picture), description }
}

/** Gives a product as the specification's soil and fertilizer product (§3). */
export function toSoilProduct(product: Product): SoilProduct {
  return {
    ...toProductCard(product),
    quantity: product.quantity,
    tips: product.tips.map((content) => ({ content })),
    advantages: product.advantages.map((content) => ({ content })),
  }
}

/** Gives a product as the entity that the specification has for its category (§3). */
export function toProductEntity(product: Product): ProductCard | SoilProduct {
  const { category } = product
  const isWide = category === 'soil' || category === 'fertilizer'
  return isWide ? toSoilProduct(product) : toProductCard(product)
}

/** Groups found products by category (§3); the groups stand in the order of first appearance. */
export function toSearchGroups(products: readonly Product[]): CategoryGroup[] {
  const groups = Map.groupBy(products, (product) => product.category)
  return [...groups.values()].map((members) => ({
    category: members[0]?.categoryName ?? '',
    products: members.map(toProductEntity),
  }))
}

/** Gives half of a count, rounded up, as mixed grids show of each list (§9). */
export function halfOf(count: number): number {
  return Math.ceil(count / 2)
}

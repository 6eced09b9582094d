import type { PicturedProduct } from '#app/catalogue/product.ts'
import {
  hasProductPicture,
  type ProductPicture,
  shownPicture,
} from '#app/catalogue/product-picture.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { findPictures } from './pictures.server.ts'

/** A picture on a product's page. */
export interface ShownPicture {
  /** As the product names it. */
  picture: string
  /** The name under which it is drawn. */
  name: string
  /** What it shows, in the page's language where somebody said it; empty where nobody did. */
  description: string
  /** It has its own ground, where drawn pictures and cut-outs stand on the room's. */
  isPhotograph: boolean
  /** The path of its larger file, to be looked at by itself; undefined where there is none. */
  enlarged: string | undefined
}

/**
 * Lists the pictures that visitors see of a product: the card's first, then the others that are
 * described. Asks the database once, and not at all where all are drawn.
 */
export async function listShownPictures(
  db: Database,
  { picture: shownFirst, pictures: [first, ...others] }: PicturedProduct,
  language: Language,
): Promise<ShownPicture[]> {
  const described = others.filter(({ description }) => description !== '')
  const names = [...(first ? [first] : []), ...described].map(({ picture }) => picture)
  const uploaded = await findPictures(db, names)
  const isPhotograph = ({ picture }: ProductPicture) => uploaded.get(picture)?.kind === 'photograph'
  const say = ({ description, descriptions }: ProductPicture) =>
    (language === 'en' ? undefined : descriptions[language]) ?? description
  return [
    {
      picture: first?.picture ?? '',
      name: shownFirst,
      description: first ? say(first) : '',
      isPhotograph: first !== undefined && isPhotograph(first),
      enlarged: first && uploaded.get(first.picture)?.enlarged,
    },
    ...described
      .filter(({ picture }) => uploaded.has(picture) || hasProductPicture(picture))
      .map((one) => ({
        picture: one.picture,
        name: shownPicture(one.picture, uploaded.get(one.picture)?.photo ?? null),
        description: say(one),
        isPhotograph: isPhotograph(one),
        enlarged: uploaded.get(one.picture)?.enlarged,
      })),
  ]
}

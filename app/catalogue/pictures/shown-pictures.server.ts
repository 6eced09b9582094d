import type { PicturedProduct } from '#app/catalogue/product.ts'
import {
  describePicture,
  hasProductPicture,
  type PictureWords,
  type ProductPicture,
  shownPicture,
} from '#app/catalogue/product-picture.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { findPictures } from './pictures.server.ts'

/** A picture on a product's page. */
export interface ShownPicture extends PictureWords {
  /** As the product names it. */
  picture: string
  /** The name under which it is drawn. */
  name: string
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
  return [
    {
      picture: first?.picture ?? '',
      name: shownFirst,
      ...(first ? describePicture(first, language) : { description: '', isEnglish: false }),
      isPhotograph: first !== undefined && isPhotograph(first),
      enlarged: first && uploaded.get(first.picture)?.enlarged,
    },
    ...described
      .filter(({ picture }) => uploaded.has(picture) || hasProductPicture(picture))
      .map((one) => ({
        picture: one.picture,
        name: shownPicture(one.picture, uploaded.get(one.picture)?.photo ?? null),
        ...describePicture(one, language),
        isPhotograph: isPhotograph(one),
        enlarged: uploaded.get(one.picture)?.enlarged,
      })),
  ]
}

import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'

type PictureFields = Pick<
  ProductEdit,
  'picture' | 'pictureDescription' | 'pictureWords' | 'morePictures'
>

/** Lists a product's pictures in the owner's order; none where it has no first one. */
export function listPictures({
  picture,
  pictureDescription,
  pictureWords,
  morePictures,
}: PictureFields): ProductPicture[] {
  if (picture === '') return []
  return [{ picture, description: pictureDescription, descriptions: pictureWords }, ...morePictures]
}

/** Gives the fields that say these pictures, of which the first is the card's. */
export function sayPictures([first, ...others]: readonly ProductPicture[]): PictureFields {
  return {
    picture: first?.picture ?? '',
    pictureDescription: first?.description ?? '',
    pictureWords: first?.descriptions ?? {},
    morePictures: others,
  }
}

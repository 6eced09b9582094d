import { pictureUrl } from '#app/ui/picture.ts'

const API_PICTURE_WIDTH = 500

/** Gives the path of a product's picture for other programs; throws when there is none. */
export function productPictureUrl(picture: string): string {
  return pictureUrl(picture, API_PICTURE_WIDTH, 'webp')
}

/** Whether there is a picture of this name for a product. */
export function hasProductPicture(picture: string): boolean {
  try {
    return productPictureUrl(picture) !== ''
  } catch {
    return false
  }
}

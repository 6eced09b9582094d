import { pictureUrl } from '#app/ui/picture.ts'

const API_PICTURE_WIDTH = 500

/** Gives the path of a product's picture for other programs; throws when there is none. */
export function productPictureUrl(slug: string): string {
  return pictureUrl(slug, API_PICTURE_WIDTH, 'webp')
}

/** Whether there is a picture of this name for a product. */
export function hasProductPicture(slug: string): boolean {
  try {
    return productPictureUrl(slug) !== ''
  } catch {
    return false
  }
}

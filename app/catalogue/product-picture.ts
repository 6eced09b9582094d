import { pictureUrl } from '#app/ui/picture.ts'

const API_PICTURE_WIDTH = 500

/** What a page needs to draw a picture that was uploaded: its size, and its files by width. */
export interface Photo {
  width: number
  height: number
  avif: Readonly<Record<string, string>>
  webp: Readonly<Record<string, string>>
}

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

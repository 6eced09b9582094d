import { pictureUrl } from '#app/ui/pictures/picture.ts'
import type { Product } from './product.ts'
import type { ThumbPicture } from './thumb.ts'

/** Gives the small picture of a product, as lists and forms show it. */
export function toThumb({ picture, wall }: Pick<Product, 'picture' | 'wall'>): ThumbPicture {
  return {
    avif: `${pictureUrl(picture, 180, 'avif')} 2x, ${pictureUrl(picture, 250, 'avif')} 3x`,
    webp: pictureUrl(picture, 180, 'webp'),
    wall,
  }
}

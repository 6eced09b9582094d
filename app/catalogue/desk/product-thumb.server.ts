import { hasProductPicture, type Photo } from '#app/catalogue/product-picture.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { pictureUrl } from '#app/ui/pictures/picture.ts'

/** Gives a product's picture, up to 48 CSS pixels wide or, `large`, up to 250; nothing where it has none. */
export function productThumb(
  { picture, photo, wall }: { picture: string; photo: Photo | null; wall: string },
  large = false,
): ThumbPicture | undefined {
  const width = large ? 500 : 180
  const density = large ? '2x' : '3x'
  if (photo) {
    const of = (files: Photo['avif']) => files[width] ?? Object.values(files).at(-1) ?? ''
    return { avif: `${of(photo.avif)} ${density}`, webp: of(photo.webp), wall }
  }
  if (!hasProductPicture(picture)) return undefined
  return {
    avif: `${pictureUrl(picture, width, 'avif')} ${density}`,
    webp: pictureUrl(picture, width, 'webp'),
    wall,
  }
}

import { picturesRoot, shareRoot } from '#app/paths/machine-paths.ts'
import { shareUrl } from '#app/ui/pictures/picture.ts'
import { findUploadedPicture } from '#app/ui/pictures/uploaded-picture.ts'
import pictures from './share-pictures.json' with { type: 'json' }

const sharePictures: Readonly<Record<string, { file: string }>> = pictures

/**
 * Takes the name of a product's picture, drawn or uploaded, gives the path of the JPEG for shared
 * links, 1200 by 630 pixels: Home's, where nobody has made one of it.
 */
export function productShareUrl(picture: string): string {
  const uploaded = findUploadedPicture(picture)
  if (uploaded) return picturesRoot + uploaded.share
  const drawn = Object.hasOwn(sharePictures, picture) ? sharePictures[picture] : undefined
  return drawn ? shareRoot + drawn.file : shareUrl('home')
}

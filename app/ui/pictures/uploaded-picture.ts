/** The widths in px at which a product's picture is made, where it has the pixels for them. */
export const productWidths: readonly number[] = [180, 250, 360, 500, 800]

/**
 * The width in px of the file that an uploaded picture has besides, where it has the pixels for it: AVIF
 * alone, for looking at the picture by itself.
 */
export const enlargedWidth = 1600

/** A product's picture is four wide and five high. */
export const productShape = { width: 800, height: 1000 }

/** What pages are given as an uploaded picture's name: its hash and its largest width. */
const namePattern = /^([0-9a-f]{16})-(180|250|360|500|800)$/

/** Gives the name under which pages draw an uploaded picture. */
export function uploadedPictureName(hash: string, largest: number): string {
  return `${hash}-${largest}`
}

/** Gives the file of an uploaded picture to be looked at by itself, by its hash and that file's width. */
export function enlargedPictureFile(hash: string, width: number): string {
  return `${hash}-${width}.avif`
}

/** Gives the file of an uploaded picture's shared links, by the picture's hash; made when it is asked for. */
export function sharePictureFile(hash: string): string {
  return `share-${hash}.jpg`
}

/** Takes a picture's name, gives its files by format and width when it is an uploaded one's. */
export function findUploadedPicture(name: string) {
  const [, hash, largest] = namePattern.exec(name) ?? []
  if (!hash) return undefined
  const widths = productWidths.filter((width) => width <= Number(largest))
  const filesOf = (format: string) =>
    Object.fromEntries(widths.map((width) => [width, `${hash}-${width}.${format}`]))
  const share = sharePictureFile(hash)
  return { ...productShape, avif: filesOf('avif'), webp: filesOf('webp'), share }
}

/** A small picture of a product before its background. */
export interface ThumbPicture {
  /** The AVIFs, as in `srcset`. */
  avif: string
  webp: string
  wall: string
}

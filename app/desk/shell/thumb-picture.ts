/** A small picture of a product, with the wall that it stands before. */
export interface ThumbPicture {
  /** As in `srcset`. */
  avif: string
  webp: string
  wall: string
}

import { picturesRoot } from '#app/paths/machine-paths.ts'
import { isDrawnAt, pictureUrl } from '#app/ui/pictures/picture.ts'
import type { Language, OtherLanguage } from '#languages/language.ts'

const uploadedPicture = new RegExp(`^${picturesRoot}([0-9a-f]{16}-\\d+)\\.webp$`)

const API_PICTURE_WIDTH = 500
const THUMB_WIDTH = 180

/** What a page needs to draw a picture that was uploaded: its size, and its files by width. */
export interface Photo {
  width: number
  height: number
  avif: Readonly<Record<string, string>>
  webp: Readonly<Record<string, string>>
}

/** A text in other languages; what is left out is said in English. */
export type Phrases = { [Of in OtherLanguage]?: string }

/** One of a product's pictures, as its row says it. */
export interface ProductPicture {
  /** The name of a drawn picture, or `photo-` and the id of an uploaded one; no product has it twice. */
  picture: string
  /** What it shows, in English. Without that only a first picture is shown to visitors. */
  description: string
  descriptions: Phrases
}

/** What a picture shows, in words for a page. */
export interface PictureWords {
  /** Empty where nobody said it. */
  description: string
  /** It is English on a page in another language. */
  isEnglish: boolean
}

/** Gives what a picture shows in a language, or in English where nobody said it in that one. */
export function describePicture(
  { description, descriptions }: ProductPicture,
  language: Language,
): PictureWords {
  const own = language === 'en' ? description : descriptions[language]
  return { description: own ?? description, isEnglish: own === undefined }
}

/** Stands where a product has no picture yet, or one that is not in this database. */
const noPicture = 'empty-pot'

/**
 * Gives the name under which pages draw a product's picture: that of a drawn one as it is kept,
 * that of an uploaded one by its files, and an empty pot where there is neither.
 */
export function shownPicture(picture: string, photo: Photo | null): string {
  const largest = photo && Object.values(photo.webp).at(-1)
  const uploaded = largest && uploadedPicture.exec(largest)?.[1]
  if (uploaded) return uploaded
  return hasProductPicture(picture) ? picture : noPicture
}

/** Gives the path of a product's picture for other programs; throws when there is none. */
export function productPictureUrl(picture: string): string {
  return pictureUrl(picture, API_PICTURE_WIDTH, 'webp')
}

/** Whether there is a drawn picture of this name for a product: scenes of pages are made in other widths. */
export function hasProductPicture(picture: string): boolean {
  return [THUMB_WIDTH, API_PICTURE_WIDTH].every((width) => isDrawnAt(picture, width))
}

import { picturesRoot, shareRoot } from '#app/paths/machine-paths.ts'
import manifest from './pictures.json' with { type: 'json' }
import { findUploadedPicture } from './uploaded-picture.ts'

type Entry = {
  width: number
  height: number
  avif: Readonly<Record<string, string>>
  webp: Readonly<Record<string, string>>
}

type PictureFormat = 'avif' | 'webp'

const pictures: Readonly<Record<string, Entry>> = manifest.pictures
const sharePictures: Readonly<Record<string, { file: string }>> = manifest.share

/**
 * Takes the name of a picture, drawn or uploaded, gives its size and files; throws when no drawn
 * picture has the name. Whether an uploaded one is still kept only the database knows.
 */
export function getPicture(name: string): Entry {
  const entry = Object.hasOwn(pictures, name) ? pictures[name] : findUploadedPicture(name)
  if (!entry) {
    throw new Error(`There is no picture called ${name}.`)
  }
  return entry
}

/** Whether a drawn picture has this name and is made at this width. */
export function isDrawnAt(name: string, width: number): boolean {
  return Object.hasOwn(pictures, name) && pictures[name]?.webp[width] !== undefined
}

/**
 * Takes a picture's name, a width in pixels and a format, gives the path it loads from; throws
 * when there is no such picture or it isn't made at that width.
 */
export function pictureUrl(name: string, width: number, format: PictureFormat): string {
  const file = getPicture(name)[format][reachedWidth(name, width)]
  if (!file) {
    throw new Error(`The picture ${name} is not made ${width} pixels wide.`)
  }
  return picturesRoot + file
}

/** Gives the width to use for one that is wanted: small photographs are not made at every width. */
export function reachedWidth(name: string, wanted: number): number {
  const uploaded = findUploadedPicture(name)
  if (!uploaded) return wanted
  return Math.min(wanted, ...Object.keys(uploaded.webp).map(Number).slice(-1))
}

/**
 * Takes a page's share picture's name, such as 'home', gives the path of its JPEG, 1200 by 630
 * pixels; throws when there is none.
 */
export function shareUrl(name: string): string {
  const entry = Object.hasOwn(sharePictures, name) ? sharePictures[name] : undefined
  if (!entry) {
    throw new Error(`There is no share picture called ${name}.`)
  }
  return shareRoot + entry.file
}

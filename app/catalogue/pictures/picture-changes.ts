import { mostPictures } from '#app/catalogue/picture-limits.ts'
import type { Phrases, ProductPicture } from '#app/catalogue/product-picture.ts'

/** A product's pictures after a change, or in a sentence why they can't be changed so. */
export type ChangedPictures = { pictures: ProductPicture[] } | { refused: string }

const gone = 'This picture was taken away meanwhile.'
const undescribed =
  'The first picture stands on the card: say in a few words what it shows before it goes there.'

/** Why no more pictures can be added. */
export const tooMany = `A product has at most ${mostPictures} pictures: remove one first.`

/** Adds a picture behind all others. */
export function addPicture(
  pictures: readonly ProductPicture[],
  added: ProductPicture,
  { most = mostPictures, full = tooMany }: { most?: number; full?: string } = {},
): ChangedPictures {
  if (pictures.length >= most) return { refused: full }
  return { pictures: [...pictures, added] }
}

/** Puts another picture in the place of one. */
export function replacePicture(
  pictures: readonly ProductPicture[],
  name: string,
  by: ProductPicture,
): ChangedPictures {
  if (!pictures.some(({ picture }) => picture === name)) return { refused: gone }
  return { pictures: pictures.map((one) => (one.picture === name ? by : one)) }
}

/** Moves a picture one place: before the one before it, or behind the next. */
export function movePicture(
  pictures: readonly ProductPicture[],
  name: string,
  to: 'earlier' | 'later',
): ChangedPictures {
  const at = pictures.findIndex(({ picture }) => picture === name)
  const moved = pictures[at]
  if (!moved) return { refused: gone }
  const others = pictures.filter((one) => one !== moved)
  const place = to === 'earlier' ? Math.max(0, at - 1) : at + 1
  return withDescribedFirst([...others.slice(0, place), moved, ...others.slice(place)])
}

/** Takes a picture away; the last one stays. */
export function removePicture(pictures: readonly ProductPicture[], name: string): ChangedPictures {
  const others = pictures.filter(({ picture }) => picture !== name)
  if (others.length === pictures.length) return { refused: gone }
  if (others.length === 0) {
    return { refused: 'This is its only picture: add another one first, or put one in its place.' }
  }
  return withDescribedFirst(others)
}

/**
 * Says what a picture shows; `was` is what the description said to whoever wrote the new one, and
 * another one that somebody wrote since is not written over.
 */
export function describePicture(
  pictures: readonly ProductPicture[],
  name: string,
  { was, description, descriptions }: { was: string; description: string; descriptions: Phrases },
): ChangedPictures {
  const one = pictures.find(({ picture }) => picture === name)
  if (!one) return { refused: gone }
  if (one.description !== was && one.description !== description) {
    return {
      refused: `Somebody described it meanwhile: ‘${one.description}’. Save once more to write yours over it.`,
    }
  }
  const described = { ...one, description, descriptions }
  return { pictures: pictures.map((other) => (other === one ? described : other)) }
}

function withDescribedFirst(pictures: ProductPicture[]): ChangedPictures {
  const [first] = pictures
  const isUploaded = first?.picture.startsWith('photo-')
  return isUploaded && !first?.description ? { refused: undescribed } : { pictures }
}

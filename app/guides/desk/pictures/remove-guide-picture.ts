import type { ChangedPictures } from '#app/catalogue/pictures/picture-changes.ts'
import { type GuideEdit, wordsField } from '#app/guides/guide.ts'
import { otherLanguages } from '#languages/language.ts'

/**
 * Takes a picture away from a guide, unless a text names it or one behind it: their numbers would be others'
 * afterwards.
 */
export function removeGuidePicture(guide: GuideEdit, name: string): ChangedPictures {
  const { body, pictures } = guide
  const at = pictures.findIndex(({ picture }) => picture === name)
  if (at === -1) return { refused: 'This picture was taken away meanwhile.' }
  const translated = otherLanguages.flatMap((language) => guide[wordsField(language)]?.parts ?? [])
  const texts = [body, ...translated.map(({ text }) => text)]
  const numbers = texts.flatMap((text) =>
    [...text.matchAll(/\]\(picture-(\d+)/g)].map(([, number]) => Number(number)),
  )
  const named = numbers.find((number) => number > at)
  if (named !== undefined) {
    return { refused: `The text shows picture-${named}: take it out of the text first.` }
  }
  return { pictures: pictures.filter((_, index) => index !== at) }
}

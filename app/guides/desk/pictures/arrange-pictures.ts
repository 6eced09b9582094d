import { movePicture } from '#app/catalogue/pictures/picture-changes.ts'
import type { ProductPicture } from '#app/catalogue/product-picture.ts'
import { type GuideEdit, textsOf, wordsField } from '#app/guides/guide.ts'
import { pictureMark, showsPicture, stillShown } from '#app/guides/marks/picture-marks.ts'
import { otherLanguages } from '#languages/language.ts'

/**
 * Moves a guide's picture one place, or takes one away that no text shows. Gives the pictures, and with them
 * the texts of every language, in which each picture has its new number; or in a sentence why not.
 */
export function arrangePictures(
  guide: GuideEdit,
  name: string,
  to: 'earlier' | 'later' | 'remove',
): { change: Partial<GuideEdit> & Pick<GuideEdit, 'pictures'> } | { refused: string } {
  const { pictures } = guide
  const at = pictures.findIndex(({ picture }) => picture === name)
  if (at === -1) return { refused: 'This picture was taken away meanwhile.' }
  if (to !== 'remove') {
    const moved = movePicture(pictures, name, to)
    return 'refused' in moved ? moved : { change: renumber(guide, moved.pictures) }
  }
  if (textsOf(guide).some((text) => showsPicture(text, at + 1))) {
    return { refused: stillShown(at + 1) }
  }
  return {
    change: renumber(
      guide,
      pictures.filter((_, place) => place !== at),
    ),
  }
}

function renumber(guide: GuideEdit, pictures: readonly ProductPicture[]) {
  const placeOf = new Map(pictures.map(({ picture }, place) => [picture, place + 1]))
  const inText = (text: string) =>
    text.replace(pictureMark, (whole, number) => {
      const place = placeOf.get(guide.pictures[Number(number) - 1]?.picture ?? '')
      return place === undefined ? whole : `](picture-${place}`
    })
  const change: Partial<GuideEdit> & Pick<GuideEdit, 'pictures'> = {
    pictures,
    body: inText(guide.body),
  }
  for (const language of otherLanguages) {
    const words = guide[wordsField(language)]
    if (!words) continue
    // The English that a part was made from goes along: it has not changed.
    const parts = words.parts.map(({ text, of }) => ({ text: inText(text), of: inText(of) }))
    change[wordsField(language)] = { ...words, parts }
  }
  return change
}

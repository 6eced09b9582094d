import { productFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { mostPictures } from '#app/catalogue/picture-limits.ts'
import { listPictures } from '#app/catalogue/pictures/product-pictures.ts'
import type { Phrases } from '#app/catalogue/product-picture.ts'
import { differ, findTextFault } from '#app/catalogue/store/text-faults.ts'
import { otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

/** Gives what can't be kept of a product's pictures, whichever of them are still there. */
export function findPicturesFault(edit: ProductEdit): string | undefined {
  const { most, longest } = productFields.morePictures
  if (edit.morePictures.length > most) return `A product has at most ${mostPictures} pictures.`
  if (edit.picture === '' && edit.morePictures.length > 0) return 'The first picture is missing.'
  if (!differ(listPictures(edit).map(({ picture }) => picture))) {
    return 'The same picture is there twice.'
  }
  return edit.morePictures
    .map(
      ({ description, descriptions }) =>
        findTextFault(description, longest) ?? findPhrasesFault(descriptions, longest),
    )
    .find(Boolean)
}

/** Gives what can't be kept of a text in other languages, in a sentence that names the language. */
export function findPhrasesFault(phrases: Phrases, longest: number): string | undefined {
  for (const language of otherLanguages) {
    const fault = findTextFault(phrases[language] ?? '', longest)
    if (fault) return `In ${languageTable[language].english}: ${fault}`
  }
  return undefined
}

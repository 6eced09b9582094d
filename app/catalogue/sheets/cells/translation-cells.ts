import type { FieldOf, TranslatedField } from '#app/catalogue/fields/product-fields.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { sheetTexts, type TranslationColumn } from '#app/catalogue/sheets/import-field.ts'
import { findTranslationFault } from '#app/catalogue/store/edit-faults.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { change, type FieldCell, linesOf, oneLine } from './cell-read.ts'

/** The columns of a product's texts in other languages: what is empty there is said in English. */
export const translationCells = Object.fromEntries(
  sheetTexts.flatMap((text) =>
    otherLanguages.map((language) => [`${text}-${language}`, translationCell(text, language)]),
  ),
) as Record<TranslationColumn, FieldCell>

function translationCell(field: TranslatedField, language: OtherLanguage): FieldCell {
  return {
    write: ({ translations }) => {
      const said = translations[language]?.[field] ?? ''
      return typeof said === 'string' ? said : said.join('\n')
    },
    read: (text, { translations }) => {
      const said = isList(field) ? linesOf(text) : oneLine(text)
      const fault = findTranslationFault(field, said)
      return fault ? { fault } : change({ translations: withText(translations, said) })
    },
    cleared: ({ translations }) => ({ translations: withText(translations, undefined) }),
  }

  function withText(
    translations: ProductEdit['translations'],
    said: string | string[] | undefined,
  ) {
    const { [language]: before = {}, ...others } = translations
    const { [field]: _, ...rest } = before
    const words = said === undefined ? rest : { ...rest, [field]: said }
    // The digest of its English alone says nothing.
    const isSaid = Object.keys(words).some((text) => text !== 'from')
    return isSaid ? { ...others, [language]: words } : others
  }
}

function isList(field: TranslatedField): field is FieldOf<'lines'> {
  return productFields[field].kind === 'lines'
}

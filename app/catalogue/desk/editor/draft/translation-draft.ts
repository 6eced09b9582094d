import {
  type ProductText,
  productFields,
  productTexts,
} from '#app/catalogue/fields/product-fields.ts'
import type { ProductWords } from '#app/catalogue/fields/product-values.ts'
import type { Translations } from '#app/catalogue/translations.ts'
import { linesOf, textOf } from '#app/desk/editing/form-texts.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'

/** The texts of a product in other languages as they are typed: tips have one on each line. */
export type TranslationDraft = Record<`${ProductText}-${OtherLanguage}`, string>

/** Every field of the form that holds a text in another language. */
export const translationParts = otherLanguages.flatMap((language) =>
  productTexts.map((text) => `${text}-${language}` as const),
)

const isList = (text: ProductText) => productFields[text].kind === 'lines'

/** Gives what the form shows of a product's translations. */
export function translationDraftOf(translations: Translations<ProductWords>): TranslationDraft {
  return makeDraft((text, language) => {
    const said = translations[language]?.[text] ?? ''
    return typeof said === 'string' ? said : said.join('\n')
  })
}

/** Reads the translations in a form. */
export function readTranslations(form: FormData): TranslationDraft {
  return makeDraft((text, language) => {
    const typed = textOf(form.get(`${text}-${language}`))
    return isList(text) ? linesOf(typed).join('\n') : typed
  })
}

/** Gives a product's translations as the form says them; what it has no field for stays. */
export function applyTranslations(
  draft: TranslationDraft,
  before: Translations<ProductWords>,
): Translations<ProductWords> {
  const after: Translations<ProductWords> = {}
  for (const language of otherLanguages) {
    const words: Record<string, unknown> = { ...before[language] }
    for (const text of productTexts) {
      const typed = draft[`${text}-${language}`]
      if (typed) words[text] = isList(text) ? linesOf(typed) : typed
      else delete words[text]
    }
    if (Object.keys(words).length > 0) after[language] = words
  }
  return after
}

function makeDraft(say: (text: ProductText, language: OtherLanguage) => string): TranslationDraft {
  const said = otherLanguages.flatMap((language) =>
    productTexts.map((text) => [`${text}-${language}`, say(text, language)]),
  )
  return Object.fromEntries(said) as TranslationDraft
}

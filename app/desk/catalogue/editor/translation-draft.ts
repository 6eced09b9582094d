import {
  type OtherLanguage,
  otherLanguages,
  type ProductText,
  type ProductWords,
  type Translations,
} from '#app/catalogue/translations.ts'
import { linesOf, textOf } from './form-texts.ts'

const texts = ['description', 'quantity', 'tips', 'advantages'] as const satisfies ProductText[]

/** The texts of a product in other languages as they are typed: `tips-hi` has a tip on each line. */
export type TranslationDraft = Record<`${ProductText}-${OtherLanguage}`, string>

/** Every field of the form that holds a text in another language. */
export const translationParts = otherLanguages.flatMap((language) =>
  texts.map((text) => `${text}-${language}` as const),
)

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
    return text === 'tips' || text === 'advantages' ? linesOf(typed).join('\n') : typed
  })
}

/** Gives a product's translations as the form says them; what it has no field for stays. */
export function applyTranslations(
  draft: TranslationDraft,
  before: Translations<ProductWords>,
): Translations<ProductWords> {
  const after: Translations<ProductWords> = {}
  for (const language of otherLanguages) {
    const { description, quantity, tips, advantages, ...others } = before[language] ?? {}
    const words: ProductWords = { ...others }
    for (const text of ['description', 'quantity'] as const) {
      const typed = draft[`${text}-${language}`]
      if (typed) words[text] = typed
    }
    for (const list of ['tips', 'advantages'] as const) {
      const typed = linesOf(draft[`${list}-${language}`])
      if (typed.length > 0) words[list] = typed
    }
    if (Object.keys(words).length > 0) after[language] = words
  }
  return after
}

function makeDraft(say: (text: ProductText, language: OtherLanguage) => string): TranslationDraft {
  const said = otherLanguages.flatMap((language) =>
    texts.map((text) => [`${text}-${language}`, say(text, language)]),
  )
  return Object.fromEntries(said) as TranslationDraft
}

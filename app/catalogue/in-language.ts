import type { PlantWords, ProductWords } from '#app/catalogue/fields/product-values.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languageKey } from '#languages/language-table.ts'
import type { Category } from './category.ts'
import type { PlantFacts, ProductFacts } from './facts/facts.ts'
import type { CategoryText } from './fields/category-texts.ts'
import { type ProductText, productTexts } from './fields/product-fields.ts'
import type { Product } from './product.ts'
import type { CategoryWords, Translations } from './translations.ts'

/**
 * Gives a product as a page of another language shows it, from the JSON of its names and of its
 * translations: with the first checked name that people say in it, its texts where they are
 * translated, and a mark of those that stay English.
 */
export function productIn(
  language: OtherLanguage,
  english: Product,
  names: string,
  translations: string,
): Product {
  const words = wordsIn<ProductWords>(translations, language)
  const localName = findLocalName(names, language)
  const product = { ...english }
  if (localName !== undefined) product.localName = localName
  const left: ProductText[] = []
  for (const text of productTexts) {
    const said = words[text]
    if (said) Object.assign(product, { [text]: said })
    else if (english[text].length > 0) left.push(text)
  }
  if (left.length > 0) product.english = left
  return product
}

/** Gives a category as a page of another language shows it, with a mark of what stays English. */
export function categoryIn(
  language: OtherLanguage,
  english: Category,
  translations: string,
): Category {
  const words = wordsIn<CategoryWords>(translations, language)
  const left: CategoryText[] = words.name ? [] : ['name']
  const category = { ...english, name: words.name ?? english.name }
  if (english.page) {
    const page = { ...english.page }
    for (const text of ['heading', 'title', 'description', 'intro'] as const) {
      const isName = english.page[text] === english.name
      const said = words[text] ?? (isName ? words.name : undefined)
      if (said) page[text] = said
      else left.push(text)
    }
    category.page = page
  }
  return left.length === 0 ? category : { ...category, english: left }
}

/**
 * Gives a product's facts with their texts in another language; what has none there stays as it is
 * and is marked as English.
 */
export function factsIn(
  language: OtherLanguage,
  { plant, contains, signs, youGet, ...facts }: ProductFacts,
  translations: string,
): ProductFacts {
  const words = wordsIn<ProductWords>(translations, language)
  const inside = new Map(words.contains?.map((plantWords) => [plantWords.of, plantWords]))
  const said = new Map(words.signs?.map(({ of, ...sign }) => [of, sign]))
  return {
    ...facts,
    plant: plantIn(plant, words),
    contains: contains.map(({ name, facts: plantFacts }) => {
      const [localName] = plantFacts[languageKey(language)]?.names ?? []
      const shown = { name, facts: plantIn(plantFacts, inside.get(name) ?? {}) }
      return localName === undefined ? shown : { ...shown, localName }
    }),
    signs: signs.map((sign) => {
      const translated = said.get(sign.about)
      return translated ? { source: sign.source, ...translated } : { ...sign, english: true }
    }),
    youGet: words.youGet ?? youGet,
    ...(!words.youGet && youGet.length > 0 && { youGetEnglish: true }),
  }
}

/** Gives the name that people say in a language: the first one that is checked. */
function findLocalName(names: string, language: OtherLanguage): string | undefined {
  if (names === '[]') return undefined
  const listed: { language: string; name: string; checked: boolean }[] = JSON.parse(names)
  const wanted = languageKey(language)
  return listed.find((one) => one.checked && one.language === wanted)?.name
}

/** Gives what a category is called in other languages than English. */
export function listCategoryNames(translations: string): Translations<string> {
  const names: Translations<string> = {}
  for (const language of otherLanguages) {
    const { name } = wordsIn<CategoryWords>(translations, language)
    if (name) names[language] = name
  }
  return names
}

function plantIn(plant: PlantFacts, words: PlantWords): PlantFacts {
  const shown = { ...plant }
  for (const fact of ['waterRule', 'season'] as const) {
    const [english, said] = [plant[fact], words[fact]]
    if (english) shown[fact] = said ? { ...english, is: said } : { ...english, english: true }
  }
  for (const whose of ['pets', 'children'] as const) {
    const [english, note] = [plant[whose], words[whose]]
    if (english?.note) shown[whose] = note ? { ...english, note } : { ...english, english: true }
  }
  return shown
}

/** Most rows say nothing in another language: then nothing is parsed. */
function wordsIn<Words extends object>(json: string, language: OtherLanguage): Words {
  if (json === '{}') return {} as Words
  const translations: Translations<Words> = JSON.parse(json)
  return translations[language] ?? ({} as Words)
}

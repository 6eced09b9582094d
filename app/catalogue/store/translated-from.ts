import { createHash } from 'node:crypto'
import type { CategoryEntry } from '#app/catalogue/category.ts'
import type { PlantFacts } from '#app/catalogue/facts/facts.ts'
import {
  productFields,
  type TranslatedField,
  translatedFields,
} from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import type { CategoryWords, Translations } from '#app/catalogue/translations.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'

/** The fields whose English may be translated. */
type English = Pick<ProductEdit, TranslatedField | 'signs' | 'contains'>

type CategoryEnglish = Pick<CategoryEntry, 'name' | 'page'>

/** Words in other languages, each of which may keep the digest of the English it was made from. */
type Marked = Translations<{ from?: string }>

/** Translations, and how to get the digest of the English that stands beside them. */
interface Said<Words extends Marked> {
  translations: Words
  digest: () => string
}

const plantTexts = ['waterRule', 'season', 'pets', 'children'] as const
const firstTexts = ['description', 'quantity', 'tips', 'advantages', 'youGet'] as const

/** Texts that came later: where they say nothing, the digests of before still hold. */
const laterTexts = translatedFields.filter(
  (field) => ![...plantTexts, ...firstTexts].some((known) => known === field),
)

/** Gives 12 hex digits that change with any of a product's English texts that are translated. */
export function digestEnglish(edit: English): string {
  const { signs, contains } = edit
  const ofPlant = (plant: PlantFacts | English) =>
    plantTexts.map((fact) => textOf(fact, plant[fact]))
  const later = laterTexts.map((field) => [field, textOf(field, edit[field])])
  return toDigest([
    ...firstTexts.map((field) => edit[field]),
    ofPlant(edit),
    signs.map(({ about, is, note = '' }) => [about, is, note]),
    contains.map(({ name, facts }) => [name, ...ofPlant(facts)]),
    ...later.filter(([, text]) => String(text) !== ''),
  ])
}

/** What of a field is translated: of a fact its words, of a safety fact its note. */
function textOf(field: TranslatedField, value: English[TranslatedField] | undefined) {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const said: { is?: string; note?: string | undefined } = value ?? {}
  return (productFields[field].kind === 'safety' ? said.note : said.is) ?? ''
}

/** The same of a category's name and of the words of its page. */
export function digestCategory({ name, page }: CategoryEnglish): string {
  const { heading = '', title = '', description = '', intro = '' } = page ?? {}
  return toDigest([name, heading, title, description, intro])
}

function toDigest(texts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
}

/** Lists the languages whose words were made from English that is no longer said. */
export function listOutdated({ translations, digest }: Said<Marked>): OtherLanguage[] {
  return otherLanguages.filter((language) => {
    const from = translations[language]?.from
    return from !== undefined && from !== digest()
  })
}

/** Lists the languages of whose words nobody says from which English they were made. */
export function listUnmarked(translations: Marked): OtherLanguage[] {
  return otherLanguages.filter((language) => {
    const words = translations[language]
    return words !== undefined && words.from === undefined
  })
}

/** Gives a product's translations beside the digest of its English. */
export function saidOfProduct(edit: English & Pick<ProductEdit, 'translations'>) {
  return { translations: edit.translations, digest: () => digestEnglish(edit) }
}

/** The same of a category. */
export function saidOfCategory(
  category: CategoryEnglish & { translations: Translations<CategoryWords> },
) {
  return { translations: category.translations, digest: () => digestCategory(category) }
}

/**
 * Gives translations with what each was made from: words that changed, from the English saved with
 * them; words that did not, from what they were made from before. What `brings` its own, such as a
 * file or an undone change, is believed where it says it.
 */
export function keepTranslatedFrom<Words extends Marked>(
  was: Said<Words> | undefined,
  is: Said<Words>,
  { brings }: { brings: boolean },
): Words {
  const translations = { ...is.translations }
  for (const language of otherLanguages) {
    const [before, after] = [was?.translations[language], is.translations[language]]
    if (!after || (brings && after.from !== undefined)) continue
    const from = was && hasSameWords(before, after) ? kept(before, was, is) : is.digest()
    const { from: _, ...words } = after
    translations[language] = from === undefined ? words : { from, ...words }
  }
  return translations
}

/** Whether two translations say the same, whatever they were made from. */
export function haveSameWords(one: Marked, other: Marked): boolean {
  return otherLanguages.every((language) => hasSameWords(one[language], other[language]))
}

/** Of words that nothing is known of, the English that changes now is what they stood beside. */
function kept(before: { from?: string } | undefined, was: Said<Marked>, is: Said<Marked>) {
  if (before?.from !== undefined) return before.from
  const stood = was.digest()
  return stood === is.digest() ? undefined : stood
}

function hasSameWords(one: { from?: string } | undefined, other: { from?: string } | undefined) {
  return saysTheSame(one && { ...one, from: undefined }, other && { ...other, from: undefined })
}

import type { PlantFacts, ProductFacts } from '#app/catalogue/facts/facts.ts'
import { factsWords } from '#app/catalogue/facts/facts.words.ts'
import { capital, nameInside, small } from '#app/catalogue/facts/sign.ts'
import { signWords } from '#app/catalogue/facts/sign.words.ts'
import { daysInWords, span } from '#app/catalogue/facts/span-words.ts'
import type { Product } from '#app/catalogue/product.ts'
import { langOf } from '#app/catalogue/translations.ts'
import type { Language } from '#languages/language.ts'
import { type Said, said, sayAfter } from '#languages/said.ts'
import { productPageWords } from './product-page.words.ts'

/** Gives the one sentence that a product's page begins with; undefined where nothing is known. */
export function productSentence(
  product: Pick<Product, 'description' | 'english'>,
  { plant }: ProductFacts,
  language: Language,
): Said | undefined {
  const { description } = product
  if (description) return said(description, langOf(product, 'description') === 'en')
  const { light, waterRule } = plant
  const parts: Said[] = [
    ...(light ? [likes(light, language)] : []),
    ...(light && waterRule ? [' '] : []),
    ...(waterRule ? [sentence(waterRule, language)] : []),
  ]
  return parts.length === 0 ? undefined : sayAfter(...parts)
}

function likes({ is, alsoGood }: NonNullable<PlantFacts['light']>, language: Language) {
  const words = productPageWords[language]
  const also = alsoGood.map((light) => factsWords[language].inLight[light].toLowerCase())
  const bears = also.length > 0 ? words.alsoGood(also.join(signWords[language].and)) : ''
  return words.sentence(words.likes[is] + bears)
}

/** A fact that is told in words, as a sentence of its own. */
function sentence({ is, english }: { is: string; english?: boolean }, language: Language): Said {
  return said(productPageWords[english ? 'en' : language].sentence(is), english)
}

/** Lists what helps whoever keeps the product: the data file's tips, and what its facts say. */
export function listTips(
  product: Pick<Product, 'tips' | 'description' | 'english'>,
  { plant, contains }: ProductFacts,
  language: Language,
): Said[] {
  const words = productPageWords[language]
  const { waterRule, summerDays, winterDays, season } = plant
  // The sign for water says how it begins, and the rest where no days are known. Without a
  // description the page begins with all of it.
  const [, ...rest] = (waterRule?.is ?? '').split('; ')
  const unsaidRule = product.description && summerDays ? rest.join('; ') : ''
  return [
    ...product.tips.map((tip) => said(tip, langOf(product, 'tips') === 'en')),
    ...(waterRule && unsaidRule
      ? [sentence({ ...waterRule, is: capital(unsaidRule) }, language)]
      : []),
    ...(winterDays ? [words.inWinter(daysInWords(winterDays, language))] : []),
    ...(season ? [sentence(season, language)] : []),
    ...contains.flatMap((inside) => {
      const { season: sown, summerDays } = inside.facts
      const name = nameInside(inside, language)
      return [
        ...(sown
          ? [sayAfter(name, ': ', sentence({ ...sown, is: small(sown.is) }, language))]
          : []),
        ...(summerDays ? [sayAfter(name, words.ofSummer(daysInWords(summerDays, language)))] : []),
      ]
    }),
  ]
}

/** Lists what the visitor gets, from the data file alone; how much there is of it is a sign. */
export function listYouGet(
  { youGet, youGetEnglish, contains }: ProductFacts,
  language: Language,
): Said[] {
  const { tall } = productPageWords[language]
  const inside = contains.map((plant) => {
    const { botanical, height } = plant.facts
    const latin = botanical ? ` (${botanical.is})` : ''
    const grows = height ? signWords[language].centimetres(span(height, language)) : ''
    return sayAfter(
      nameInside(plant, language),
      latin && language !== 'en' ? [{ text: latin, lang: 'la' }] : latin,
      grows && tall(grows),
    )
  })
  return [...youGet.map((thing) => said(thing, youGetEnglish)), ...inside]
}

/** Lists what speaks for a product. */
export function listAdvantages(product: Pick<Product, 'advantages' | 'english'>): Said[] {
  return product.advantages.map((text) => said(text, langOf(product, 'advantages') === 'en'))
}

/** Gives how much there is of a product, or '' where its quantity says nothing. */
export function quantitySaid(product: Pick<Product, 'quantity' | 'english'>): Said {
  return said(product.quantity, product.quantity !== '' && langOf(product, 'quantity') === 'en')
}

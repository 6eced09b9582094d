import { type Wall, wallWords } from '#app/catalogue/category.ts'
import { type Kind, monthActs, waterOf } from '#app/catalogue/facts/facts.ts'
import {
  careWords,
  lightWords,
  placeWords,
  safetyWords,
  waterWords,
} from '#app/catalogue/facts/facts-words.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import { monthsWords } from '#app/catalogue/facts/months.words.ts'
import { daysInWords, span } from '#app/catalogue/facts/span-words.ts'
import type { FieldKind } from '#app/catalogue/fields/field-spec.ts'
import {
  type FieldName,
  type FieldOf,
  productFields,
} from '#app/catalogue/fields/product-fields.ts'
import type { KindValues, ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { fieldLabel } from '#app/catalogue/store/product-edit.ts'
import type { Translations } from '#app/catalogue/translations.ts'
import { formatMoney } from '#app/money/money.ts'
import { counted } from '#languages/counted.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

/** The words of a product's kinds. */
export const kindWords = {
  plant: 'A live plant',
  seeds: 'Seeds',
  goods: 'Something that does not grow',
} satisfies Record<ProductEdit['kind'], string>

/** Gives the name of a field, or of where a product stands, in a sentence: 'cats and dogs'. */
export function fieldInSentence(field: FieldName | 'standsAfter'): string {
  const label = fieldLabel(field, 'Place in the list')
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/**
 * Gives one field's value as people read it, a line for each of several; 'Not known' and 'Nothing'
 * where there is none. Categories are named by `nameOf`.
 */
export function valueWords(
  field: FieldName,
  edit: Partial<ProductEdit>,
  nameOf: (category: string) => string,
): string {
  const value = edit[field]
  if (value === null || value === undefined) return 'Not known'
  if (field === 'category') return nameOf(String(value)) || 'Nothing'
  return words[productFields[field].kind](value as never, field as never) || 'Nothing'
}

type Says = {
  [Kind in FieldKind]: (value: NonNullable<KindValues[Kind]>, field: FieldOf<Kind>) => string
}

const plain = (text: string) => text
const lines = (list: readonly string[]) => list.join('\n')
const said = (words: string, { source }: { source: string }) =>
  source ? `${words}\n(${source})` : words

/** What the codes of each field are called. */
const codeWords = {
  backIn: (month) => `Back in ${month}`,
  kind: (kind) => kindWords[kind as Kind],
  wall: (wall) => wallWords[wall as Wall],
} satisfies Record<FieldOf<'code'>, (code: string) => string>

const yesNoWords: Record<FieldOf<'yesNo'>, readonly [yes: string, no: string]> = {
  hidden: ['Hidden', 'Shown'],
}

const factCodes: Record<FieldOf<'codes' | 'oneCode'>, Readonly<Record<string, string>>> = {
  place: placeWords,
  care: careWords,
}

const actWords = monthsWords.en.acts

const words: Says = {
  text: plain,
  lines,
  code: (code, field) => codeWords[field](code),
  yesNo: (is, field) => yesNoWords[field][is ? 0 : 1],
  slug: productPath,
  slugs: lines,
  category: plain,
  names: (names) => lines(names.map(({ name, checked }) => (checked ? `${name} (checked)` : name))),
  picture: (picture) => (picture.startsWith('photo-') ? 'A photograph' : picture),
  photo: () => 'A photograph',
  phrases: (phrases) => phraseLines(phrases),
  pictures: (pictures) =>
    lines(
      pictures.map(
        ({ description }, place) => `${place + 2}. ${description || 'Not described yet'}`,
      ),
    ),
  translations: translatedLines,
  sizes: (sizes) => lines(sizes.map(sizeWords)),
  contains: (plants) => lines(plants.map(({ name }) => name)),
  signs: (signs) => lines(signs.map(({ about, is }) => `${about}: ${is}`)),
  botanical: (fact) =>
    said([fact.is, ...fact.formerly.map((name) => `formerly ${name}`)].join(', '), fact),
  said: (fact) => said(fact.is, fact),
  light: (fact) => {
    const also = fact.alsoGood.map((light) => lightWords[light].toLowerCase()).join(' and ')
    return said(also ? `${lightWords[fact.is]}, also ${also}` : lightWords[fact.is], fact)
  },
  codes: (fact, field) => said(fact.is.map((code) => factCodes[field][code]).join(', '), fact),
  oneCode: (fact, field) => said(factCodes[field][fact.is] ?? '', fact),
  watering: (fact) => said(`${waterWords[waterOf(fact)]}: ${daysInWords(fact, 'en')}`, fact),
  span: (fact, field) =>
    said(
      productFields[field].unit === 'cm' ? `${span(fact, 'en')} cm` : daysInWords(fact, 'en'),
      fact,
    ),
  months: (fact) => {
    const told = monthActs.flatMap((act) =>
      fact[act].length > 0 ? `${actWords[act]}: ${monthsInWords(fact[act], 'en')}` : [],
    )
    return said(lines([...told, ...(fact.region ? [fact.region] : [])]), fact)
  },
  safety: (fact) => said([safetyWords[fact.is], fact.note].filter(Boolean).join(': '), fact),
}

/** Gives a size in a line: '4 inch pot / 4 इंच गमला, Rs 249, back in March'. */
function sizeWords({ label, labels, price, availability }: ProductSize): string {
  const name = [label || 'The only size', ...Object.values(labels)].join(' / ')
  const said = price === null ? [name] : [name, formatMoney(price)]
  return [...said, ...availabilityWords(availability)].join(', ')
}

/** Gives whether a size can be had, in a few words. */
export function availabilityInWords(availability: ProductSize['availability']): string {
  const [words = 'not said'] = availabilityWords(availability)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function availabilityWords(availability: ProductSize['availability']): string[] {
  if (availability === null) return []
  if (availability.is === 'to-order')
    return [`made to order in ${counted(availability.days, 'day')}`]
  if (availability.is === 'away') {
    return [availability.backIn ? `back in ${availability.backIn}` : 'not now']
  }
  return [availability.is === 'available' ? 'available' : 'ask us']
}

function phraseLines(phrases: KindValues['phrases']) {
  const said = Object.entries(phrases) as [OtherLanguage, string][]
  return lines(said.map(([language, text]) => `${languageTable[language].english}: ${text}`))
}

/** Gives every text of some translations on a line of its own, language by language. */
export function translatedLines(translations: Translations<object>) {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
  }
  const said = otherLanguages.flatMap((language) => {
    // The digest of the English is no text.
    const texts = textsIn({ ...translations[language], from: undefined })
    return texts.length === 0 ? [] : [`${languageTable[language].english}:`, ...texts]
  })
  return lines(said)
}

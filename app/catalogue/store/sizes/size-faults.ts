import { months } from '#app/catalogue/facts/facts.ts'
import type { SpecOf } from '#app/catalogue/fields/field-spec.ts'
import {
  type Availability,
  areNamed,
  type ProductSize,
  unnamedSize,
} from '#app/catalogue/sizes/size.ts'
import { isSizeNumber } from '#app/catalogue/sizes/size-number.ts'
import { differ, findNeeded, findTextFault } from '#app/catalogue/store/text-faults.ts'
import { findPriceFault } from '#app/money/money.ts'
import { otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

/** In so many days a size is made to order at most. */
const mostDays = 365

/** Gives what can't be kept of a product's sizes, in a sentence that names the size. */
export function findSizesFault(
  sizes: readonly ProductSize[],
  { most, longest }: SpecOf<'sizes'>,
): string | undefined {
  if (sizes.length > most) return `A product has at most ${most} sizes.`
  const numbers = sizes.flatMap(({ number }) => (number === null ? [] : String(number)))
  if (!differ(numbers)) return 'The same size is there twice.'
  const first = sizes.map((size) => findSizeFault(size, longest, areNamed(sizes))).find(Boolean)
  return first ?? findSameLabel(sizes)
}

function findSizeFault(
  { number, label, labels, price, availability }: ProductSize,
  longest: number,
  isNamed: boolean,
): string | undefined {
  if (number !== null && number !== unnamedSize && !isSizeNumber(number)) {
    return 'A product can have no more new sizes.'
  }
  if (isNamed === (number === unnamedSize)) return 'Among several sizes each has a name.'
  if (!isNamed && label !== '') return 'Its quantity says what the only size is.'
  const inEnglish = isNamed ? findNeeded(label, longest, 'Write what each size is.') : undefined
  if (inEnglish) return label ? `${label}: ${inEnglish}` : inEnglish
  const called = label || 'The size'
  for (const language of otherLanguages) {
    const fault = findTextFault(labels[language] ?? '', longest)
    if (fault) return `${called} in ${languageTable[language].english}: ${fault}`
  }
  const fault =
    (price === null ? undefined : findPriceFault(price)) ?? findAvailabilityFault(availability)
  return fault && `${called}: ${fault}`
}

function findAvailabilityFault(availability: Availability | null): string | undefined {
  if (availability?.is === 'to-order') {
    const { days } = availability
    const fits = Number.isInteger(days) && days >= 1 && days <= mostDays
    return fits ? undefined : `Write in how many days it is made, from 1 to ${mostDays}.`
  }
  const isUnknown =
    availability?.is === 'away' &&
    availability.backIn !== null &&
    !months.includes(availability.backIn)
  return isUnknown ? 'Choose a month.' : undefined
}

/** Two labels that people can't tell apart, in whichever language. */
function findSameLabel(sizes: readonly ProductSize[]): string | undefined {
  for (const language of ['en', ...otherLanguages] as const) {
    const seen = new Set<string>()
    for (const { label, labels } of sizes) {
      const said = language === 'en' ? label : (labels[language] ?? '')
      const plain = said.toLowerCase().replace(/\s+/g, ' ')
      if (plain && seen.has(plain)) return `Two sizes are called ${said}.`
      seen.add(plain)
    }
  }
  return undefined
}

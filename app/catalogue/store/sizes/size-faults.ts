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
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

/** In so many days a size is made to order at most. */
const mostDays = 365

/** What can't be kept of sizes: of one of them, by its place among them, or of all together. */
export interface SizeFault {
  place?: number
  part: 'label' | OtherLanguage | 'price' | 'availability'
  fault: string
}

/** Gives what can't be kept of a product's sizes, in a sentence that names the size. */
export function findSizesFault(
  sizes: readonly ProductSize[],
  spec: SpecOf<'sizes'>,
): string | undefined {
  const [first] = listSizeFaults(sizes, spec)
  if (!first) return undefined
  const { place, part, fault } = first
  const label = sizes[place ?? -1]?.label
  if (place === undefined || (part === 'label' && !label)) return fault
  const called = label || 'The size'
  return otherLanguages.some((language) => language === part)
    ? `${called} in ${languageTable[part as OtherLanguage].english}: ${fault}`
    : `${called}: ${fault}`
}

/** Lists what can't be kept of a product's sizes, each in a sentence; what is wrong with all is first. */
export function listSizeFaults(
  sizes: readonly ProductSize[],
  { most, longest }: SpecOf<'sizes'>,
): SizeFault[] {
  const of = (fault: string): SizeFault => ({ part: 'label', fault })
  if (sizes.length > most) return [of(`A product has at most ${most} sizes.`)]
  const numbers = sizes.flatMap(({ number }) => (number === null ? [] : String(number)))
  if (!differ(numbers)) return [of('The same size is there twice.')]
  const isNamed = areNamed(sizes)
  const each = sizes.flatMap((size, place) =>
    listFaultsOf(size, longest, isNamed).map((fault) => ({ place, ...fault })),
  )
  return [...each, ...listSameLabels(sizes)]
}

function listFaultsOf(
  { number, label, labels, price, availability }: ProductSize,
  longest: number,
  isNamed: boolean,
): Omit<SizeFault, 'place'>[] {
  const inLabel = (fault: string) => [{ part: 'label' as const, fault }]
  if (number !== null && number !== unnamedSize && !isSizeNumber(number)) {
    return inLabel('A product can have no more new sizes.')
  }
  if (isNamed === (number === unnamedSize)) return inLabel('Among several sizes each has a name.')
  if (!isNamed && label !== '') return inLabel('Its quantity says what the only size is.')
  const inEnglish = isNamed ? findNeeded(label, longest, 'Write what each size is.') : undefined
  const parts: [SizeFault['part'], string | undefined][] = [
    ['label', inEnglish],
    ...otherLanguages.map((language): [SizeFault['part'], string | undefined] => [
      language,
      findTextFault(labels[language] ?? '', longest),
    ]),
    ['price', price === null ? undefined : findPriceFault(price)],
    ['availability', findAvailabilityFault(availability)],
  ]
  return parts.flatMap(([part, fault]) => (fault ? [{ part, fault }] : []))
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

/** Labels that people can't tell from an earlier one, in whichever language. */
function listSameLabels(sizes: readonly ProductSize[]): SizeFault[] {
  return (['en', ...otherLanguages] as const).flatMap((language) => {
    const seen = new Set<string>()
    return sizes.flatMap(({ label, labels }, place): SizeFault[] => {
      const said = language === 'en' ? label : (labels[language] ?? '')
      const plain = said.toLowerCase().replace(/\s+/g, ' ')
      const isSeen = plain !== '' && seen.has(plain)
      seen.add(plain)
      const part = language === 'en' ? 'label' : language
      return isSeen ? [{ place, part, fault: `Two sizes are called ${said}.` }] : []
    })
  })
}

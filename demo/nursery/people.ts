import { type Language, languages } from '#languages/language.ts'
import type { Random } from './random.ts'
import { visitorsWords } from './visitors.words.ts'

/** A made-up visitor, who may write more than once. */
export interface Person {
  language: Language
  fullName: string
  email: string
  mobileNumber: string
  address: string
  /** Undefined for somebody who writes for themselves. */
  company: string | undefined
  /** How often they write, beside others. */
  weight: number
}

/** 98200 000xx is the sample's own range: the shop has its first number, the staff its last three. */
const numbers = Array.from({ length: 96 }, (_, index) => String(9_820_000_001 + index))

const companies = [
  'Kaveri Textiles',
  'Bluefin Software',
  'Nandanvan Housing Society',
  'Saffron Kitchens',
  'Udaan Public School',
  'Meghdoot Hotels',
  'Three Rivers Consulting',
  'Anand Diagnostics',
]

/** So much of the people writes in each language, English first; the others share what is left. */
const inEnglish = 0.55

/** Makes up the visitors, in the languages that the shop speaks. */
export function makePeople(random: Random, spoken: readonly Language[]): Person[] {
  const others = languages.filter((language) => language !== 'en' && spoken.includes(language))
  const names = new Set<string>()
  return numbers.map((mobileNumber, index) => {
    const isEnglish = others.length === 0 || random.isOne(inEnglish)
    const language = isEnglish ? 'en' : random.pick(others)
    const { first, last, addresses } = visitorsWords[language]
    const fullName = chooseName(random, first, last, names)
    const company = index % 12 === 5 ? companies[Math.floor(index / 12)] : undefined
    return {
      language,
      fullName,
      email: `visitor${index + 1}@example.in`,
      mobileNumber,
      address: random.pick(addresses),
      company,
      // Some come back again and again, most write once or twice.
      weight: company || random.isOne(0.12) ? 3 : 1,
    }
  })
}

/** A name that nobody has yet. */
function chooseName(
  random: Random,
  first: readonly string[],
  last: readonly string[],
  taken: Set<string>,
) {
  const all = first.flatMap((one) => last.map((other) => `${one} ${other}`))
  const name = random.pick(all.filter((one) => !taken.has(one)))
  taken.add(name)
  return name
}

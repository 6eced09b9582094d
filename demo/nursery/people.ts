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
}

/**
 * 98200 000xx is the sample's own range: the shop has its first number, the staff its last three, and
 * programs that send spam the two before.
 */
const numbers = Array.from({ length: 94 }, (_, index) => String(9_820_000_001 + index))
export const spamNumbers = ['9820000095', '9820000096'] as const

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
    }
  })
}

/** So many of the people, such as landscapers, come back again and again; the others write once or twice. */
const regulars = 12

/** So many of the last to write have mostly never written before. */
const newcomers = { among: 24, share: 0.7 }

/** Says who writes each of so many enquiries, in the order of their time. */
export function listWriters(random: Random, people: readonly Person[], count: number): Person[] {
  const shuffled = random.shuffle(people)
  const often = shuffled.slice(0, regulars)
  const twice = shuffled.slice(regulars, regulars + Math.floor(people.length / 2))
  const writers = [...people, ...twice]
  while (writers.length < count) writers.push(random.pick(often))
  const inOrder = random.shuffle(writers).slice(0, count)
  // Who writes but once comes last.
  const once = new Set(shuffled.slice(regulars + twice.length))
  for (let place = count - newcomers.among; place < count; place += 1) {
    const other = inOrder.findIndex(
      (person, at) => at < count - newcomers.among && once.has(person),
    )
    if (other < 0 || once.has(inOrder[place] as Person) || !random.isOne(newcomers.share)) continue
    const moved = inOrder[place] as Person
    inOrder[place] = inOrder[other] as Person
    inOrder[other] = moved
  }
  return inOrder
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

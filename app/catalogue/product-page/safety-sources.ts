import {
  type Month,
  months,
  type PlantFacts,
  type ProductFacts,
} from '#app/catalogue/facts/facts.ts'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import type { Language } from '#languages/language.ts'
import { safetySourceWords } from './safety-sources.words.ts'

/** Who says what is safe, as a visitor may look it up. */
export interface SafetySource {
  name: string
  href: string
  /** When the list was read, in the page's language: 'March 2025'; empty where the source does not say. */
  checked: string
}

/** The lists that visitors can look into, by how the catalogue's sources name them. */
const lists = [
  {
    id: 'aspca',
    pattern: /ASPCA plant list/,
    href: 'https://www.aspca.org/pet-care/aspca-poison-control/toxic-and-non-toxic-plants',
  },
  { id: 'petPoison', pattern: /Pet Poison Helpline/, href: 'https://www.petpoisonhelpline.com/' },
  {
    id: 'animalPoisons',
    pattern: /Animal Poisons Helpline/,
    href: 'https://animalpoisons.com.au/',
  },
  {
    id: 'ncState',
    pattern: /NC State/,
    href: 'https://plants.ces.ncsu.edu/',
  },
] as const

/**
 * Lists who says of a product, or of the plants in a packet, whether it is safe for cats and dogs:
 * the lists that its sources name, each once with the newest date. Other sources are for the desk.
 */
export function listSafetySources(
  { plant, contains }: Pick<ProductFacts, 'plant' | 'contains'>,
  language: Language,
): SafetySource[] {
  const told = [plant, ...contains.map(({ facts }) => facts)].flatMap(sourcesOf)
  return lists.flatMap(({ id, pattern, href }) => {
    const naming = told.filter((source) => pattern.test(source))
    if (naming.length === 0) return []
    const dates = naming.flatMap(datesIn).sort((a, b) => b.at - a.at)
    const [newest] = dates
    const checked = newest ? `${monthName(newest.month, language)} ${newest.year}` : ''
    return [{ name: safetySourceWords[language][id], href, checked }]
  })
}

/** Each of the sources that stand in one fact. */
function sourcesOf({ pets }: PlantFacts): string[] {
  return pets?.source.split('; ') ?? []
}

const datesOf = months.map((month, place) => {
  return { month, place, pattern: new RegExp(`\\b${month} (\\d{4})\\b`) }
})

/** The months in a source's words: 'copy of March 2025'. */
function datesIn(source: string): { month: Month; year: number; at: number }[] {
  return datesOf.flatMap(({ month, place, pattern }) => {
    const year = Number(pattern.exec(source)?.[1])
    return year ? [{ month, year, at: year * 12 + place }] : []
  })
}

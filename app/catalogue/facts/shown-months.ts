import {
  type ContainedPlant,
  type Month,
  type MonthAct,
  type MonthsFact,
  monthActs,
  months,
  type ProductFacts,
} from './facts.ts'

/** What is done in some months, or seen in them: of a product itself, or of a plant in it. */
export interface MonthLine {
  act: MonthAct
  inside?: ContainedPlant
  months: Month[]
  fact: MonthsFact
}

/** Lists the months that visitors may see, those with a source: of a packet its plants', one by one. */
export function listMonths({ plant, contains }: ProductFacts): MonthLine[] {
  const own = { facts: plant, inside: undefined }
  const inside = contains.map((each) => ({ facts: each.facts, inside: each }))
  const told = contains.length > 0 ? inside : [own]
  return monthActs.flatMap((act) =>
    told.flatMap(({ facts: { months: fact }, inside }) =>
      fact?.source && fact[act].length > 0
        ? [{ act, fact, months: fact[act], ...(inside && { inside }) }]
        : [],
    ),
  )
}

/** Gives the months of a product that visitors may see as bits, January the lowest, by what is done. */
export function monthBits(facts: ProductFacts): Record<MonthAct, number> {
  const bits = { sow: 0, plant: 0, flower: 0 }
  for (const { act, months: said } of listMonths(facts)) {
    for (const month of said) bits[act] |= 1 << months.indexOf(month)
  }
  return bits
}

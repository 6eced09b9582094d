import {
  type Choice,
  type Chosen,
  choiceGroups,
  choices,
  type GroupName,
  isChosen,
} from '#app/catalogue/facts/plant-choices.ts'
import { PAGE_SIZE } from '#app/catalogue/pages/page-request.ts'
import { type Bits, countBelow, countInBoth, hasBit, inAll, inAny, listBits } from './bits.ts'
import { countUpTo, type PlantIndex } from './plant-index.server.ts'

/** A choice as the finder shows it. */
export interface CountedChoice {
  choice: Choice
  chosen: boolean
  /**
   * How many plants are seen when it is tapped; of one that is chosen, how many of those that the
   * other groups leave fit it. 0 where no plant does.
   */
  count: number
}

/** What comes back when choices are let go. */
export interface LettingGo {
  without: Choice[]
  count: number
  /** The places of its first plants. */
  orders: number[]
}

export interface FoundPlants {
  /** How many plants fit what is chosen, and how many there are. */
  count: number
  all: number
  choices: CountedChoice[]
  /** The groups of which something is not known of some plant. */
  unknown: GroupName[]
  /** Whether any plant can be had as something that can be chosen. */
  saysAvailability: boolean
  /** The places of the plants of this page. */
  orders: number[]
  /** How many come before this page. */
  before: number
  /** Pass as `after` for the next page; left out on the last. */
  next?: number
  /**
   * Where nothing fits: what letting go of each choice brings back, most plants first. Who asks for
   * what is safe is never shown other plants first: letting go of that stands last.
   */
  lettingGo: LettingGo[]
}

const THUMBNAILS = 3

/**
 * Finds the plants that fit what is chosen, within a group any of its choices, between groups all,
 * and counts what each choice would bring. Past the last plant it gives the first page.
 */
export function findPlants(index: PlantIndex, chosen: Chosen, after?: number): FoundPlants {
  const fitting = findFitting(index, chosen)
  const start = after === undefined ? 0 : countUpTo(index.orders, after)
  const found = listBits(fitting, start, PAGE_SIZE + 1)
  if (after !== undefined && found.length === 0) return findPlants(index, chosen)
  const orders = found.slice(0, PAGE_SIZE).map((number) => index.orders[number] ?? 0)
  const count = countInBoth(fitting, fitting)
  const next = found.length > PAGE_SIZE ? orders.at(-1) : undefined
  return {
    count,
    all: index.orders.length,
    choices: countChoices(index, chosen),
    unknown: choices
      .filter((choice) => choice.value === 'unknown' && bitsOf(index, choice).some(Boolean))
      .map(({ group }) => group),
    saysAvailability: saysAvailability(index),
    orders,
    before: countBelow(fitting, start),
    next,
    lettingGo: count === 0 ? letGo(index, chosen) : [],
  }
}

/**
 * Tells whether a page of what is chosen, found while availability was said as `said` tells, may say
 * something else since the availability of a plant changed, whatever it was before. The page counts a
 * plant where it fits the other groups, and where only one of them would have to go.
 */
export function countsPlant(
  index: PlantIndex,
  { chosen, said }: { chosen: Chosen; said: boolean },
  number: number,
): boolean {
  if (saysAvailability(index) !== said) return true
  const others = Map.groupBy(
    chosen.filter(({ group }) => group !== 'availability'),
    ({ group }) => group,
  )
  const failed = [...others.values()].filter(
    (members) => !members.some((choice) => hasBit(bitsOf(index, choice), number)),
  )
  return failed.length <= (chosen.some(({ group }) => group === 'availability') ? 1 : 0)
}

function saysAvailability(index: PlantIndex): boolean {
  return choices.some(
    (choice) => choice.group === 'availability' && bitsOf(index, choice).some(Boolean),
  )
}

function countChoices(index: PlantIndex, chosen: Chosen): CountedChoice[] {
  return choiceGroups.flatMap(({ name }) => {
    const inGroup = chosen.filter(({ group }) => group === name)
    const others = findFitting(
      index,
      chosen.filter(({ group }) => group !== name),
    )
    return choices
      .filter(({ group }) => group === name)
      .map((choice) => {
        const own = countInBoth(others, bitsOf(index, choice))
        if (own === 0 || inGroup.length === 0 || isChosen(inGroup, choice)) {
          return { choice, chosen: isChosen(inGroup, choice), count: own }
        }
        const any = inAny([...inGroup, choice].map((member) => bitsOf(index, member)))
        return { choice, chosen: false, count: countInBoth(others, any) }
      })
  })
}

function letGo(index: PlantIndex, chosen: Chosen): LettingGo[] {
  const isSafety = (choice: Choice) => isChosen([safe], choice)
  const helping = (without: readonly Choice[]) =>
    without
      .map((choice) => withoutAll(index, chosen, [choice]))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
  const others = chosen.filter((choice) => !isSafety(choice))
  const keepingSafe = helping(others)
  if (others.length === chosen.length) return keepingSafe
  // Where no single one helps, all others together do.
  const onlySafe = others.length > 1 && keepingSafe.length === 0
  const instead = onlySafe ? [withoutAll(index, chosen, others)] : []
  return [...keepingSafe, ...instead.filter(({ count }) => count > 0), ...helping([safe])]
}

const safe: Choice = { group: 'pets', value: 'safe' }

function withoutAll(index: PlantIndex, chosen: Chosen, without: Choice[]): LettingGo {
  const fitting = findFitting(
    index,
    chosen.filter((choice) => !isChosen(without, choice)),
  )
  const numbers = listBits(fitting, 0, THUMBNAILS)
  const orders = numbers.map((number) => index.orders[number] ?? 0)
  return { without, count: countInBoth(fitting, fitting), orders }
}

function findFitting(index: PlantIndex, chosen: Chosen): Bits {
  const groups = Map.groupBy(chosen, ({ group }) => group).values()
  const sets = [...groups].map((members) => inAny(members.map((choice) => bitsOf(index, choice))))
  return sets.length > 0 ? inAll(sets) : everything(index)
}

function everything({ orders }: PlantIndex): Bits {
  const bits = new Uint32Array((orders.length + 31) >>> 5).fill(0xffffffff)
  const last = orders.length & 31
  if (last > 0) bits[bits.length - 1] = 2 ** last - 1
  return bits
}

function bitsOf({ fitting }: PlantIndex, choice: Choice): Bits {
  const bits = fitting[choices.findIndex((known) => isChosen([choice], known))]
  if (!bits) throw new Error(`There is no choice ${choice.group}=${choice.value}.`)
  return bits
}

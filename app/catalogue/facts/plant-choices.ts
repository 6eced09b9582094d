import { finderPath } from '#app/paths/shop-paths.ts'
import { answers, cares, heights, lights, places, waters } from './facts.ts'

/** What nobody has said stands last, where it is no answer of its own. */
const unknown = 'unknown'

/** What a plant can be had as, in at least one of its sizes; which other ones it has is not looked for. */
const availabilities = ['available', 'to-order'] as const

/**
 * What a visitor may say of a plant and its corner, in the visitor's order: each group with its choices'
 * codes. All but the first are facts of the plant.
 */
export const choiceGroups = [
  { name: 'availability', values: availabilities },
  { name: 'light', values: [...lights, unknown] },
  { name: 'place', values: [...places, unknown] },
  { name: 'pets', values: answers },
  { name: 'care', values: [...cares, unknown] },
  { name: 'water', values: [...waters, unknown] },
  { name: 'height', values: [...heights, unknown] },
] as const

export type GroupName = (typeof choiceGroups)[number]['name']

/** One thing that can be chosen, such as low light. */
export interface Choice {
  group: GroupName
  /** The code of the fact, or `unknown` where nobody has said. */
  value: string
}

/** All choices, each group's beside each other, in the order in which an address has them. */
export const choices: readonly Choice[] = choiceGroups.flatMap(({ name, values }) =>
  values.map((value) => ({ group: name, value })),
)

/** What is chosen: members of `choices`, in their order, none twice. */
export type Chosen = readonly Choice[]

/** Reads what is chosen from an address's query; what is not known there is left out. */
export function readChosen(query: URLSearchParams): Chosen {
  const asked = new Set(
    choiceGroups.flatMap(({ name }) =>
      query.getAll(name).flatMap((values) => values.split('.').map((value) => `${name}.${value}`)),
    ),
  )
  return choices.filter(({ group, value }) => asked.has(`${group}.${value}`))
}

/**
 * Gives the address, under `path`, of what is chosen and of the page after a place in the
 * catalogue: for one choice always the same one.
 */
export function chosenAddress(path: string, chosen: Chosen, after?: number): string {
  const parts = choiceGroups.flatMap(({ name }) => {
    const values = chosen.filter(({ group }) => group === name).map(({ value }) => value)
    return values.length > 0 ? [`${name}=${values.join('.')}`] : []
  })
  if (after !== undefined) parts.push(`after=${after}`)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/** Whether a choice is among those that are chosen. */
export function isChosen(chosen: Chosen, { group, value }: Choice): boolean {
  return chosen.some((choice) => choice.group === group && choice.value === value)
}

/** Gives what is chosen after a choice was tapped: on, or off where it was on. */
export function toggleChoice(chosen: Chosen, tapped: Choice): Chosen {
  return choices.filter((choice) => isChosen(chosen, choice) !== isChosen([tapped], choice))
}

/**
 * The addresses of the finder that its map tells search engines: its own and those of one fact. What can
 * be had changes daily, and a shop need not say it.
 */
export const finderPaths: readonly string[] = [
  finderPath,
  ...choices
    .filter(({ group, value }) => group !== 'availability' && value !== 'unknown')
    .map((choice) => chosenAddress(finderPath, [choice])),
]

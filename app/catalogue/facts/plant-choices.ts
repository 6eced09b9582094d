import { answers, cares, heights, lights, places, waters } from './facts.ts'
import {
  answerWords,
  careWords,
  heightWords,
  lightWords,
  placeWords,
  waterWords,
} from './facts-words.ts'

/** The Plant Finder's address; what was chosen follows it. */
export const finderPath = '/finder'

const unknown = { unknown: 'Not known' }

/** What a visitor may say of a corner, in the visitor's order: each group with its choices' words. */
export const choiceGroups = [
  { name: 'light', title: 'Light', words: pick(lights, { ...lightWords, ...unknown }) },
  { name: 'place', title: 'Place', words: pick(places, { ...placeWords, ...unknown }) },
  { name: 'pets', title: 'Cats and dogs', words: pick(answers, answerWords) },
  { name: 'care', title: 'Care', words: pick(cares, { ...careWords, ...unknown }) },
  { name: 'water', title: 'Water', words: pick(waters, { ...waterWords, ...unknown }) },
  { name: 'height', title: 'Height', words: pick(heights, { ...heightWords, ...unknown }) },
] as const

export type GroupName = (typeof choiceGroups)[number]['name']

/** One thing that can be chosen, such as low light. */
export interface Choice {
  group: GroupName
  /** The code of the fact, or `unknown` where nobody has said. */
  value: string
}

/** All choices, each group's beside each other, in the order in which an address has them. */
export const choices: readonly Choice[] = choiceGroups.flatMap(({ name, words }) =>
  [...words.keys()].map((value) => ({ group: name, value })),
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

/** Gives a choice in the words of its group: 'Low light'. */
export function choiceWord({ group, value }: Choice): string {
  const { words } = choiceGroups.find(({ name }) => name === group) ?? choiceGroups[0]
  return new Map<string, string>(words).get(value) ?? value
}

/** Gives a choice in words that stand alone: 'Low light', 'Pet safe', 'Water: not known'. */
export function choiceLabel(choice: Choice): string {
  const { group, value } = choice
  if (group === 'pets' && value === 'safe') return 'Pet safe'
  const word = choiceWord(choice)
  if (group !== 'pets' && value !== 'unknown') return word
  const { title } = choiceGroups.find(({ name }) => name === group) ?? choiceGroups[0]
  return `${title}: ${word.toLowerCase()}`
}

/** Gives what a visitor writes who found no plant, or nothing where nothing is chosen. */
export function chosenMessage(chosen: Chosen): string {
  if (chosen.length === 0) return ''
  const groups = choiceGroups.flatMap(({ name, title }) => {
    const words = chosen
      .filter(({ group }) => group === name)
      .map((choice) => choiceWord(choice).toLowerCase())
    return words.length > 0 ? [`${title}: ${words.join(' or ')}.`] : []
  })
  return `Please find me a plant. ${groups.join(' ')}`
}

/** The addresses of the finder that search engines may show: its own and those of one choice. */
export const finderPaths: readonly string[] = [
  finderPath,
  ...choices
    .filter(({ value }) => value !== 'unknown')
    .map((choice) => chosenAddress(finderPath, [choice])),
]

function pick(
  codes: readonly string[],
  words: Record<string, string>,
): ReadonlyMap<string, string> {
  const all = 'unknown' in words && !codes.includes('unknown') ? [...codes, 'unknown'] : codes
  return new Map(all.map((code) => [code, words[code] ?? code]))
}

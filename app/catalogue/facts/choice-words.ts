import type { Language } from '#languages/language.ts'
import { choiceWords } from './choice.words.ts'
import { factsWords } from './facts.words.ts'
import { type Choice, type Chosen, choiceGroups, type GroupName } from './plant-choices.ts'

/** Gives the heading of a group of choices: 'Cats and dogs'. */
export function choiceTitle(group: GroupName, language: Language): string {
  return choiceWords[language].titles[group]
}

/** Gives a choice in the words of its group: 'Low light'. */
export function choiceWord({ group, value }: Choice, language: Language): string {
  const facts = factsWords[language]
  const { availability } = choiceWords[language]
  const groups = { ...facts, pets: facts.answer, availability }
  const words: Record<string, string> = groups[group]
  return words[value] ?? facts.answer.unknown
}

/** Gives a choice in words that stand alone: 'Low light', 'Pet safe', 'Water: not known'. */
export function choiceLabel(choice: Choice, language: Language): string {
  const { group, value } = choice
  if (group === 'pets' && value === 'safe') return choiceWords[language].petSafe
  const word = choiceWord(choice, language)
  if (group !== 'pets' && value !== 'unknown') return word
  return `${choiceTitle(group, language)}: ${word.toLowerCase()}`
}

/** Gives what a visitor writes who found no plant, or nothing where nothing is chosen. */
export function chosenMessage(chosen: Chosen, language: Language): string {
  if (chosen.length === 0) return ''
  const words = choiceWords[language]
  const groups = choiceGroups.flatMap(({ name }) => {
    const wanted = chosen
      .filter(({ group }) => group === name)
      .map((choice) => choiceWord(choice, language).toLowerCase())
    return wanted.length > 0 ? [`${words.titles[name]}: ${wanted.join(words.or)}.`] : []
  })
  return words.find(groups.join(' '))
}

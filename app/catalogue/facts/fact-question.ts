import type { Language } from '#languages/language.ts'
import { choiceTitle } from './choice-words.ts'
import { factQuestionWords } from './fact-question.words.ts'
import { choiceGroups, type GroupName } from './plant-choices.ts'

/** A fact of a product that a visitor may ask about, as addresses name it. */
export type AskedFact = GroupName | 'children'

/** Gives the title of a fact in a language: 'Cats and dogs'. */
export function factTitle(fact: AskedFact, language: Language): string {
  const own = factQuestionWords[language]
  return fact === 'water' || fact === 'children' ? own[fact] : choiceTitle(fact, language)
}

/** Gives what a visitor writes who asks about a fact; nothing for what is none. */
export function factQuestion(fact: string | null, language: Language): string {
  const asked =
    fact === 'children' ? fact : choiceGroups.map(({ name }) => name).find((name) => name === fact)
  return asked ? factQuestionWords[language].question(factTitle(asked, language)) : ''
}

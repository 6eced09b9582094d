import type { Language } from '#languages/language.ts'
import { type Said, said, sayAfter } from '#languages/said.ts'
import { type AskedFact, factTitle } from './fact-question.ts'
import {
  answerOf,
  type ContainedPlant,
  type CountedFacts,
  countFacts,
  type ProductFacts,
  type SafetyFact,
  type Span,
} from './facts.ts'
import { factsWords } from './facts.words.ts'
import { signWords } from './sign.words.ts'
import { daysInWords, span } from './span-words.ts'

export type SignIcon =
  | 'sun'
  | 'drop'
  | 'house'
  | 'hand'
  | 'height'
  | 'paw'
  | 'child'
  | 'seed'
  | 'clock'

/** One thing that a product's page tells at a glance. */
export interface Sign {
  /** Facts of goods have none: what they tell is of too many kinds. */
  icon?: SignIcon
  about: Said
  is: Said
  note?: Said | undefined
  /** What the value says: a plain fact, a warning, or that nobody knows. */
  says: 'fact' | 'no' | 'unknown'
  /** What is asked about where nobody knows. */
  fact?: AskedFact
}

/**
 * Lists the signs of a product in a language: all seven of a plant, known or not; of a packet those
 * that are known, and whether it is safe; of goods those that apply.
 */
export function listSigns(facts: ProductFacts, quantity: Said, language: Language): Sign[] {
  const goods = facts.signs.map(
    ({ about, is, note, english }): Sign => ({
      about: said(about, english),
      is: said(is, english),
      note: note && said(note, english),
      says: 'fact',
    }),
  )
  const { quantity: about } = signWords[language]
  if (quantity !== '') goods.unshift({ about, is: quantity, says: 'fact' })
  if (facts.kind === 'goods') return goods
  const plant = listPlantSigns(facts, language)
  const safety = [
    safetySign('paw', facts, 'pets', language),
    safetySign('child', facts, 'children', language),
  ]
  const shown = facts.kind === 'plant' ? plant : plant.filter(({ says }) => says !== 'unknown')
  return [...shown, ...safety, ...goods]
}

/** Gives how often a plant is watered in summer, within a sentence: 'water every day in summer'. */
export function wateredInWords(days: Span, language: Language): string {
  const { watered, inSummer } = signWords[language]
  return watered(inSummer(daysInWords(days, language)))
}

function listPlantSigns(facts: ProductFacts, language: Language): Sign[] {
  const { light, suits, place, care, height, summerDays } = countFacts(facts)
  const { waterRule } = facts.plant
  const words = factsWords[language]
  const { inPot, centimetres, inSummer } = signWords[language]
  const also = <Code extends string>(codes: readonly Code[], named: Record<Code, string>) =>
    tooInWords(
      codes.map((code) => named[code]),
      language,
    )
  const sign = (icon: SignIcon, fact: AskedFact, is: Said | undefined, note?: Said): Sign => {
    const about = factTitle(fact, language)
    return is === undefined
      ? { icon, about, is: words.answer.unknown, says: 'unknown', fact }
      : { icon, about, is, note, says: 'fact' }
  }
  const [at, ...others] = place
  const othersLights = suits.filter((other) => other !== light)
  const days = summerDays && capital(inSummer(daysInWords(summerDays, language)))
  // The rule comes first: the days are "about".
  const [rule, ...rest] = (waterRule?.is ?? '').split('; ')
  const more = rest.length > 0 ? said(capital(rest.join('; ')), waterRule?.english) : undefined
  return [
    sign('sun', 'light', light && words.light[light], also(othersLights, words.inLight)),
    rule
      ? sign('drop', 'water', said(rule, waterRule?.english), days ?? more)
      : sign('drop', 'water', days),
    sign('house', 'place', at && words.place[at], also(others, words.place)),
    sign('hand', 'care', care && words.care[care]),
    sign('height', 'height', height && centimetres(span(height, language)), inPot),
  ]
}

function tooInWords([first, ...others]: readonly string[], language: Language) {
  if (first === undefined) return undefined
  const { and, too } = signWords[language]
  return too([first, ...others.map((other) => other.toLowerCase())].join(and))
}

function safetySign(
  icon: SignIcon,
  facts: ProductFacts,
  whose: 'pets' | 'children',
  language: Language,
): Sign {
  const answer = answerOf(countFacts(facts)[whose])
  return {
    icon,
    about: factTitle(whose, language),
    fact: whose,
    is: factsWords[language].answer[answer],
    says: answer === 'safe' ? 'fact' : answer === 'unsafe' ? 'no' : 'unknown',
    note: safetyNote(facts, whose, language),
  }
}

/** How unsafe it is and what of it; of a packet, each of its plants that is. */
function safetyNote(
  { plant, contains }: ProductFacts,
  whose: 'pets' | 'children',
  language: Language,
): Said | undefined {
  if (contains.length === 0) return levelInWords(plant[whose], language)
  const { end } = signWords[language]
  const told = contains.flatMap((inside): Said[] => {
    const level = levelInWords(inside.facts[whose], language, small)
    if (!level || answerOf(inside.facts[whose]?.is) !== 'unsafe') return []
    return [sayAfter(nameInside(inside, language), ': ', level)]
  })
  if (told.length === 0) return undefined
  return sayAfter(...told.flatMap((one, place) => (place === 0 ? [one] : [end, one])))
}

/** Gives what a plant inside a packet is called in a language. */
export function nameInside({ name, localName }: ContainedPlant, language: Language): Said {
  return localName ?? said(name, language !== 'en')
}

function levelInWords(
  fact: SafetyFact | undefined,
  language: Language,
  begin: (words: string) => string = (words) => words,
): Said | undefined {
  const { mild, toxic, end } = signWords[language]
  if (!fact || fact.is === 'safe') return fact?.note && said(fact.note, fact.english)
  const level = begin(fact.is === 'toxic' ? toxic : mild)
  return fact.note ? sayAfter(level, end, said(fact.note, fact.english)) : level
}

/** Gives words with a small letter at their beginning, as after a colon. */
export function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** Gives words with a capital at their beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a card tells of a plant; `brief`, where that is less, beside a price. */
export interface CardFactWords {
  description: string
  brief?: string
}

/**
 * Gives what a card tells of a plant, as in 'Bright shade, water about every 10 to 15 days in
 * summer': the page's own days. Empty where nothing is known. On a line of its own is said what is not
 * safe, first, since a narrow card may cut off what follows; only what is listed safe is called so.
 * In brief it leaves out the watering: what is left is two lines.
 */
export function cardFacts(
  { light, summerDays, pets }: Partial<CountedFacts>,
  language: Language,
): CardFactWords {
  const facts = factsWords[language]
  const words = signWords[language]
  const water = summerDays && wateredInWords(summerDays, language)
  const answer = answerOf(pets)
  const tell = (...parts: (string | undefined)[]) => {
    const life = capital(parts.filter(Boolean).join(', '))
    const told = [answer === 'unsafe' && words.notSafe, life, answer === 'safe' && words.safe]
    return told.filter(Boolean).join('\n')
  }
  const lit = light && facts.light[light]
  const brief = tell(lit)
  return { description: tell(lit, water), ...(water && brief && { brief }) }
}

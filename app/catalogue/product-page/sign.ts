import {
  answerOf,
  type CountedFacts,
  countFacts,
  type PlantFacts,
  type ProductFacts,
  type SafetyFact,
  type Span,
} from '#app/catalogue/facts/facts.ts'
import {
  answerWords,
  careWords,
  lightWords,
  placeWords,
  waterWords,
} from '#app/catalogue/facts/facts-words.ts'

export type SignIcon = 'sun' | 'drop' | 'house' | 'hand' | 'height' | 'paw' | 'child' | 'seed'

/** One thing that a product's page tells at a glance. */
export interface Sign {
  icon: SignIcon
  about: string
  is: string
  note?: string | undefined
  /** What the value says: a plain fact, a warning, or that nobody knows. */
  says: 'fact' | 'no' | 'unknown'
}

/**
 * Lists the signs of a product: all seven of a plant, known or not; of a packet those that are
 * known, and whether it is safe; of goods those that apply.
 */
export function listSigns(facts: ProductFacts, quantity: string): Sign[] {
  const goods: Sign[] = facts.signs.map((sign) => ({ ...sign, icon: 'seed', says: 'fact' }))
  if (quantity) goods.unshift({ icon: 'seed', about: 'Quantity', is: quantity, says: 'fact' })
  if (facts.kind === 'goods') return goods
  const counted = countFacts(facts)
  const known = [
    lightSign(counted),
    waterSign(counted, facts.plant),
    placeSign(counted),
    plainSign('hand', 'Care', counted.care && careWords[counted.care]),
    plainSign('height', 'Height', counted.height && `${span(counted.height)} cm`, 'In a pot'),
  ]
  const safety = [
    safetySign('paw', 'Cats and dogs', facts, 'pets'),
    safetySign('child', 'Children', facts, 'children'),
  ]
  const shown = facts.kind === 'plant' ? known : known.filter(({ says }) => says !== 'unknown')
  return [...shown, ...safety, ...goods]
}

/** Gives a span of days or centimetres in words: '10 to 15', or '7' where both ends are one. */
export function span({ from, to }: Span): string {
  return from === to ? String(from) : `${from} to ${to}`
}

/** Gives days between waterings in words: 'every day', 'about every 10 to 15 days'. */
export function daysInWords(days: Span): string {
  return days.to === 1 ? 'every day' : `about every ${span(days)} days`
}

function plainSign(icon: SignIcon, about: string, is: string | undefined, note?: string): Sign {
  if (is === undefined) return { icon, about, is: answerWords.unknown, says: 'unknown' }
  return { icon, about, is, note, says: 'fact' }
}

function lightSign({ light, suits }: CountedFacts): Sign {
  const also = suits.filter((other) => other !== light)
  return plainSign('sun', 'Light', light && lightWords[light], tooInWords(also, lightWords))
}

/** The rule comes first: the days are "about". */
function waterSign({ water }: CountedFacts, { waterRule, summerDays }: PlantFacts): Sign {
  const [rule, ...rest] = (waterRule?.is ?? '').split('; ')
  const days = summerDays && `${capital(daysInWords(summerDays))} in summer`
  if (rule) return plainSign('drop', 'Water', rule, days ?? (capital(rest.join('; ')) || undefined))
  return plainSign('drop', 'Water', water && waterWords[water], days)
}

function placeSign({ place }: CountedFacts): Sign {
  const [first, ...others] = place
  return plainSign('house', 'Place', first && placeWords[first], tooInWords(others, placeWords))
}

function tooInWords<Code extends string>(codes: readonly Code[], words: Record<Code, string>) {
  if (codes.length === 0) return undefined
  const [first = '', ...others] = codes.map((code) => words[code])
  return `${[first, ...others.map((other) => other.toLowerCase())].join(' and ')} too`
}

function safetySign(
  icon: SignIcon,
  about: string,
  facts: ProductFacts,
  whose: 'pets' | 'children',
): Sign {
  const level = countFacts(facts)[whose]
  const answer = answerOf(level)
  const says = answer === 'safe' ? 'fact' : answer === 'unsafe' ? 'no' : 'unknown'
  return { icon, about, is: answerWords[answer], says, note: safetyNote(facts, whose) }
}

/** What makes it unsafe; of a packet, which of its plants. */
function safetyNote({ plant, contains }: ProductFacts, whose: 'pets' | 'children') {
  if (contains.length === 0) return levelInWords(plant[whose])
  const unsafe = contains.filter(({ facts }) => answerOf(facts[whose]?.is) === 'unsafe')
  const [first] = unsafe
  if (!first) return undefined
  if (unsafe.length > 1) return unsafe.map(({ name }) => name).join(', ')
  return `${first.name}: ${small(levelInWords(first.facts[whose]) ?? '')}`
}

function levelInWords(fact: SafetyFact | undefined) {
  if (fact?.is === 'mildly-toxic') return ['Mildly toxic', fact.note].filter(Boolean).join('. ')
  return fact?.note ?? (fact?.is === 'toxic' ? 'Toxic' : undefined)
}

/** Gives words with a small letter at their beginning, as after a colon. */
export function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Gives what a card tells of a plant, as in 'Bright shade, water once a week'; empty where nothing
 * is known. Only what is listed safe is called so.
 */
export function cardFacts({ light, water, pets }: Partial<CountedFacts>): string {
  const parts = [light && lightWords[light], water && `water ${waterWords[water].toLowerCase()}`]
  const life = capital(parts.filter(Boolean).join(', '))
  return [life, answerOf(pets) === 'safe' && 'Safe for cats and dogs'].filter(Boolean).join('. ')
}

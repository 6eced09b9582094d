import type {
  Care,
  ContainedPlant,
  PlantFacts,
  SafetyFact,
  SafetyLevel,
} from '#app/catalogue/facts/facts.ts'
import { type PlainFacts, plainFactsOf, plantFields } from '#app/stock/product-edit.ts'
import { type FactDraft, factDraftOf, factParts, isLight, isPlace } from './fact-draft.ts'
import { linesOf } from './form-texts.ts'
import type { PlantDraft } from './plant-draft.ts'
import { readSpan, usualDaysOf, waterOfTyped } from './spans.ts'

type Fact = keyof PlainFacts

/** Gives one fact as the form says it; `source` is who says so, `before` what was kept of it. */
export function applyFact<Name extends Fact>(
  fact: Name,
  draft: FactDraft,
  before: PlainFacts,
  source: string,
): PlainFacts[Name] {
  return changes[fact](draft, before, source)
}

/**
 * Gives the plants of a packet as the form says them. A fact that says what it said keeps who said
 * it; of the others `source` does.
 */
export function applyPlants(
  drafts: readonly PlantDraft[],
  before: readonly ContainedPlant[],
  source: string,
): ContainedPlant[] {
  return drafts.map((draft) => {
    const was = before.find(({ name }) => name === draft.was)?.facts ?? {}
    const [kept, shown] = [plainFactsOf(was), factDraftOf(plainFactsOf(was))]
    const facts: Record<string, unknown> = {}
    for (const fact of plantFields) {
      const parts: readonly (keyof FactDraft)[] = factParts[fact]
      const isSame = parts.every((part) => String(draft[part]) === String(shown[part]))
      const value = isSame ? kept[fact] : applyFact(fact, draft, kept, source)
      if (value !== null) facts[fact] = value
    }
    for (const language of ['hindi', 'marathi'] as const) {
      const names = linesOf(draft[language])
      const isSame = names.join('\n') === (was[language]?.names.join('\n') ?? '')
      if (names.length > 0) facts[language] = isSame ? was[language] : { names, source }
    }
    return { name: draft.name, facts: facts as PlantFacts }
  })
}

type Changes = {
  [Name in Fact]: (draft: FactDraft, before: PlainFacts, source: string) => PlainFacts[Name]
}

const changes: Changes = {
  botanical: ({ botanical, formerly }, _, source) =>
    botanical || formerly ? { formerly: linesOf(formerly), is: botanical, source } : null,
  light: ({ light, lightAlso }, _, source) =>
    isLight(light) ? { is: light, alsoGood: lightAlso.filter(isLight), source } : null,
  summerDays: ({ water, summerFrom, summerTo }, { summerDays }, source) => {
    const typed = readSpan(summerFrom, summerTo)
    const isKept = typed?.from === summerDays?.from && typed?.to === summerDays?.to
    // Without JavaScript an answer does not take the days of another along: what is new holds.
    const isOfAnswer = typed && (waterOfTyped(summerFrom, summerTo) === water || !isKept)
    if (isOfAnswer) return { ...typed, source }
    const usual = usualDaysOf(water)
    return usual ? { ...usual, source } : null
  },
  winterDays: ({ winterFrom, winterTo }, _, source) => {
    const typed = readSpan(winterFrom, winterTo)
    return typed ? { ...typed, source } : null
  },
  waterRule: ({ waterRule }, _, source) => (waterRule ? { is: waterRule, source } : null),
  place: ({ place }, before, source) => {
    const is = place.filter(isPlace)
    // The first is where it stands best: that stays first.
    const best = before.place?.is[0]
    if (best && is.includes(best)) is.sort((a, b) => Number(b === best) - Number(a === best))
    return is.length > 0 ? { is, source } : null
  },
  care: ({ care }, _, source) => (care ? { is: care as Care, source } : null),
  height: ({ heightFrom, heightTo }, _, source) => {
    const typed = readSpan(heightFrom, heightTo)
    return typed ? { ...typed, source } : null
  },
  season: ({ season }, _, source) => (season ? { is: season, source } : null),
  pets: ({ pets, petsNote, petsSource }) => safety(pets, petsNote, petsSource),
  children: ({ children, childrenNote, childrenSource }) =>
    safety(children, childrenNote, childrenSource),
}

function safety(is: string, note: string, source: string): SafetyFact | null {
  return is ? { is: is as SafetyLevel, ...(note && { note }), source } : null
}

import {
  type ContainedPlant,
  lights,
  months,
  type PlantFacts,
  places,
  type SafetyLevel,
} from '#app/catalogue/facts/facts.ts'
import type { FactKind } from '#app/catalogue/fields/field-spec.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import type { KindValues, PlainFacts } from '#app/catalogue/fields/product-values.ts'
import { plainFactsOf, plantFacts } from '#app/catalogue/store/product-edit.ts'
import { linesOf } from '#app/desk/editing/form-texts.ts'
import { languageKeys } from '#languages/language-table.ts'
import { type FactDraft, factDraftOf, type KindParts } from './fact-draft.ts'
import type { PlantDraft } from './plant-draft.ts'
import { readSpan, usualDaysOf, waterOfTyped } from './spans.ts'

/** Gives one fact as the form says it; `source` is who says so, `before` what was kept of it. */
export function applyFact<Name extends keyof PlainFacts>(
  fact: Name,
  draft: FactDraft,
  before: PlainFacts,
  source: string,
): PlainFacts[Name] {
  const { kind, parts } = plantFields[fact]
  const said = parts.map((part) => draft[part])
  return applied[kind](said as never, before[fact] as never, source) as PlainFacts[Name]
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
    for (const fact of plantFacts) {
      const parts: readonly (keyof FactDraft)[] = plantFields[fact].parts
      const isSame = parts.every((part) => String(draft[part]) === String(shown[part]))
      const value = isSame ? kept[fact] : applyFact(fact, draft, kept, source)
      if (value !== null) facts[fact] = value
    }
    for (const language of languageKeys) {
      const names = linesOf(draft[language])
      const isSame = names.join('\n') === (was[language]?.names.join('\n') ?? '')
      if (names.length > 0) facts[language] = isSame ? was[language] : { names, source }
    }
    return { name: draft.name, facts: facts as PlantFacts }
  })
}

const applied: {
  [Kind in FactKind]: (
    said: KindParts[Kind],
    before: KindValues[Kind],
    source: string,
  ) => KindValues[Kind]
} = {
  botanical: ([is, formerly], _, source) =>
    is || formerly ? { formerly: linesOf(formerly), is, source } : null,
  light: ([typed, also], _, source) => {
    const is = lights.find((known) => known === typed)
    return is ? { is, alsoGood: lights.filter((known) => also.includes(known)), source } : null
  },
  said: ([is], _, source) => (is ? { is, source } : null),
  watering: ([water, from, to], before, source) => {
    const typed = readSpan(from, to)
    const isKept = typed?.from === before?.from && typed?.to === before?.to
    // Without JavaScript an answer does not take the days of another along: what is new holds.
    const isOfAnswer = typed && (waterOfTyped(from, to) === water || !isKept)
    if (isOfAnswer) return { ...typed, source }
    const usual = usualDaysOf(water)
    return usual ? { ...usual, source } : null
  },
  span: ([from, to], _, source) => {
    const typed = readSpan(from, to)
    return typed ? { ...typed, source } : null
  },
  codes: ([said], before, source) => {
    const is = places.filter((known) => said.includes(known))
    // The first is where it stands best: that stays first.
    const best = before?.is[0]
    is.sort((a, b) => Number(b === best) - Number(a === best))
    return is.length > 0 ? { is, source } : null
  },
  oneCode: ([is], _, source) => (is ? { is, source } : null),
  months: ([sow, plant, flower, region, source]) => {
    const known = (said: readonly string[]) => months.filter((month) => said.includes(month))
    const fact = { sow: known(sow), plant: known(plant), flower: known(flower), region, source }
    return Object.values(fact).some((said) => said.length > 0) ? fact : null
  },
  safety: ([is, note, source]) =>
    is ? { is: is as SafetyLevel, ...(note && { note }), source } : null,
}

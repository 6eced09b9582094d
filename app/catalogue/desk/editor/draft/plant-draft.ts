import type { ContainedPlant } from '#app/catalogue/facts/facts.ts'
import { plainFactsOf } from '#app/catalogue/store/product-edit.ts'
import { linesOf, textOf } from '#app/desk/editing/form-texts.ts'
import { byLanguageKey, type LanguageKey } from '#languages/language-table.ts'
import { type FactDraft, factDraftOf, readFacts } from './fact-draft.ts'

/** A plant in a packet, as the form has it, with its names in each language, one to a line. */
export interface PlantDraft extends FactDraft, Record<LanguageKey, string> {
  /** Tells its fields in the form from those of the other plants. */
  key: string
  /** The name under which it is kept; '' of one that is new. */
  was: string
  name: string
}

/** Gives what the names of a plant's fields in the form begin with. */
export function plantPrefix(key: string): string {
  return `plant-${key}-`
}

/** Gives what the form shows of the plants in a packet. */
export function plantDraftsOf(contains: readonly ContainedPlant[]): PlantDraft[] {
  return contains.map(({ name, facts }, place) => ({
    key: String(place),
    was: name,
    name,
    ...byLanguageKey((_, key) => facts[key]?.names.join('\n') ?? ''),
    ...factDraftOf(plainFactsOf(facts)),
  }))
}

/** Reads the plants out of the form; one without a name is taken out. */
export function readPlants(form: FormData): PlantDraft[] {
  return form.getAll('plant').flatMap((value) => {
    const key = textOf(value)
    const prefix = plantPrefix(key)
    const text = (part: string) => textOf(form.get(prefix + part))
    const name = text('name')
    if (!name) return []
    return {
      key,
      was: text('was'),
      name,
      ...byLanguageKey((_, key) => linesOf(text(key)).join('\n')),
      ...readFacts(form, prefix),
    }
  })
}

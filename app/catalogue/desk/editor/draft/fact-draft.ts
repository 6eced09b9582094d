import { linesOf, textOf } from '#app/catalogue/desk/editor/form-texts.ts'
import { lights, waterOf } from '#app/catalogue/facts/facts.ts'
import type { FactKind, SpecOf } from '#app/catalogue/fields/field-spec.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import type { KindValues, PlainFacts } from '#app/catalogue/fields/product-values.ts'
import { plantFacts } from '#app/catalogue/store/product-edit.ts'

type Fact = keyof PlainFacts
type Part = (typeof plantFields)[Fact]['parts'][number]

/** What the parts of a form hold that make up a fact of each kind, in the order of its `parts`. */
export interface KindParts {
  botanical: readonly [is: string, formerly: string]
  light: readonly [is: string, also: readonly string[]]
  said: readonly [is: string]
  /** Days between waterings: as one of a few answers, and as whole numbers. */
  watering: readonly [answer: string, from: string, to: string]
  span: readonly [from: string, to: string]
  codes: readonly [is: readonly string[]]
  oneCode: readonly [is: string]
  safety: readonly [is: string, note: string, source: string]
}

/**
 * What a form holds of the facts of a plant, be it the product or one of those in a packet: texts,
 * '' for what is not known, and lists of codes.
 */
export type FactDraft = {
  [Name in Part]: Name extends 'lightAlso' | 'place' ? readonly string[] : string
}

const number = (value: number | undefined) => (value === undefined ? '' : String(value))

const shown: {
  [Kind in FactKind]: (fact: KindValues[Kind], spec: SpecOf<Kind>) => KindParts[Kind]
} = {
  botanical: (fact) => [fact?.is ?? '', fact?.formerly.join('\n') ?? ''],
  light: (fact) => [fact?.is ?? '', lights.filter((known) => fact?.alsoGood.includes(known))],
  said: (fact) => [fact?.is ?? ''],
  watering: (fact) => [fact ? waterOf(fact) : '', number(fact?.from), number(fact?.to)],
  span: (fact) => [number(fact?.from), number(fact?.to)],
  codes: (fact, { codes }) => [codes.filter((known) => fact?.is.includes(known))],
  oneCode: (fact) => [fact?.is ?? ''],
  safety: (fact) => [fact?.is ?? '', fact?.note ?? '', fact?.source ?? ''],
}

/** Gives what a form shows of facts. */
export function factDraftOf(facts: PlainFacts): FactDraft {
  return makeDraft((fact) => {
    const spec = plantFields[fact]
    return shown[spec.kind](facts[fact] as never, spec as never)
  })
}

/** Reads the facts out of a form; their fields' names begin with `prefix`. */
export function readFacts(form: FormData, prefix = ''): FactDraft {
  const text = (name: string) => textOf(form.get(prefix + name))
  const among = (codes: readonly string[], name: string) => {
    const said = form.getAll(prefix + name).map(textOf)
    return codes.filter((known) => said.includes(known))
  }
  return makeDraft((fact) => {
    const { kind, parts } = plantFields[fact]
    const [first, second = ''] = parts
    if (kind === 'codes') return [among(plantFields[fact].codes, first)]
    if (kind === 'botanical') return [text(first), linesOf(text(second)).join('\n')]
    if (kind !== 'light') return parts.map(text)
    return [text(first), among(lights, second).filter((also) => also !== text(first))]
  })
}

function makeDraft(say: (fact: Fact) => readonly (string | readonly string[])[]): FactDraft {
  const draft = plantFacts.flatMap((fact) => {
    const said = say(fact)
    return plantFields[fact].parts.map((part, place) => [part, said[place]])
  })
  return Object.fromEntries(draft)
}

import { lights, months, waterOf } from '#app/catalogue/facts/facts.ts'
import type { FactKind, SpecOf } from '#app/catalogue/fields/field-spec.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import type { KindValues, PlainFacts } from '#app/catalogue/fields/product-values.ts'
import { plantFacts } from '#app/catalogue/store/product-edit.ts'
import { linesOf, textOf } from '#app/desk/editing/form-texts.ts'

type Fact = keyof PlainFacts

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
  months: readonly [
    sow: readonly string[],
    plant: readonly string[],
    flower: readonly string[],
    region: string,
    source: string,
  ]
  safety: readonly [is: string, note: string, source: string]
}

type PartsOf<Name extends Fact> = (typeof plantFields)[Name]['parts']
type HeldIn<Name extends Fact> = KindParts[(typeof plantFields)[Name]['kind']]

/** Each part of each fact, with what it holds. */
type Held = {
  [Name in Fact]: {
    [At in keyof PartsOf<Name> & keyof HeldIn<Name> & `${number}`]: {
      part: PartsOf<Name>[At]
      holds: HeldIn<Name>[At]
    }
  }[keyof PartsOf<Name> & keyof HeldIn<Name> & `${number}`]
}[Fact]

/**
 * What a form holds of the facts of a plant, be it the product or one of those in a packet: texts,
 * '' for what is not known, and lists of codes.
 */
export type FactDraft = { [Each in Held as Each['part']]: Each['holds'] }

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
  months: (fact) => [
    ...([fact?.sow ?? [], fact?.plant ?? [], fact?.flower ?? []] as const),
    ...([fact?.region ?? '', fact?.source ?? ''] as const),
  ],
  safety: (fact) => [fact?.is ?? '', fact?.note ?? '', fact?.source ?? ''],
}

/** Gives what a form shows of facts. */
export function factDraftOf(facts: PlainFacts): FactDraft {
  return makeDraft((fact) => {
    const spec = plantFields[fact]
    return shown[spec.kind](facts[fact] as never, spec as never)
  })
}

/** What was posted under the name of a part: a text, or those of some codes that were ticked. */
interface Posted {
  text(part: string): string
  among(codes: readonly string[], part: string): string[]
}

/** The kinds whose parts are not all texts as they stand. */
const posted: {
  [Kind in FactKind]?: (
    form: Posted,
    parts: SpecOf<Kind>['parts'],
    spec: SpecOf<Kind>,
  ) => KindParts[Kind]
} = {
  botanical: ({ text }, [is = '', formerly = '']) => [text(is), linesOf(text(formerly)).join('\n')],
  light: ({ text, among }, [is = '', also = '']) => [
    text(is),
    among(lights, also).filter((light) => light !== text(is)),
  ],
  codes: ({ among }, [is = ''], { codes }) => [among(codes, is)],
  months: ({ text, among }, [sow = '', plant = '', flower = '', region = '', source = '']) => [
    ...([among(months, sow), among(months, plant), among(months, flower)] as const),
    ...([text(region), text(source)] as const),
  ],
}

/** Reads the facts out of a form; their fields' names begin with `prefix`. */
export function readFacts(form: FormData, prefix = ''): FactDraft {
  const text = (part: string) => textOf(form.get(prefix + part))
  const among = (codes: readonly string[], part: string) => {
    const said = form.getAll(prefix + part).map(textOf)
    return codes.filter((known) => said.includes(known))
  }
  return makeDraft((fact) => {
    const spec = plantFields[fact]
    const read = posted[spec.kind]
    return read
      ? read({ text, among }, spec.parts as never, spec as never)
      : spec.parts.map((part) => text(part))
  })
}

function makeDraft(say: (fact: Fact) => readonly (string | readonly string[])[]): FactDraft {
  const draft = plantFacts.flatMap((fact) => {
    const said = say(fact)
    return plantFields[fact].parts.map((part, place) => [part, said[place]])
  })
  return Object.fromEntries(draft)
}

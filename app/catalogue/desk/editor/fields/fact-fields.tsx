import { countKnown } from '#app/catalogue/desk/editor/draft/fact-choices.ts'
import { useEditor } from '#app/catalogue/desk/editor/editor-screen.ts'
import { FactsContext } from '#app/catalogue/desk/editor/facts-screen.ts'
import { kindWords } from '#app/catalogue/desk/value-words.ts'
import { type ContainedPlant, kinds } from '#app/catalogue/facts/facts.ts'
import { longestSource } from '#app/catalogue/fields/field-spec.ts'
import type { PlainFacts } from '#app/catalogue/fields/product-values.ts'
import { SignPicture } from '#app/catalogue/product-page/sign-picture.tsx'
import { fieldLabel, plainFactsOf, plantFacts } from '#app/catalogue/store/product-edit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { CareFacts } from './care-facts.tsx'
import { PlantsInside } from './plants-inside.tsx'
import { SignFields } from './sign-fields.tsx'

/** The care facts: each with its answers in sight, and *Not known* as the last of them. */
export function FactFields() {
  const { draft, current, saved, faults, isPacket, whoSays, kept } = useEditor()
  const grows = current.kind !== 'goods'
  return (
    <section aria-labelledby="h-facts">
      <h2 id="h-facts">
        Care facts {grows && !isPacket && <i>{countKnown(current)} of 7 known</i>}
      </h2>
      <Kind />
      {/* Without roots there is nothing to care for: the sheet hides it while a thing does not grow. */}
      <div className="care-facts">
        <FactsContext value={{ prefix: '', draft, current, saved, faults }}>
          <CareFacts toldByPlants={isPacket} />
        </FactsContext>
        <Field
          id="source"
          name="source"
          label="Who says so of the other facts"
          maxLength={longestSource}
          required={false}
          defaultValue={whoSays}
          hint="Of those that you change now. The others keep who said them."
        />
        <FactSources facts={kept} contains={kept.contains} />
        <PlantsInside />
      </div>
      <SignFields />
    </section>
  )
}

function Kind() {
  const { draft } = useEditor()
  return (
    <fieldset className="fact">
      <legend className="fact-name">
        <SignPicture icon="seed" />
        What it is
      </legend>
      <span className="choices">
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={draft.kind === kind} />
            <span>{kindWords[kind]}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

interface FactSourcesProps {
  facts: PlainFacts
  contains: readonly ContainedPlant[]
}

/** Who said each of the facts that are kept: visitors read the lists about pets alone. */
function FactSources({ facts, contains }: FactSourcesProps) {
  const told = [
    ...sourcesOf(facts),
    ...contains.flatMap(({ name, facts: inside }) => sourcesOf(plainFactsOf(inside), `${name}: `)),
  ]
  if (told.length === 0) return null
  return (
    <details className="fact-sources">
      <summary>Who said what is kept</summary>
      <dl>
        {told.map(({ about, source }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{source}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function sourcesOf(facts: PlainFacts, before = '') {
  return plantFacts.flatMap((field) => {
    const source = facts[field]?.source
    return source ? [{ about: before + fieldLabel(field), source }] : []
  })
}

import type { ContainedPlant } from '#app/catalogue/facts/facts.ts'
import type { PlainFacts } from '#app/catalogue/fields/product-values.ts'
import { fieldLabel, plainFactsOf, plantFacts } from '#app/catalogue/store/product-edit.ts'

interface FactSourcesProps {
  facts: PlainFacts
  contains: readonly ContainedPlant[]
}

/** Who said each of the facts that are kept: visitors read the lists about pets alone. */
export function FactSources({ facts, contains }: FactSourcesProps) {
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

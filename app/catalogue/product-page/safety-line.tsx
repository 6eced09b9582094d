import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { listSafetySources } from './safety-sources.ts'
import { safetySourceWords } from './safety-sources.words.ts'

/** Who says whether a plant is safe for cats and dogs, in one plain line; nothing for goods. */
export function SafetyLine({ facts }: { facts: ProductFacts }) {
  const words = useWords(safetySourceWords)
  const sources = listSafetySources(facts, useLanguage())
  const { kind, plant, contains } = facts
  if (kind === 'goods') return null
  const isTold = [plant, ...contains.map((inside) => inside.facts)].some(({ pets }) => pets)
  return (
    <p className="note safety-line">
      {isTold && (
        <>
          {words.petSafety}
          {sources.map(({ name, href, checked }, index) => (
            <span key={href}>
              {index > 0 && '; '}
              <a href={href} rel="noopener nofollow">
                {name}
              </a>
              {checked && words.checked(checked)}
            </span>
          ))}
          {sources.length === 0 && words.noList}
          {`${words.end} `}
        </>
      )}
      {words.advice}
    </p>
  )
}

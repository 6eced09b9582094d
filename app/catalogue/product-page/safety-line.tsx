import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import { useLanguage, useWords } from '#languages/use-language.ts'
import { listSafetySources } from './safety-sources.ts'
import { safetySourceWords } from './safety-sources.words.ts'

/**
 * Who says whether a plant is safe for cats and dogs, and for when its days of watering hold, in one
 * plain line; nothing for goods.
 */
export function SafetyLine({ facts }: { facts: ProductFacts }) {
  const words = useWords(safetySourceWords)
  const sources = listSafetySources(facts, useLanguage())
  const { kind, plant, contains } = facts
  if (kind === 'goods') return null
  const growing = [plant, ...contains.map((inside) => inside.facts)]
  const isTold = growing.some(({ pets }) => pets)
  const hasDays = growing.some(({ summerDays, winterDays }) => summerDays ?? winterDays)
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
      {`${hasDays ? words.days : ''}${words.advice}`}
    </p>
  )
}

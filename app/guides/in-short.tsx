import { useWords } from '#languages/use-language.ts'
import { Words } from './guide-body.tsx'
import { guidesWords } from './guides.words.ts'
import type { ShortFact } from './marks/in-short.ts'

/** The few facts that a guide comes to. */
export function InShort({ facts }: { facts: readonly ShortFact[] }) {
  const { inShort } = useWords(guidesWords)
  if (facts.length === 0) return null
  return (
    <section className="g-facts" aria-labelledby="in-short">
      <h2 id="in-short">{inShort}</h2>
      <dl>
        {facts.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Words>{words}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import { MonthCells } from '#app/catalogue/facts/month-cells.tsx'
import { lineInWords } from '#app/catalogue/facts/month-line.ts'
import { monthsWords } from '#app/catalogue/facts/months.words.ts'
import { listMonths } from '#app/catalogue/facts/shown-months.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { said, sayAfter } from '#languages/said.ts'
import { useLanguage } from '#languages/use-language.ts'
import { nameMonthSources } from './month-sources.ts'

/** When a product is sown and planted and when it flowers, and who says so; nothing where nobody does. */
export function ThroughTheYear({ facts }: { facts: ProductFacts }) {
  const language = useLanguage()
  const words = monthsWords[language]
  const lines = listMonths(facts)
  if (lines.length === 0) return null
  return (
    <div className="pp-year">
      <h2>{words.title}</h2>
      <dl>
        {lines.map((line, place) => (
          <div key={place} className={`m-line m-${line.act}`}>
            <dt>{words.acts[line.act]}</dt>
            <dd>
              <MonthCells months={line.months} />
              <Spoken>{lineInWords(line, language)}</Spoken>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        <Spoken>
          {sayAfter(
            words.sources,
            said(nameMonthSources(lines.map(({ fact }) => fact.source)), language !== 'en'),
            words.end,
          )}
        </Spoken>
      </p>
    </div>
  )
}

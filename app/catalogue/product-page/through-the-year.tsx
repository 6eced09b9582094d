import { months, type ProductFacts } from '#app/catalogue/facts/facts.ts'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import { monthsWords } from '#app/catalogue/facts/months.words.ts'
import { listMonths, type MonthLine } from '#app/catalogue/facts/shown-months.ts'
import { nameInside } from '#app/catalogue/facts/sign.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import type { Language } from '#languages/language.ts'
import { type Said, said, sayAfter } from '#languages/said.ts'
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
        {lines.map((line) => (
          <div key={`${line.act} ${line.inside?.name}`} className={`m-line m-${line.act}`}>
            <dt>{words.acts[line.act]}</dt>
            <dd>
              <span className="m-cells" aria-hidden="true">
                {months.map((month) => (
                  <i key={month} className={line.months.includes(month) ? 'on' : undefined}>
                    {monthName(month, language, 'narrow')}
                  </i>
                ))}
              </span>
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

/** As in 'Petunia: September to November (Most of India)'. */
function lineInWords({ inside, months: these, fact }: MonthLine, language: Language): Said {
  return sayAfter(
    ...(inside ? [nameInside(inside, language), ': '] : []),
    monthsInWords(these, language),
    ...(fact.region ? [' (', said(fact.region, language !== 'en'), ')'] : []),
  )
}

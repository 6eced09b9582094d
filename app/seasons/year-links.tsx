import { type Month, months } from '#app/catalogue/facts/facts.ts'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { seasonAddress } from './month-address.ts'
import { seasonsWords } from './seasons.words.ts'

const seasons = ['cool', 'hot', 'rain', 'after'] as const

/** The season of a month over most of India: it chooses the colour, and no product follows from it. */
function seasonOf(month: Month): (typeof seasons)[number] {
  const number = months.indexOf(month) + 1
  if (number >= 3 && number <= 5) return 'hot'
  if (number >= 6 && number <= 9) return 'rain'
  return number === 10 ? 'after' : 'cool'
}

interface YearLinksProps {
  month: Month
  /** How many things each month has, January first; a month without any is no link. */
  counts: readonly number[]
}

/** The twelve months of In season, with how much each has. */
export function YearLinks({ month: shown, counts }: YearLinksProps) {
  const language = useLanguage()
  const words = seasonsWords[language]
  const path = usePath()
  return (
    <nav aria-label={words.months}>
      <ol className="year">
        {months.map((month, index) => {
          const count = counts[index] ?? 0
          const isShown = month === shown
          const name = monthName(month, language)
          const content = (
            <>
              <b>
                <abbr title={name}>{monthName(month, language, 'short')}</abbr>
              </b>
              <small>
                <span aria-hidden="true">{count}</span>
                <span className="vh">
                  {words.things(count)}
                  {words.inMonth(name)}
                </span>
              </small>
            </>
          )
          return (
            <li key={month} className={seasonOf(month)}>
              {count > 0 ? (
                <a
                  href={path(seasonAddress({ month }))}
                  aria-current={isShown ? 'page' : undefined}
                >
                  {content}
                </a>
              ) : (
                <span className={isShown ? 'shown' : undefined}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="year-key" aria-hidden="true">
        {seasons.map((season) => (
          <span key={season} className={season}>
            {words.seasons[season]}
          </span>
        ))}
      </p>
    </nav>
  )
}

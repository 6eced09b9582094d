import { formatMoney } from '#app/money/money.ts'
import { addUp, type ListRow, toThings } from '#app/my-list/list-row.ts'
import type { TaxLine } from '#app/settings/quotes/quote-settings.ts'
import { useLanguage } from '#languages/use-language.ts'
import { listSizeWords } from './list-size.words.ts'

/** What the list comes to before delivery, if each of its things has a price; nothing without prices. */
export function ListSum({ rows, tax }: { rows: readonly ListRow[]; tax: TaxLine }) {
  const language = useLanguage()
  const words = listSizeWords[language]
  const added = addUp(rows)
  if (!added) return null
  if ('sum' in added) {
    return (
      <div className="about">
        <b>{words.about(formatMoney(added.sum, language))}</b>
        <p>
          {words.prices[tax]} {words.today}
        </p>
      </div>
    )
  }
  const { unpriced } = added
  return (
    <div className="about">
      <p>{words.unpriced[unpriced === 1 ? 'one' : 'many'](toThings(unpriced, language))}</p>
    </div>
  )
}

interface ChangedSumProps {
  rows: readonly ListRow[]
  /** How many of a thing there are by now, where a button changed that; undefined before any change. */
  said: string | undefined
}

/** Says after each change how many there are and what the list comes to, where screen readers hear it. */
export function ChangedSum({ rows, said }: ChangedSumProps) {
  const language = useLanguage()
  const added = said === undefined ? undefined : addUp(rows)
  const about =
    added && 'sum' in added && listSizeWords[language].about(formatMoney(added.sum, language))
  return (
    <p className="vh" role="status">
      {[said, about].filter(Boolean).join(', ')}
    </p>
  )
}

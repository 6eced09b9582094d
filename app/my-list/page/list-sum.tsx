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
      <div className="about" role="status">
        <b>{words.about(formatMoney(added.sum, language))}</b>
        <p>
          {words.prices[tax]} {words.today}
        </p>
      </div>
    )
  }
  const { unpriced } = added
  return (
    <div className="about" role="status">
      <p>{words.unpriced[unpriced === 1 ? 'one' : 'many'](toThings(unpriced, language))}</p>
    </div>
  )
}

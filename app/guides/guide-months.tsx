import { type Month, months } from '#app/catalogue/facts/facts.ts'
import { MonthCells } from '#app/catalogue/facts/month-cells.tsx'
import { monthOf } from '#app/catalogue/facts/present-month.ts'
import { useLanguage } from '#languages/use-language.ts'
import { whenInWords } from './guide-words.ts'
import { guidesWords } from './guides.words.ts'

/** Whether a guide matters in some months, and not in others. */
export function isOfSomeMonths({ length }: readonly Month[]): boolean {
  return length > 0 && length < months.length
}

interface GuideMonthsProps {
  months: readonly Month[]
  /** India's. */
  today: string
}

/** When a guide matters, as a year in cells with a bar over this month; nothing where it always does. */
export function GuideMonths({ months: said, today }: GuideMonthsProps) {
  const language = useLanguage()
  if (!isOfSomeMonths(said)) return null
  const now = monthOf(today)
  return (
    <div className="g-months m-sow">
      <b>{guidesWords[language].when}</b>
      <MonthCells months={said} now={now} />
      <span>{whenInWords(said, language)}</span>
    </div>
  )
}

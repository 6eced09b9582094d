import { useLanguage } from '#languages/use-language.ts'
import { type Month, months } from './facts.ts'
import { monthName } from './month-name.ts'

interface MonthCellsProps {
  /** Those that are filled in. */
  months: readonly Month[]
  /** The one with a bar over it. */
  now?: Month
}

/** A year as twelve cells. Nobody is read this: the same months stand beside it in words. */
export function MonthCells({ months: filled, now }: MonthCellsProps) {
  const language = useLanguage()
  return (
    <span className="m-cells" aria-hidden="true">
      {months.map((month) => (
        <i key={month} className={classOf(filled.includes(month), month === now)}>
          {monthName(month, language, 'narrow')}
        </i>
      ))}
    </span>
  )
}

function classOf(isFilled: boolean, isNow: boolean) {
  if (isNow) return isFilled ? 'on now' : 'now'
  return isFilled ? 'on' : undefined
}

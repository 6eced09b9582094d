import { written } from './day-words.ts'

/** One column of a chart. */
export interface Column {
  /** Tells columns apart. */
  key: string
  label: string
  times: number
  /** `open`: a time that is not over, or cut. `late`: what ought not to be. */
  mark?: 'open' | 'late' | undefined
}

interface ColumnChartProps {
  columns: readonly Column[]
  /** What the chart says, for those who can't see it. */
  label: string
  /** Few columns stand wide apart. */
  few?: boolean
}

/** Of fewer than this a chart says nothing that the numbers do not. */
export const fewestForChart = 10

/** The longest column, in px. */
const longest = 148
/** More columns than this do not fit a phone: the chart is moved sideways there. */
const fitting = 14

/** A wall, a floor, and columns that stand on it, each with its number: from zero, nothing smoothed. */
export function ColumnChart({ columns, label, few = false }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ times }) => times))
  const isLong = columns.length > fitting
  return (
    <div
      className="chart-frame"
      {...(isLong && { role: 'region', 'aria-label': 'The chart', tabIndex: 0 })}
    >
      <div className={few ? 'chart few' : 'chart'} role="img" aria-label={label}>
        <ol aria-hidden="true">
          {columns.map(({ key, label: under, times, mark }) => (
            <li key={key} className={mark}>
              <b>{written(times)}</b>
              <svg
                className="column"
                height={Math.ceil((times / most) * longest)}
                aria-hidden="true"
              >
                <rect width="100%" height="100%" />
              </svg>
              <span>{under}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

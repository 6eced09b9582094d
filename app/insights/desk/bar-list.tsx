import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { fewestForChart } from './column-chart.tsx'
import { written } from './day-words.ts'
import type { BarRow } from './insights-view.ts'

interface BarListProps {
  rows: readonly (Omit<BarRow, 'label'> & { label: React.ReactNode })[]
  /** Whether each row has a background, without a product where there is no picture. */
  pictures?: boolean
}

/**
 * Rows with a bar under each, as long as its number beside the largest. Of fewer than ten in all there
 * are only the numbers.
 */
export function BarList({ rows, pictures = false }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ times }) => times))
  const isChart = rows.reduce((sum, { times }) => sum + times, 0) >= fewestForChart
  return (
    <ol className={pictures ? 'bar-list pictured' : 'bar-list'}>
      {rows.map(({ key, label, times, room }) => (
        <li key={key}>
          {pictures && <Thumb room={room} width={36} />}
          <span>{label}</span>
          <b>{written(times)}</b>
          {isChart && (
            <svg className="bar" width={`${(100 * times) / most}%`} height="8" aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          )}
        </li>
      ))}
    </ol>
  )
}

import type { ShownMonths } from './shown-months.server.ts'

/** Quotes by the month of sending: how many, how many were accepted, and for how much. */
export function MonthsTable({ months: { months, all, outcomes }, children }: MonthsTableProps) {
  const { accepted, declined, open, expired, withdrawn } = outcomes
  return (
    <aside aria-labelledby="h-months">
      <h2 id="h-months">By month</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keys it is moved sideways */}
      <div className="months-frame" role="region" aria-label="The months" tabIndex={0}>
        <table className="sums-table quote-months">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Sent</th>
              <th scope="col">Accepted</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, sent, accepted: many, sum }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{sent}</td>
                <td>{many}</td>
                <td>{sum}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td>{all.sent}</td>
              <td>{all.accepted}</td>
              <td>{all.sum}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="note">
        {`By the month of sending, twelve months at most. ${accepted} accepted, ${declined} not wanted, ${open} open, ${expired} ended, ${withdrawn} withdrawn: ${all.sent}. Revisions count once. Accepted is what visitors agreed to, not what was paid.`}
      </p>
      {children}
    </aside>
  )
}

interface MonthsTableProps {
  months: ShownMonths
  children?: React.ReactNode
}

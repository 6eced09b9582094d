interface NumbersTableProps {
  /** What the rows are, and what is counted. */
  heads: readonly [string, string]
  rows: readonly { label: string; times: number; note?: string | undefined }[]
  total?: number
}

/** The numbers of a chart beside it, as a table that opens. */
export function NumbersTable({ heads: [what, count], rows, total }: NumbersTableProps) {
  return (
    <details className="numbers">
      <summary className="more">See the numbers</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, times, note }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note && <small> {note}</small>}
              </th>
              <td>{times.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td>{total.toLocaleString('en-IN')}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </details>
  )
}

/** Rows of bars, in the shape of those that are loading. Shown by `.is-late` around them. */
export function LoadingBars({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <div className="bars" role="status" aria-label={label}>
      <ol aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <span />
            <span />
            <span />
            <span />
          </li>
        ))}
      </ol>
    </div>
  )
}

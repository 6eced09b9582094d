import { Link } from 'react-router'
import { inboxAddress, inboxPageSize } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { exportPath, inboxPath } from '#app/paths/desk-paths.ts'
import type { ShownInbox } from './shown-inbox.ts'

/** How many are shown of how many, and the way to the next ones. */
export function Pager({ inbox }: { inbox: ShownInbox }) {
  const { query, groups, total, next } = inbox
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  if (shown === 0 || (!next && !query.after)) return null
  return (
    <nav className="pager" aria-label="Pages">
      <span>
        {shown} of {total}
      </span>
      {query.after && (
        <Link className="more" to={inboxPath + inboxAddress({ ...query, after: undefined })}>
          Back to the first
        </Link>
      )}
      {next && (
        <Link className="more" to={inboxPath + inboxAddress({ ...query, after: next })}>
          Show the next {inboxPageSize}
        </Link>
      )}
    </nav>
  )
}

/**
 * The ways by which what people sent leaves the desk as a file, the owner's alone: all of it,
 * whatever is shown.
 */
export function ExportLinks() {
  return (
    <p className="list-ways">
      <a className="more" href={exportPath('enquiries.xlsx')}>
        All enquiries as Excel
      </a>
      <a className="more" href={exportPath('enquiries.csv')}>
        As CSV
      </a>
      <a className="more" href={exportPath('subscribers.xlsx')}>
        Newsletter’s addresses as Excel
      </a>
      <a className="more" href={exportPath('subscribers.csv')}>
        As CSV<span className="vh">, the newsletter’s</span>
      </a>
    </p>
  )
}

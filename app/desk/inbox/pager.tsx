import { Link } from 'react-router'
import { inboxAddress } from '#app/enquiries/answering/inbox-query.ts'
import { inboxPath } from './inbox-path.ts'
import type { ShownInbox } from './shown-inbox.ts'

const pageSize = 50

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
          Show the next {pageSize}
        </Link>
      )}
    </nav>
  )
}

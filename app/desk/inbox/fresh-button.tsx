import { useEffect } from 'react'
import { Link } from 'react-router'
import { useNews } from '#app/desk/news/use-news.ts'
import { DeskIcon } from '#app/desk/shell/desk-icon.tsx'
import { inboxAddress } from '#app/enquiries/answering/inbox-query.ts'
import { inboxPath } from './inbox-path.ts'
import type { ShownInbox } from './shown-inbox.ts'

/**
 * New enquiries while one reads: a button over the list's top, where it moves no row. Pressed, the
 * list is made anew.
 */
export function FreshButton({ inbox }: { inbox: ShownInbox }) {
  const { arrived, shown } = useNews()
  const { query, groups } = inbox

  useEffect(() => {
    shown(groups.flatMap(({ rows }) => rows.map(({ reference }) => reference)))
  }, [shown, groups])

  const count = arrived.length
  const { with: person, first } = query
  return (
    <div className="fresh" role="status">
      {count > 0 && (
        <Link
          className="btn"
          to={inboxPath + inboxAddress({ with: person, first })}
          onClick={() => shown(arrived)}
        >
          <DeskIcon name="up" />
          {count} new {count === 1 ? 'enquiry' : 'enquiries'}
        </Link>
      )}
    </div>
  )
}

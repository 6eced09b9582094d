import { useEffect } from 'react'
import { Form, Link } from 'react-router'
import { useNews } from '#app/desk/news/use-news.ts'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { inboxAddress } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { useComingBack } from '#app/enquiries/desk/enquiry/coming-back.ts'
import { ReachedQuestion } from '#app/enquiries/desk/enquiry/screen/question.tsx'
import { enquiryPath, inboxPath } from '#app/paths/desk-paths.ts'
import { newId } from '#app/ui/forms/new-id.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { EndingSoon, ShownInbox } from './shown-inbox.ts'

/**
 * New enquiries while one reads: a button over the list's top, where it moves no row. Pressed, the
 * list is made again.
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

/** So many are named. */
const named = 5

/** Open enquiries that the retention period will erase within 30 days. */
export function EndingBanner({ endingSoon }: { endingSoon: readonly EndingSoon[] }) {
  if (endingSoon.length === 0) return null
  return (
    <div className="notice">
      <Icon name="alert" />
      <p>
        <b>Still open, and soon erased</b> with the end of the time for which we keep what visitors
        tell us:{' '}
        {endingSoon.slice(0, named).map(({ reference, name, on }, place) => (
          <span key={reference}>
            {place > 0 && ', '}
            <Link to={enquiryPath(reference)}>{name}</Link> on {on}
          </span>
        ))}
        {endingSoon.length > named ? ' and more.' : '.'}
      </p>
    </div>
  )
}

/**
 * After a call or a message from the list: whether it reached anybody. The answer is written down
 * and leads to the enquiry, where its next step stands.
 */
export function BackFromCall({ groups }: Pick<ShownInbox, 'groups'>) {
  const rows = groups.flatMap((group) => group.rows)
  const [errand, answered] = useComingBack(rows.map(({ reference }) => reference))
  const row = rows.find(({ reference }) => reference === errand?.about)
  if (!errand || !row) return null
  const { reference, version, name } = row
  return (
    <ReachedQuestion
      firstName={firstNameOf(name)}
      errand={errand.from}
      answered={answered}
      Form={({ intent, fields = {}, className, children }) => (
        <Form method="post" action={enquiryPath(reference)} className={className}>
          {Object.entries({ intent, version, submission: newId(), ...fields }).map(
            ([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ),
          )}
          {children}
        </Form>
      )}
    />
  )
}

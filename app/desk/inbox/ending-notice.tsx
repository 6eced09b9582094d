import { Link } from 'react-router'
import { enquiryPath } from '#app/desk/enquiry/enquiry-path.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { EndingSoon } from './shown-inbox.ts'

/** So many are named. */
const named = 5

/** Open enquiries that the retention period will erase within 30 days. */
export function EndingNotice({ endingSoon }: { endingSoon: readonly EndingSoon[] }) {
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

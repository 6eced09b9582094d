import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

interface FailedBoxProps {
  /** What did not load, as in 'The inbox'. */
  what: string
  /** To name to whoever helps; undefined where the request never arrived. */
  requestId: string | undefined
  phone: { number: string; display: string } | undefined
}

/** Says what did not load, that enquiries are safe, and whom to ask. */
export function FailedBox({ what, requestId, phone }: FailedBoxProps) {
  const { pathname, search } = useLocation()
  return (
    <div className="failed" role="alert">
      <p>
        <Icon name="alert" />
        <b>{what} did not load.</b> Enquiries are safe and still arriving.
      </p>
      <Link className="btn btn-line" to={pathname + search} reloadDocument>
        Try again
      </Link>
      <small>
        {phone && (
          <>
            If it goes on, call <a href={`tel:${phone.number}`}>{phone.display}</a>
            {requestId ? ' and name this number: ' : '.'}
          </>
        )}
        {requestId && <code>{requestId}</code>}
      </small>
    </div>
  )
}

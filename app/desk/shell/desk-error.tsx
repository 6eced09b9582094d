import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { useDocument } from '#app/ui/page/document.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { WayHome } from './way-home.tsx'

interface DeskErrorProps {
  error: unknown
  /** What did not load, as in 'The inbox'. */
  what: string
}

/**
 * A screen that could not be shown: in the words of the response that was thrown, where it is one
 * of ours with words in it; else what did not load and what to do.
 */
export function DeskError({ error, what }: DeskErrorProps) {
  const business = useRouteLoaderData<typeof rootLoader>('root')?.business
  const { requestId } = useDocument()
  const said = ownWords(error)
  return (
    <main id="main" className="page not-shown">
      <title>{`Not loaded | Desk, ${business?.name ?? 'Nursery'}`}</title>
      {said ? (
        <section className="bare">
          <h1>{said}</h1>
          <WayHome />
        </section>
      ) : (
        <FailedBox
          what={what}
          requestId={requestId}
          phone={business && { number: business.phone, display: business.phoneDisplay }}
        />
      )}
    </main>
  )
}

/** The router's own responses speak to developers. */
function ownWords(error: unknown) {
  if (!isRouteErrorResponse(error)) return undefined
  if (error.status === 405) return 'Nothing can be sent to this page'
  if ('internal' in error && error.internal) return undefined
  return typeof error.data === 'string' && error.data ? error.data : undefined
}

interface FailedBoxProps {
  /** What did not load, as in 'The inbox'. */
  what: string
  /** To name to whoever helps; undefined where the request never arrived. */
  requestId: string | undefined
  phone: { number: string; display: string } | undefined
}

/** Says what did not load, that enquiries are safe, and whom to ask. */
function FailedBox({ what, requestId, phone }: FailedBoxProps) {
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

import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { useDocument } from '#app/site/document.ts'
import { FailedBox } from './failed-box.tsx'

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
    <main id="main" className="page">
      <title>{`Not loaded | Desk, ${business?.name ?? 'Nursery'}`}</title>
      {said ? (
        <section className="bare">
          <h1>{said}</h1>
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

/** The router's own responses, for a method that a page doesn't take, speak to developers. */
function ownWords(error: unknown) {
  if (!isRouteErrorResponse(error) || ('internal' in error && error.internal)) return undefined
  return typeof error.data === 'string' && error.data ? error.data : undefined
}

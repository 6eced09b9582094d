import { isRouteErrorResponse } from 'react-router'
import type { Business } from '#server/config.ts'

interface ErrorPageProps {
  error: unknown
  /** Missing only when the document's own data could not be had. */
  business: Business | undefined
  requestId: string
}

/**
 * What a visitor sees when we broke something: an apology, the phone number and the request's
 * id. Only a thrown response's own words (§8) are shown, never an error's message.
 */
export function ErrorPage({ error, business, requestId }: ErrorPageProps) {
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  return (
    <section className="section wrap bare">
      <title>{['Something went wrong', business?.name].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <h1>{said || 'Something went wrong on our side.'}</h1>
      <p>
        We are sorry. Please try again in a minute
        {business && (
          <>
            , or call us on <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
          </>
        )}
        . If you call, this number helps us to find what happened: <code>{requestId}</code>
      </p>
      <a className="btn" href="/home">
        Go to Home Page
      </a>
    </section>
  )
}

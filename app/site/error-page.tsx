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
 * id. Only the words of a response that we threw (§8) are shown, never an error's message.
 */
export function ErrorPage({ error, business, requestId }: ErrorPageProps) {
  const said = ownWords(error)
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

/** The router's own responses, for a method that a page doesn't take, speak to developers. */
function ownWords(error: unknown) {
  if (!isRouteErrorResponse(error) || ('internal' in error && error.internal)) return undefined
  return typeof error.data === 'string' ? error.data : undefined
}

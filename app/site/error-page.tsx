import { isRouteErrorResponse } from 'react-router'
import { homePath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { lostWords } from './lost.words.ts'

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
  const words = useWords(lostWords)
  const path = usePath()
  return (
    <section className="section wrap bare">
      <title>{[words.wrong, business?.name].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <h1>{said || words.wrongHeading}</h1>
      <p>
        {words.sorry}
        {business && (
          <>
            {words.orCall}
            <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
            {words.afterCall}
          </>
        )}
        {words.number}
        <code>{requestId}</code>
      </p>
      <a className="btn" href={path(homePath)}>
        {words.goHome}
      </a>
    </section>
  )
}

/** The router's own responses, for a method that a page doesn't take, speak to developers. */
function ownWords(error: unknown) {
  if (!isRouteErrorResponse(error) || ('internal' in error && error.internal)) return undefined
  return typeof error.data === 'string' ? error.data : undefined
}

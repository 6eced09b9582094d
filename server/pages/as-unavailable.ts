import type { RouterContextProvider } from 'react-router'
import { appContext, languageContext, requestIdContext } from '#server/app-context.ts'
import { tryAgainAfter } from '#server/forms/form-refusal.ts'
import { refusalWords } from '#server/forms/refusal.words.ts'

/**
 * Gives the router's answer to a request during which the database failed: 503 with when to try
 * again in the place of its 500, so that browsers and staff's phones know that it will pass. A page
 * and the data of one keep their body; what had only the router's own sentence gets ours.
 */
export async function asUnavailable(
  answer: Response,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  if (answer.status < 500) return answer
  const headers = new Headers(answer.headers)
  headers.set('Retry-After', String(tryAgainAfter))
  headers.set('Cache-Control', 'no-store')
  const isOwnSentence = /^text\/plain\b/.test(headers.get('content-type') ?? 'text/plain')
  if (!isOwnSentence) return new Response(answer.body, { status: 503, headers })
  await answer.body?.cancel()
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  headers.delete('Content-Length')
  const { phoneDisplay } = context.get(appContext).config.business
  const words = refusalWords[context.get(languageContext)]
  const said = words.notSaved(phoneDisplay, context.get(requestIdContext))
  return new Response(said, { status: 503, headers })
}

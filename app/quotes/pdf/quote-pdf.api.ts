import { redirect } from 'react-router'
import { quoteLink } from '#app/quotes/page/quote-link.ts'
import { quotePageWords } from '#app/quotes/page/quote-page.words.ts'
import { hasPdf } from '#app/quotes/quote.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { appContext, clientAddressContext, languageContext } from '#server/app-context.ts'
import { ChildEnded, ProgramFault } from '#server/child-jobs/run-child.ts'
import { visitorNetwork } from '#server/http/limits/client-address.ts'
import { QueueFull } from '#server/work-queue.ts'
import type { Route } from './+types/quote-pdf.api'
import { quotePdfWords } from './quote-pdf.words.ts'
import { getQuotePdf, type QuotePdf } from './quote-pdfs.server.ts'

/** One visitor's own, in the hands of whoever holds its address. */
const personal = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** When to ask again where it can't be made just now, in seconds. */
const tryAgainAfter = 60

/**
 * `GET /quote/pdf?token=…`: the quote as a PDF to be saved. What was guessed, cut off or erased is the same
 * 404, in the words of the quote's page. The page itself says why one that was withdrawn or replaced has no
 * PDF, and that one address reads it without end. 503 where it can't be made just now.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const app = context.get(appContext)
  const quote = await findSentQuote(app.db, { token }, new Date())
  const reader = visitorNetwork(context.get(clientAddressContext))
  if (!quote) {
    const { heading, text } = quotePageWords[context.get(languageContext)].lost
    return say(`${heading}. ${text}`, { status: 404 })
  }
  const turn = app.limits.perOwnPage.take(`${reader} ${token}`)
  if (!turn.taken || !hasPdf(quote.standing)) {
    const page = quoteLink(app.config.siteUrl, token, quote.language)
    return redirect(page, { status: 303, headers: personal })
  }
  try {
    return answer(await getQuotePdf(app.db, quote, app.config))
  } catch (error) {
    const isKnown = [QueueFull, ChildEnded, ProgramFault].some((known) => error instanceof known)
    if (!isKnown) throw error
    if (!(error instanceof QueueFull)) app.log.error({ err: error }, 'no PDF can be made')
    const headers = { 'Retry-After': String(tryAgainAfter) }
    return say(quotePdfWords[quote.language].notNow, { status: 503, headers })
  }
}

/** An answer in words, in place of a PDF. */
function say(words: string, { status, headers }: { status: number; headers?: HeadersInit }) {
  return new Response(words, {
    status,
    headers: { ...personal, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
}

function answer({ name, bytes }: QuotePdf) {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...personal,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

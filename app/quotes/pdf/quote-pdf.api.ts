import { redirect } from 'react-router'
import { quotePath } from '#app/paths/quote-paths.ts'
import { hasPdf } from '#app/quotes/quote.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { inLanguage } from '#languages/language-path.ts'
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
 * `GET /quote/pdf?token=…`: the quote as a PDF to be saved. Where there is none its page says why: nobody
 * has this token, it was withdrawn or replaced, or one address reads it without end. 503 where it can't be
 * made just now.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const app = context.get(appContext)
  const quote = await findSentQuote(app.db, { token }, new Date())
  const reader = visitorNetwork(context.get(clientAddressContext))
  const turn = quote && app.limits.perOwnPage.take(`${reader} ${token}`)
  if (!quote || !turn?.taken || !hasPdf(quote.standing)) {
    const page = inLanguage(quotePath, quote?.language ?? context.get(languageContext))
    return redirect(`${page}?${new URLSearchParams({ token })}`, { status: 303, headers: personal })
  }
  try {
    return answer(await getQuotePdf(app.db, quote, app.config))
  } catch (error) {
    const isKnown = [QueueFull, ChildEnded, ProgramFault].some((known) => error instanceof known)
    if (!isKnown) throw error
    if (!(error instanceof QueueFull)) app.log.error({ err: error }, 'no PDF can be made')
    return new Response(quotePdfWords[quote.language].notNow, {
      status: 503,
      headers: {
        ...personal,
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': String(tryAgainAfter),
      },
    })
  }
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

import { data, redirect } from 'react-router'
import { quotePath } from '#app/paths/quote-paths.ts'
import { isAskedAnew } from '#app/quotes/quote.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { useWords } from '#languages/use-language.ts'
import { appContext, clientAddressContext, languageContext } from '#server/app-context.ts'
import { visitorNetwork } from '#server/http/limits/client-address.ts'
import type { Route } from './+types/quote.route'
import { answerByForm, type RefusedAnswer } from './answer-by-form.server.ts'
import { QuoteFrame } from './quote-frame.tsx'
import { quoteLink } from './quote-link.ts'
import { headingOf, QuotePage } from './quote-page.tsx'
import { quotePageWords } from './quote-page.words.ts'
import { showQuote } from './shown-quote.server.ts'

export const handle: PageHandle = { sheets: ['quote'] }

/** One visitor's own, in the hands of whoever holds its address. */
const personal = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  const wait = actionHeaders.get('Retry-After') ?? loaderHeaders.get('Retry-After')
  return { ...personal, ...(wait && { 'Retry-After': wait }) }
}

/**
 * Finds the quote of the address's token: the same 404 where it was guessed, cut off or erased, and a
 * 429 where one address reads it without end.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const app = context.get(appContext)
  const { business, languages } = app.config
  const quote = await findSentQuote(app.db, { token }, new Date())
  if (!quote) return data({ business, instead: 'lost' as const }, 404)
  const reader = visitorNetwork(context.get(clientAddressContext))
  const turn = app.limits.perOwnPage.take(`${reader} ${token}`)
  if (!turn.taken) {
    const wait = { 'Retry-After': String(turn.retryAfter) }
    return data({ business, instead: 'often' as const }, { status: 429, headers: wait })
  }
  const { language } = quote
  const isOther = language !== context.get(languageContext) && languages.includes(language)
  if (isOther && request.method === 'GET') {
    // With the site's name: a path would lead within the language that was asked in.
    throw redirect(quoteLink(app.config.siteUrl, token, language), { headers: personal })
  }
  const shown = await showQuote(app, quote, token)
  return { business, quote: shown, asked: isAskedAnew(quote) }
}

/** Takes the visitor's answer: the token is all the permission, so a page of no origin may send it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = await answerByForm(request, context, url.searchParams.get('token') ?? '')
  return answer ?? data<RefusedAnswer>({}, 404)
}

/** The page of one quote: what it says, and the visitor's answer. */
export default function QuoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(quotePageWords)
  const { business } = loaderData
  if (!('quote' in loaderData)) {
    const { heading, text } = words[loaderData.instead]
    return (
      <QuoteFrame business={business}>
        <PageMeta title={heading} description={text} path={quotePath} noindex />
        <main id="main" className="quote-lost section wrap bare">
          <h1>{heading}</h1>
          <p className="lede">{text}</p>
        </main>
      </QuoteFrame>
    )
  }
  const { quote, asked } = loaderData
  const heading = headingOf(quote, words)
  const isHeadedAnew = heading !== words.heading
  return (
    <QuoteFrame business={business}>
      <PageMeta
        title={`${isHeadedAnew ? `${heading}:` : heading} ${quote.number}`}
        description={words.description}
        path={quotePath}
        noindex
      />
      <QuotePage business={business} quote={quote} asked={asked} refused={actionData} />
    </QuoteFrame>
  )
}

import { createElement } from 'react'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { findRevision } from '#app/quotes/drafts/drafts.server.ts'
import { action, loader, default as QuoteRoute } from '#app/quotes/page/quote.route.tsx'
import type { SentQuote } from '#app/quotes/quote.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { startRevision } from '#app/quotes/sending/start-revision.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import type { Language } from '#languages/language.ts'
import { clientAddressContext, languageContext } from '#server/app-context.ts'
import { openDesk } from './desk.ts'
import { giveQuote } from './quotes.ts'
import { renderPage } from './render-page.tsx'
import { formRequest, routeArgs } from './test-app.ts'

/** Opens a desk that sends quotes, and their pages as visitors read and answer them. */
export async function openQuotePages(env: Record<string, string> = {}) {
  const desk = await openDesk(env)
  const { app, asha: staffId } = desk
  const now = new Date()
  const send = async (changes: Partial<QuoteDraft> = {}, at = now) =>
    giveQuote(desk, await desk.ask({}, at), changes, at)
  const args = (request: Request, language: Language = 'en') => {
    const given = routeArgs(app, request)
    given.context.set(languageContext, language)
    given.context.set(clientAddressContext, '203.0.113.7')
    return given
  }
  const load = async (
    token: string,
    { language, also = '' }: { language?: Language; also?: string } = {},
  ) => {
    const request = new Request(`http://localhost:3000/quote?token=${token}${also}`)
    const loaded = await loader(args(request, language))
    if (!('init' in loaded)) return { status: 200, ...loaded }
    return { status: loaded.init?.status, ...loaded.data }
  }
  const draw = async (token: string, also = '', actionData?: unknown) => {
    const loaderData = await load(token, { also })
    return renderPage(createElement(QuoteRoute, { loaderData, actionData } as never)).html
  }
  /** The page as its visitor reads it. */
  const read = async (token: string, also = '') =>
    (await draw(token, also)).replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
  const answer = async (token: string, fields: Record<string, string>) => {
    const answered = await action(args(formRequest(`/quote?token=${token}`, fields)))
    return answered instanceof Response
      ? { status: answered.status, to: answered.headers.get('Location') }
      : { status: answered.init?.status, ...Object(answered.data) }
  }
  const accept = ({ token, revision, sums }: SentQuote & { token: string }, total = sums.total) =>
    answer(token, { intent: 'accept', revision: String(revision), total: String(total) })
  const change = (quote: SentQuote, to: Parameters<typeof changeSentQuote>[2]) =>
    changeSentQuote(app, quote.revisionId, to, { staffId, now })
  const revise = async ({ revisionId }: SentQuote) => {
    const next = (await startRevision(app, revisionId, { staffId, now })) ?? 0
    const { version = 0 } = (await findRevision(app.db, next)) ?? {}
    const asked = { revisionId: next, version, byEmail: false, others: 'both-hold' } as const
    await sendQuote(app, asked, { staffId, now })
    const { token } = (await findSentQuote(app.db, { revisionId: next }, now)) ?? {}
    return token ?? ''
  }
  const set = (name: string, value: unknown) =>
    app.db
      .transaction()
      .execute((transaction) =>
        saveSettings(transaction, [{ name, value: JSON.stringify(value), was: null }], { staffId }),
      )
  const enquiry = async ({ enquiry: { reference } }: SentQuote) => findEnquiry(app.db, reference)
  return { app, now, send, load, draw, read, answer, accept, change, revise, set, enquiry }
}

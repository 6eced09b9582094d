import { data, type RouterContextProvider } from 'react-router'
import { findLastNames } from '#app/catalogue/last-names.server.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { isReference } from '#app/enquiries/enquiry.ts'
import { enquiryChatOf } from '#app/enquiries/messages/enquiry-chat-of.server.ts'
import { pricedWords } from '#app/enquiries/priced-words.ts'
import { nameForVisitor } from '#app/enquiries/receiving/local-products.server.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { isSameThing, type ListEntry, leaveOut } from '#app/my-list/list.ts'
import { setListCookie } from '#app/my-list/list-cookie.server.ts'
import { decodeList, encodeList, readListCookie } from '#app/my-list/list-cookie.ts'
import type { ListRow, RemovedRow } from '#app/my-list/list-row.ts'
import { listRows, namelessRows } from '#app/my-list/list-rows.server.ts'
import { shownAgainContext } from '#app/my-list/posted-list.server.ts'
import type { QuoteSettings, TaxLine } from '#app/settings/quotes/quote-settings.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { isStorageFailure } from '#database/storage-failure.ts'
import type { Language } from '#languages/language.ts'
import { type App, appContext, languageContext, requestIdContext } from '#server/app-context.ts'

/** What the page of a sent list says: nothing of who sent it. */
export interface SentFacts {
  reference: string
  things: number
  thumbs: ThumbPicture[]
  chat: string
  /** When somebody will answer, in a sentence. */
  answerTime?: string
}

/** Somebody's list, as its address carries it, beside one's own. */
export interface SharedFacts {
  rows: ListRow[]
  /** The list again, as it is posted. */
  list: string
  /** How many things are on the visitor's own list. */
  mine: number
  /** Whether it is the visitor's own list that was opened. */
  isMine: boolean
}

/** Everything that the list's page shows; one of its views. */
interface ListPage {
  sent?: SentFacts
  shared?: SharedFacts
  rows: ListRow[]
  /** What is said of tax beside the prices that are shown. */
  tax: TaxLine
  notes: Record<string, string>
  removed?: RemovedRow
  /** How many things are no longer sold and so went off the list. */
  gone: number
  /** The names of those of them that visitors could see until they were deleted. */
  goneNames: string[]
}

/** Prices that include no part of tax say nothing of it: what quotes may add is said at any rate. */
function taxOfPrices({ tax, taxRate }: QuoteSettings): TaxLine {
  return tax === 'included' && taxRate === 0 ? 'none' : tax
}

/** Gives what the list's page shows: a sent list, somebody's shared one, or the visitor's own. */
export async function loadListPage(request: Request, context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext)
  const query = new URL(request.url).searchParams
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const cookies = request.headers.get('cookie')
  const shown = context.get(shownAgainContext)
  const mine = shown?.list ?? readListCookie(cookies)
  const language = context.get(languageContext)
  const page: ListPage = {
    rows: [],
    tax: 'none',
    notes: shown?.notes ?? {},
    gone: 0,
    goneNames: [],
  }

  page.sent = await findSent(app, query.get('reference') ?? '', language)
  if (page.sent) return data(page, { headers })
  page.shared = await findShared(app, query.get('list') ?? '', mine, language)
  if (page.shared) return data(page, { headers })

  const { removed } = shown ?? {}
  try {
    const rows = await listRows(app, removed ? [...mine, removed] : mine, language)
    if (app.config.prices.areShown) {
      page.tax = taxOfPrices(await readQuoteSettings(app))
    }
    page.rows = removed ? leaveOut(rows, [removed]) : rows
    const row = removed && rows.find((listed) => isSameThing(listed, removed))
    if (row && removed) page.removed = { ...row, place: removed.place }
    page.gone = mine.length - page.rows.length
    page.goneNames = await nameGone(app, mine, page.rows)
  } catch (error) {
    // A list that could not be sent comes back with what was typed, whatever it was about.
    if (!isStorageFailure(error)) throw error
    app.log.error({ requestId: context.get(requestIdContext), err: error }, 'list not named')
    return data({ ...page, rows: namelessRows(mine, language) }, { status: 503, headers })
  }
  const kept = encodeList(page.rows)
  if (
    kept !== /my-list=([^;]*)/.exec(cookies ?? '')?.[1] &&
    (kept || cookies?.includes('my-list='))
  ) {
    headers.append('Set-Cookie', setListCookie(page.rows, app.config.siteUrl))
  }
  return data(page, { headers })
}

async function nameGone({ db }: App, list: readonly ListEntry[], rows: readonly ListRow[]) {
  const still = new Set(rows.map(({ id }) => id))
  const ids = list.map(({ id }) => id).filter((id) => !still.has(id))
  const names = await findLastNames(db, ids)
  return [...names.values()].flatMap(({ name, wasShown }) => (wasShown ? name : []))
}

async function findSent(
  { db, config }: App,
  reference: string,
  language: Language,
): Promise<SentFacts | undefined> {
  const enquiry = isReference(reference) ? await findEnquiry(db, reference) : undefined
  if (!enquiry) return undefined
  const products = productsOf(enquiry)
  const called = await nameForVisitor({ db, config }, products, language)
  const names = called.map((product) => pricedWords(product, language))
  const rows = await listRows(
    { db, config },
    [...new Set(products.map(({ id }) => id))].map((id) => ({ id, quantity: 1 })),
    language,
  )
  return {
    reference,
    things: products.length,
    thumbs: rows.flatMap(({ thumb }) => thumb ?? []).slice(0, 12),
    chat: enquiryChatOf(config.business, { reference, names }, language),
    answerTime: answerTimeWords(
      new Date(enquiry.received_at),
      await readDeskSettings(db),
      language,
    ),
  }
}

async function findShared(
  app: App,
  written: string,
  mine: readonly ListEntry[],
  language: Language,
): Promise<SharedFacts | undefined> {
  const list = decodeList(written)
  const rows = await listRows(app, list, language)
  if (rows.length === 0) return undefined
  const shared = encodeList(rows)
  return { rows, list: shared, mine: mine.length, isMine: shared === encodeList(mine) }
}

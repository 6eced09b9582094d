import { findProductsByIds } from '#app/catalogue/products.server.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { toThumb } from '#app/catalogue/thumb-of.server.ts'
import type { Money } from '#app/money/money.ts'
import { nameAndPlace } from '#app/quotes/paper/name-and-place.server.ts'
import type { PaperQuote, PicturedLine } from '#app/quotes/paper/quote-sheet.tsx'
import { advanceLeft, paymentsOf, type QuoteStanding, type SentQuote } from '#app/quotes/quote.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { upiLink } from '#app/settings/quotes/upi-link.ts'
import { drawQrCode, type QrCode } from '#app/ui/pictures/qr-code.ts'
import type { App } from '#server/app-context.ts'

/** How a visitor pays by UPI. */
export interface ShownUpi {
  /** Opens a UPI app with the payment. */
  link: string
  code: QrCode
  id: string
  amount: Money
}

/** A quote as its page shows it; what the page does not say of the visitor is left out. */
export interface ShownQuote extends Omit<PaperQuote, 'lines'> {
  token: string
  standing: QuoteStanding
  number: string
  revision: number
  sentAt: string
  validUntil: string
  lines: readonly PicturedLine[]
  note: string | null
  terms: string | null
  /** The visitor's name and place. */
  whose: string
  /** Their mobile number with its middle left out; undefined where they gave none. */
  mobile: string | undefined
  answeredAt: string | null
  withdrawReason: string | null
  newer: SentQuote['newer']
  /**
   * Only of one that is accepted and of which nothing is paid, or less than its advance, where the owner says
   * who is paid.
   */
  upi: ShownUpi | undefined
}

/** What stands beside a line without a product, or one that is no longer shown. */
const emptyPot: ThumbPicture = {
  ...toThumb({ picture: 'empty-pot', wall: 'pista' }),
  wall: 'chuna',
}

/** Gives a quote as its page shows it to whoever holds `token`. */
export async function showQuote(
  app: Pick<App, 'db' | 'config'>,
  quote: SentQuote,
  token: string,
): Promise<ShownQuote> {
  const { standing, number, revision, sentAt, validUntil, language } = quote
  const { note, terms, gstin, tax, advance, sums, discountPercent, newer } = quote
  const paid = paymentsOf(quote)
  const { mobile } = quote.visitor
  return {
    ...{ token, standing, number, revision, sentAt, validUntil, language, paid, newer },
    ...{ note, terms, gstin, tax, advance, sums, discountPercent },
    lines: standing === 'withdrawn' ? [] : await withThumbs(app, quote),
    whose: nameAndPlace(quote.visitor),
    mobile: mobile ? `${mobile.slice(0, 5)}\u00a0…\u00a0${mobile.slice(-3)}` : undefined,
    answeredAt: quote.answeredAt,
    withdrawReason: quote.withdrawReason,
    upi: standing === 'accepted' ? await showUpi(app, quote) : undefined,
  }
}

/** Gives a quote's lines with the pictures of their products, an empty pot where there is none. */
export async function withThumbs(
  { db }: Pick<App, 'db'>,
  { lines, language }: Pick<SentQuote, 'lines' | 'language'>,
): Promise<PicturedLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const products = await findProductsByIds(db, ids, language)
  const thumbs = new Map<number | null, ThumbPicture>(
    products.map((product) => [product.id, toThumb(product)]),
  )
  return lines.map((line) => ({ ...line, thumb: thumbs.get(line.productId) ?? emptyPot }))
}

async function showUpi(
  app: Pick<App, 'db' | 'config'>,
  quote: SentQuote,
): Promise<ShownUpi | undefined> {
  const { upi } = await readQuoteSettings(app)
  const { number, sums } = quote
  const paid = paymentsOf(quote)
  const amount = advanceLeft(quote.advance, paid) ?? (paid.length === 0 ? sums.total : 0)
  if (!upi || amount === 0) return undefined
  const link = upiLink({ to: upi, amount, note: number })
  return { link, code: drawQrCode(link), id: upi.id, amount }
}

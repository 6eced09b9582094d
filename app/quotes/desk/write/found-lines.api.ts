import { formatMoney } from '#app/money/money.ts'
import { readPrice } from '#app/money/read-price.ts'
import { findLines } from '#app/quotes/drafts/find-lines.server.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/found-lines.api'
import type { SuggestedLine } from './draft-view.ts'

/** So many are shown while somebody types. */
const mostShown = 8

/** `GET /desk/quotes/products?q=`: gives what the catalogue has by these words, hidden products too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk')
  const app = context.get(appContext)
  const query = url.searchParams.get('q')?.slice(0, 120) ?? ''
  const found = await findLines(app.db, query, await readQuoteSettings(app))
  const suggested = found.slice(0, mostShown).map(({ words, line, isHidden }): SuggestedLine => {
    const read = readPrice(line.price)
    const price = 'price' in read && read.price !== null ? formatMoney(read.price) : 'no price'
    return { words, about: isHidden ? `${price}, hidden` : price }
  })
  return Response.json(suggested, { headers: { 'Cache-Control': 'no-store' } })
}

import { redirect } from 'react-router'
import { priceListPath } from '#app/paths/desk-paths.ts'
import { recordStaffEvent } from '#app/staff/events.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/price-list-pdf.api'
import { answerPdf } from './answer-pdf.server.ts'
import { drawPriceList } from './draw-price-list.server.ts'
import { findPriceListPlan } from './shown-price-list.server.ts'

const name = 'price-list.pdf'

/**
 * `GET /desk/catalogue/price-list.pdf`: the price list that the form asks for, and written down that it
 * left the desk; else back to the form.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'catalogue')
  const app = context.get(appContext)
  const { searchParams: params } = url
  params.delete('problem')
  const plan = await findPriceListPlan(app, params, staffId)
  if (!plan) return redirect(`${priceListPath}?${params}`, 303)
  const draw = async () => {
    const pdf = await drawPriceList(app, plan)
    await retryWhenBusy(() => recordStaffEvent(app.db, { code: 'exported', staffId, about: name }))
    return pdf
  }
  return answerPdf(app, draw, { name, path: priceListPath, params })
}

import { findProduct } from '#app/catalogue/products.server.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/asked-about.api'
import { describeAbout, readAskedFields } from './asked-about.server.ts'
import { renderAbout } from './render-about.server.ts'

/**
 * `GET /product/enquiryForm/about?product=7&size=3&quantity=2`: the enquiry dialog's fields about a
 * product that has sizes or a price, as a piece of HTML; 204 of any other.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const language = context.get(languageContext)
  const query = new URL(request.url).searchParams
  const id = Number(query.get('product'))
  const product = id ? await findProduct(app.db, id, language) : undefined
  const about = product && (await describeAbout(app, product, language))
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' }
  if (!about) return new Response(null, { status: 204, headers })
  const props = { idPrefix: 'dialog', about, ...readAskedFields(query) }
  return new Response(renderAbout(props, language), { headers })
}

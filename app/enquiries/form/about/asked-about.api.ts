import { findProduct } from '#app/catalogue/products.server.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/asked-about.api'
import { describeAbout } from './asked-about.server.ts'

/**
 * `GET /product/enquiryForm/about?product=7`: what the enquiry dialog says of a product that has sizes
 * or a price, as JSON; `null` of any other.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const language = context.get(languageContext)
  const id = Number(new URL(request.url).searchParams.get('product'))
  const product = id ? await findProduct(app.db, id, language) : undefined
  const about = product && (await describeAbout(app, product, language))
  return Response.json(about ?? null, { headers: { 'Cache-Control': 'no-store' } })
}

import { type RouterContextProvider, redirect } from 'react-router'
import { findProduct } from '#app/catalogue/products.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { isProductId } from '#app/my-list/list.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import { readUnsaidPost } from '#server/forms/receive-form-post.ts'
import { namesNoPage } from '#server/http/anti-forgery.ts'

/**
 * Leads to the product that a post would put on the list, where nobody knows which page it comes from: Lynx
 * names no page whose address has a query, such as what a search found; the product's own it does name.
 */
export async function leadToProduct(request: Request, context: Readonly<RouterContextProvider>) {
  if (!namesNoPage(request)) return undefined
  const form = await readUnsaidPost(request.clone(), context.get(languageContext))
  const id = Number(form.get('add'))
  const product = isProductId(id) ? await findProduct(context.get(appContext).db, id) : undefined
  return product && redirect(productPath(product.slug), 303)
}

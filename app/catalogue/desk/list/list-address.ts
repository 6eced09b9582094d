import type { ProductOrder, ProductQuery } from '#app/catalogue/store/products-for-staff.server.ts'
import { newProductPath } from '#app/paths/desk-paths.ts'

export type { ProductOrder, ProductQuery }

/** The orders of the list, and what each is called. */
export const orderWords: Record<ProductOrder, string> = {
  shop: 'As in the shop',
  name: 'By name',
  edited: 'Edited last',
  enquiries: 'Most asked for',
}

export const productOrders = Object.keys(orderWords) as ProductOrder[]

/** Longest search in characters; what is typed beyond it is not looked at. */
const longestSearch = 100

/** Reads the list's address; what can't be understood is left out. */
export function readListQuery(params: URLSearchParams): ProductQuery {
  const show = params.get('show')
  const order = params.get('order')
  const after = params.get('after') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestSearch) || undefined,
    category: params.get('category') || undefined,
    show: show === 'hidden' || show === 'missing' ? show : undefined,
    order: productOrders.find((known) => known === order && known !== 'shop'),
    after: /^[1-9]\d{0,8}$/.test(after) ? Number(after) : undefined,
  }
}

/** Gives the address where a product is made, of a category where one is given. */
export function newProductAddress(category?: string): string {
  return category ? `${newProductPath}?${new URLSearchParams({ category })}` : newProductPath
}

/** The part of the list's address after its path, such as `?show=hidden`; '' for the plain list. */
export function listAddress(query: ProductQuery): string {
  const { q, category, show, order, after } = query
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (q) params.set('q', q)
  if (show) params.set('show', show)
  if (order && order !== 'shop') params.set('order', order)
  if (after) params.set('after', String(after))
  const text = params.toString()
  return text && `?${text}`
}

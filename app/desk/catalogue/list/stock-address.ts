import type { StockOrder, StockQuery } from '#app/stock/stock.server.ts'

export type { StockOrder, StockQuery }

/** The orders of the list, and what each is called. */
export const orderWords: Record<StockOrder, string> = {
  shop: 'As in the shop',
  name: 'By name',
  edited: 'Edited last',
  enquiries: 'Most asked for',
}

export const stockOrders = Object.keys(orderWords) as StockOrder[]

/** Longest search in characters; what is typed beyond it is not looked at. */
const longestSearch = 100

/** Reads the list's address; what can't be understood is left out. */
export function readStockQuery(params: URLSearchParams): StockQuery {
  const show = params.get('show')
  const order = params.get('order')
  const after = params.get('after') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestSearch) || undefined,
    category: params.get('category') || undefined,
    show: show === 'hidden' || show === 'missing' ? show : undefined,
    order: stockOrders.find((known) => known === order && known !== 'shop'),
    after: /^[1-9]\d{0,8}$/.test(after) ? Number(after) : undefined,
  }
}

/** The part of the list's address after its path, such as `?show=hidden`; '' for the plain list. */
export function stockAddress(query: StockQuery): string {
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

import { quotesPath } from '#app/paths/quote-paths.ts'
import { type QuoteTab, quoteTabs } from '#app/quotes/quote-tabs.ts'

/** What of the quotes is looked at. */
export interface ListQuery {
  tab: QuoteTab
  /** What is searched for, in every tab. */
  search: string
  /** From 1. */
  page: number
}

const longestSearch = 200
const lastPage = 1_000

/** Reads from an address what of the quotes is looked at; what is none is the first page of the open ones. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const page = Number(/^\d{1,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  return {
    tab: quoteTabs.find((tab) => tab === params.get('tab')) ?? 'open',
    search: (params.get('q') ?? '').trim().slice(0, longestSearch),
    page: Math.min(Math.max(page, 1), lastPage),
  }
}

/** Gives the address at which that is looked at. */
export function listAddress({ tab = 'open', page = 1 }: Partial<ListQuery>): string {
  const params = new URLSearchParams({
    ...(tab !== 'open' && { tab }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `${quotesPath}?${params}` : quotesPath
}

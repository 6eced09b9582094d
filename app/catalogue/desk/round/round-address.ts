import { stockRoundPath } from '#app/paths/desk-paths.ts'

/** What is asked of the stock round by its address. */
export interface RoundQuery {
  /** Through which category somebody walks. */
  category?: string | null | undefined
  page?: number | undefined
  /** Whether prices are asked as well. */
  prices?: boolean | undefined
  /** A round of which it is to be told what it came to. */
  ended?: number | undefined
}

/** Reads the address of the stock round; what can't be understood is left out. */
export function readRoundAddress(params: URLSearchParams) {
  const number = (name: string) => {
    const text = params.get(name) ?? ''
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  return {
    category: params.get('category'),
    page: number('page') ?? 1,
    prices: params.get('prices') === 'yes',
    ended: number('ended'),
  }
}

/** Gives the address of the stock round that asks for this. */
export function roundAddress({ category, page = 1, prices, ended }: RoundQuery): string {
  const params = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
    ...(prices && { prices: 'yes' }),
    ...(ended !== undefined && { ended: String(ended) }),
  })
  return params.size > 0 ? `${stockRoundPath}?${params}` : stockRoundPath
}

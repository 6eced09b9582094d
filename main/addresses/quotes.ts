import { quotePath } from '#app/paths/quote-paths.ts'
import type { Routed } from './address.ts'

/** The page of one visitor's quote: without the shop around it. */
export const quotePages: readonly Routed[] = [
  {
    path: quotePath,
    file: 'quotes/page/quote.route.tsx',
    takes: 'form',
    secret: true,
    tokenAllows: true,
    notAhead: true,
  },
]

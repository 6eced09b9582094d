import { quotePath, quotePdfPath } from '#app/paths/quote-paths.ts'
import type { Routed } from './address.ts'

/** The page of one visitor's quote, without the shop around it, and its PDF. */
export const quotePages: readonly Routed[] = [
  {
    path: quotePath,
    file: 'quotes/page/quote.route.tsx',
    takes: 'form',
    secret: true,
    tokenAllows: true,
    notAhead: true,
  },
  { path: quotePdfPath, file: 'quotes/pdf/quote-pdf.api.ts', secret: true, notAhead: true },
]

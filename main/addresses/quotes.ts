import {
  foundLinesPath,
  keepDraftPath,
  newQuotePath,
  oneQuotePath,
  quotePath,
  quotePdfPath,
  quotesPath,
  sendQuotePath,
} from '#app/paths/quote-paths.ts'
import type { Role } from '#app/staff/role.ts'
import type { DeskAddress, Routed } from './address.ts'

const answering: readonly Role[] = ['owner', 'desk']

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

/** Where the staff write and send them. */
export const quoteScreens: readonly DeskAddress[] = [
  {
    path: newQuotePath(':reference'),
    file: 'quotes/desk/write/new-quote.api.ts',
    roles: answering,
    takes: 'form',
  },
  { path: quotesPath, file: 'quotes/desk/list/quotes.route.tsx', roles: answering },
  {
    path: oneQuotePath(':id'),
    file: 'quotes/desk/write/quote.route.tsx',
    roles: answering,
    takes: 'form',
  },
  { path: foundLinesPath, file: 'quotes/desk/write/found-lines.api.ts', roles: answering },
  {
    path: keepDraftPath,
    file: 'quotes/desk/write/keep-draft.api.ts',
    roles: answering,
    takes: 'form',
    onlyPosted: true,
  },
  {
    path: sendQuotePath(':id'),
    file: 'quotes/desk/send/send.route.tsx',
    roles: answering,
    takes: 'form',
  },
]

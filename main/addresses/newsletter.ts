import {
  confirmPath,
  letterPath,
  lettersPath,
  newsletterRoot,
  subscribeCallPath,
  subscribePath,
  unsubscribePath,
} from '#app/paths/newsletter-paths.ts'
import type { Address, DeskAddress, Routed } from './address.ts'

/** The newsletter's pages in the shop. */
export const newsletterPages: readonly Routed[] = [
  {
    path: subscribePath,
    file: 'newsletter/newsletter.route.tsx',
    same: { personal: ['done'] },
    takes: 'form',
    leads: { json: subscribeCallPath },
  },
  ...[confirmPath, unsubscribePath].map((path): Routed => {
    return { path, file: 'newsletter/subscription.route.tsx', takes: 'form', secret: true }
  }),
]

/** Its screens of the desk. */
export const letterScreens: readonly DeskAddress[] = [
  { path: lettersPath, file: 'newsletter/desk/letters.route.tsx', roles: ['owner'], takes: 'form' },
  {
    path: letterPath(':id'),
    file: 'newsletter/desk/letter.route.tsx',
    roles: ['owner'],
    takes: 'form',
  },
]

/** What its form calls. */
export const newsletterCalls: readonly Routed[] = [
  { path: subscribeCallPath, file: 'newsletter/subscribe.api.ts', takes: 'form', onlyPosted: true },
]

/** What holds for all its pages: nobody answers here. */
export const newsletterBeginning: Address = { path: newsletterRoot, notAhead: true }

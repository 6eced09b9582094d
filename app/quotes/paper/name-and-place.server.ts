import { placeOf } from '#app/enquiries/answering/inbox/inbox-rows.server.ts'
import type { SentQuote } from '#app/quotes/quote.ts'

/** Gives for whom a quote is, in a line: their name, and the place that their address ends in. */
export function nameAndPlace({
  name,
  address,
}: Pick<SentQuote['visitor'], 'name' | 'address'>): string {
  return [name, placeOf(address)?.split(', ').at(-1)].filter(Boolean).join(', ')
}

import { chatLink, longestText } from '#app/contact/chat-link.ts'
import type { Business } from '#server/config.ts'
import { productWords, someOf } from './product-words.ts'
import { productsOf } from './stored-enquiry.ts'

/**
 * The address of a conversation that begins with a stored enquiry: its reference and as many of its
 * products as the text has room for, never a note.
 */
export function chatAboutEnquiry(
  enquiry: { reference: string; products: string },
  business: Pick<Business, 'chatNumber' | 'chatText'>,
): string {
  const { chatText } = business
  const isEnd = `is ${enquiry.reference}.`
  const words = productsOf(enquiry).flatMap((product) =>
    product.name ? productWords(product) : [],
  )
  const room = longestText - `${chatText}. My enquiry about  ${isEnd}`.length
  const about = words.length > 0 ? `about ${someOf(words, room)} ` : ''
  return chatLink(business, `${chatText}. My enquiry ${about}${isEnd}`)
}

import { enquiryFormPath } from './enquiries/enquiry.ts'
import { splitLanguage } from './languages/language-path.ts'
import { confirmPath, unsubscribePath } from './newsletter/newsletter-rules.ts'
import { linkPath } from './staff/links/link-path.ts'

/**
 * Addresses whose query nobody else should read: a token that allows something, an enquiry's
 * reference, and at the desk what was searched for, which may be a visitor's name.
 */
const secretAddresses = [
  linkPath,
  confirmPath,
  unsubscribePath,
  enquiryFormPath,
  '/my-list',
  '/desk',
]

/**
 * Gives the headers that answers at a path, in any language, carry in place of the usual ones. At
 * those addresses, and below them, it is `Referrer-Policy: same-origin`: other sites are not told
 * that somebody comes from here. Not `no-referrer`, with which a form posted from such a page would
 * say `Origin: null`.
 */
export function headersAt(pathname: string): readonly [name: string, value: string][] {
  const { rest } = splitLanguage(pathname)
  const isSecret = secretAddresses.some((path) => rest === path || rest.startsWith(`${path}/`))
  return isSecret ? [['Referrer-Policy', 'same-origin']] : []
}

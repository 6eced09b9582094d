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
 * Tells whether a path, in any language, is one of those, or below one. Their answers say
 * `Referrer-Policy: same-origin`: other sites are not told that somebody comes from here. Not
 * `no-referrer`, with which a form posted from such a page would say `Origin: null`.
 */
export function isSecretAddress(pathname: string): boolean {
  const { rest } = splitLanguage(pathname)
  return secretAddresses.some((path) => rest === path || rest.startsWith(`${path}/`))
}

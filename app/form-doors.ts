import type { FormDoors } from '#server/forms/form-doors.ts'
import { splitLanguage } from './languages/language-path.ts'

/** Who answers a form's address: a call when it comes as JSON, a page when a browser posts it. */
export const formDoors: FormDoors = new Map([
  ['/enquiry/create', { json: '/enquiry/create', page: '/product/enquiryForm' }],
  ['/api/forms/submit', { json: '/api/forms/submit', page: '/productPages/corporateBulkGifting' }],
  ['/my-list', { json: '/my-list/send', page: '/my-list' }],
  ['/newsletter/subscribe', { json: '/api/newsletter/subscribe', page: '/newsletter/subscribe' }],
])

/**
 * Tells whether the form of this path may be longer than others: it names up to 60 products with a
 * note on each, or is a product of the desk's with all its tips, or a letter.
 */
export function isLongForm(pathname: string): boolean {
  return /^\/(enquiry\/create|my-list|desk\/(catalogue\/(new|\d+)|letters\/\d+)(\.data)?)$/.test(
    splitLanguage(pathname).rest,
  )
}

import { enquiryKind } from '#app/enquiries/form/enquiry-kind.ts'
import { myListPath } from '#app/paths/shop-paths.ts'

/** The list as its form types and sends it: an enquiry's fields and rules (§5). */
export const listKind = { ...enquiryKind, url: myListPath, draftKey: 'my-list-draft' }

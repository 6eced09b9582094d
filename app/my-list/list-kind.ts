import { enquiryKind } from '#app/enquiries/form/enquiry-kind.ts'

/** The list as its form types and sends it: an enquiry's fields and rules (§5). */
export const listKind = { ...enquiryKind, url: '/my-list', draftKey: 'my-list-draft' }

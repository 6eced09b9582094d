import type { EnquiryField } from '#app/enquiries/enquiry.ts'
import { enquiryRules } from '#app/enquiries/enquiry-rules.ts'
import { createEnquiryPath } from '#app/paths/shop-paths.ts'
import type { FormKind } from './form-kind.ts'

/** The enquiry as its forms type and send it (§5, §7); each keeps what is typed apart. */
export const enquiryKind: Omit<FormKind<EnquiryField>, 'draftKey'> = {
  url: createEnquiryPath,
  rules: enquiryRules,
  mobileField: 'mobileNumber',
}

/** The form whose fields' ids begin so: the one of the page, or the dialog over it. */
export function enquiryKindOf(idPrefix: string): FormKind<EnquiryField> {
  return { ...enquiryKind, draftKey: `${idPrefix}-draft` }
}

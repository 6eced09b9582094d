import type { EnquiryField } from '#app/enquiries/enquiry.ts'
import { enquiryRules } from '#app/enquiries/enquiry-rules.ts'
import { createEnquiryPath } from '#app/paths/shop-paths.ts'
import type { FormKind } from './form-kind.ts'

/** The enquiry as its form types and sends it (§5, §7). */
export const enquiryKind: FormKind<EnquiryField> = {
  url: createEnquiryPath,
  draftKey: 'enquiry-draft',
  rules: enquiryRules,
  mobileField: 'mobileNumber',
}

/** The form whose fields' ids begin so: the one of the page and the dialog over it keep what is typed apart. */
export function enquiryKindOf(idPrefix: string): FormKind<EnquiryField> {
  return { ...enquiryKind, draftKey: `${idPrefix}-draft` }
}

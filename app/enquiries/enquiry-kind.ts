import type { EnquiryField } from './enquiry.ts'
import { enquiryRules } from './enquiry-rules.ts'
import type { FormKind } from './form-kind.ts'

/** The enquiry as its form types and sends it (§5, §7). */
export const enquiryKind: FormKind<EnquiryField> = {
  url: '/enquiry/create',
  draftKey: 'enquiry-draft',
  rules: enquiryRules,
  mobileField: 'mobileNumber',
}

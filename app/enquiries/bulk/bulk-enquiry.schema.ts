import { z } from 'zod'
import { tidyText } from '#app/enquiries/enquiry-rules.ts'
import {
  emailField,
  mobileField,
  submissionIdField,
  textField,
} from '#app/enquiries/form.schema.ts'
import { type Parsed, parseForm } from '#server/forms/parse-form.ts'
import {
  type BulkEnquiry,
  type BulkField,
  bulkKind,
  queryTypeMissing,
  queryTypes,
} from './bulk-enquiry.ts'

const { rules } = bulkKind

/** The body of `POST /api/forms/submit` (§5, §7). Fields that it does not know are left out. */
const bulkEnquirySchema = z.object({
  fullName: textField(rules.fullName),
  mobileNo: mobileField(rules.mobileNo),
  email: emailField(rules.email),
  type: z.enum(queryTypes, queryTypeMissing),
  companyName: textField(rules.companyName),
  message: textField(rules.message, tidyText),
  submissionId: submissionIdField,
})

/** Turns a posted body into a bulk enquiry, or into the messages for its fields. Never throws. */
export function parseBulkEnquiry(body: unknown): Parsed<BulkEnquiry, BulkField> {
  return parseForm(bulkEnquirySchema, body)
}

import { z } from 'zod'
import { tidyText } from '#app/enquiries/enquiry-rules.ts'
import {
  emailField,
  mobileField,
  submissionIdField,
  textField,
} from '#app/enquiries/receiving/form.schema.ts'
import { forEachLanguage, type Language } from '#languages/language.ts'
import { type Parsed, parseForm } from '#server/forms/parse-form.ts'
import { type BulkEnquiry, type BulkField, bulkKind, queryTypes } from './bulk-enquiry.ts'
import { bulkFieldsWords } from './bulk-fields.words.ts'

const { rules } = bulkKind

/** The body of `POST /api/forms/submit` (§5, §7). Fields that it does not know are left out. */
const bulkEnquirySchemas = forEachLanguage((language) =>
  z.object({
    fullName: textField(rules.fullName, language),
    mobileNo: mobileField(rules.mobileNo, language),
    email: emailField(rules.email, language),
    type: z.enum(queryTypes, bulkFieldsWords[language].typeMissing),
    companyName: textField(rules.companyName, language),
    message: textField(rules.message, language, tidyText),
    submissionId: submissionIdField(language),
  }),
)

/**
 * Turns a posted body into a bulk enquiry, or into the messages for its fields, in English unless
 * told. Never throws.
 */
export function parseBulkEnquiry(
  body: unknown,
  language: Language = 'en',
): Parsed<BulkEnquiry, BulkField> {
  return parseForm(bulkEnquirySchemas[language], body)
}

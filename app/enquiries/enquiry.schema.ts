import { z } from 'zod'
import { type Parsed, parseForm } from '#server/forms/parse-form.ts'
import { type Enquiry, type EnquiryField, mostProducts, noteLength } from './enquiry.ts'
import { enquiryRules, tidyLine, tidyText } from './enquiry-rules.ts'
import { emailField, mobileField, submissionIdField, textField } from './form.schema.ts'

const enquiredProduct = z.object(
  {
    id: z.int('A product is named by its number.').positive('A product is named by its number.'),
    quantity: z
      .string('Quantity should be text.')
      .max(4, 'Quantity should be at most 4 characters.')
      .transform((value) => tidyLine(value))
      .optional(),
    note: z
      .string('A note should be text.')
      .max(noteLength, `A note should be at most ${noteLength} characters.`)
      .transform((value) => tidyLine(value.toWellFormed()) || undefined)
      .optional(),
  },
  'A product is named by its number.',
)

/** The body of `POST /enquiry/create` (§5, §7). Fields that it does not know are left out. */
const enquirySchema = z.object({
  fullName: textField(enquiryRules.fullName),
  email: emailField(enquiryRules.email),
  mobileNumber: mobileField(enquiryRules.mobileNumber),
  address: textField(enquiryRules.address),
  message: textField(enquiryRules.message, tidyText),
  products: z
    .array(enquiredProduct, 'Products are a list.')
    .max(mostProducts, `An enquiry names at most ${mostProducts} products.`)
    .default([]),
  submissionId: submissionIdField,
})

/** Turns a posted body into an enquiry, or into the messages for its fields. Never throws. */
export function parseEnquiry(body: unknown): Parsed<Enquiry, EnquiryField> {
  return parseForm(enquirySchema, body)
}

import { z } from 'zod'
import type { Enquiry, EnquiryField } from './enquiry.ts'
import {
  type Errors,
  enquiryRules,
  normalizeMobileNumber,
  type Rule,
  tidyLine,
  tidyText,
} from './enquiry-rules.ts'

const mostProducts = 20

/** A form's text field: tidied, then held against its rule. What is no text counts as empty. */
export function textField(rule: Rule, tidy: (value: string) => string = tidyLine) {
  return z
    .preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? '')), z.unknown())
    .transform((value) => (typeof value === 'string' ? tidy(value.toWellFormed()) : ''))
    .superRefine((value, context) => {
      const message = rule(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

const enquiredProduct = z.object(
  {
    id: z.int('A product is named by its number.').positive('A product is named by its number.'),
    quantity: z
      .string('Quantity should be text.')
      .max(4, 'Quantity should be at most 4 characters.')
      .transform((value) => tidyLine(value))
      .optional(),
  },
  'A product is named by its number.',
)

/** The body of `POST /enquiry/create` (§5, §7). Fields that it does not know are left out. */
export const enquirySchema = z.object({
  fullName: textField(enquiryRules.fullName),
  email: textField(enquiryRules.email),
  mobileNumber: textField(enquiryRules.mobileNumber, (value) =>
    normalizeMobileNumber(tidyLine(value)),
  ),
  address: textField(enquiryRules.address),
  message: textField(enquiryRules.message, tidyText),
  products: z
    .array(enquiredProduct, 'Products are a list.')
    .max(mostProducts, `An enquiry names at most ${mostProducts} products.`)
    .default([]),
  submissionId: z.uuid('The submission’s id should be a UUID.').optional(),
})

type Parsed<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: Errors<Field> }

/** Turns a posted body into an enquiry, or into the messages for its fields. Never throws. */
export function parseEnquiry(body: unknown): Parsed<Enquiry, EnquiryField> {
  return parseForm(enquirySchema, body)
}

/** Turns a posted body into a schema's value, or into one message a field. Never throws. */
export function parseForm<Value, Field extends string>(
  schema: z.ZodType<Value>,
  body: unknown,
): Parsed<Value, Field> {
  const given = body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {}
  const result = schema.safeParse(given)
  if (result.success) return { ok: true, value: result.data }
  const errors: Errors<string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}

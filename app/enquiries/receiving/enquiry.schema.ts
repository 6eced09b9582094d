import { z } from 'zod'
import { largestSize } from '#app/catalogue/sizes/size-number.ts'
import {
  type Enquiry,
  type EnquiryField,
  mostProducts,
  noteLength,
} from '#app/enquiries/enquiry.ts'
import { enquiryCallWords } from '#app/enquiries/enquiry-call.words.ts'
import { enquiryRules, tidyLine, tidyText } from '#app/enquiries/enquiry-rules.ts'
import { crore } from '#app/money/money.ts'
import { forEachLanguage, type Language } from '#languages/language.ts'
import { latinDigits } from '#languages/latin-digits.ts'
import { type Parsed, parseForm } from '#server/forms/parse-form.ts'
import { emailField, mobileField, submissionIdField, textField } from './form.schema.ts'

const enquirySchemas = forEachLanguage(enquirySchema)

function enquiredProduct(language: Language) {
  const words = enquiryCallWords[language]
  return z.object(
    {
      id: z.int(words.product).positive(words.product),
      size: z.int(words.size).positive(words.size).max(largestSize, words.size).optional(),
      // What makes no sense is left out: an enquiry is not lost for it.
      priceSeen: z
        .int()
        .positive()
        .max(crore - 1)
        .optional()
        .catch(undefined),
      quantity: z
        .string(words.quantity)
        .max(4, words.longQuantity)
        .transform(readPieces)
        .optional(),
      note: z
        .string(words.note)
        .max(noteLength, words.longNote(noteLength))
        .transform((value) => tidyLine(value.toWellFormed()) || undefined)
        .optional(),
    },
    words.product,
  )
}

/** Reads how many, as somebody typed it: nothing and 0 are 1, and words stay. */
function readPieces(typed: string): string {
  const pieces = tidyLine(latinDigits(typed))
  return /^0*$/.test(pieces) ? '1' : pieces
}

/** The body of `POST /enquiry/create` (§5, §7). Fields that it does not know are left out. */
function enquirySchema(language: Language) {
  const words = enquiryCallWords[language]
  return z.object({
    fullName: textField(enquiryRules.fullName, language),
    email: emailField(enquiryRules.email, language),
    mobileNumber: mobileField(enquiryRules.mobileNumber, language),
    address: textField(enquiryRules.address, language),
    message: textField(enquiryRules.message, language, tidyText),
    products: z
      .array(enquiredProduct(language), words.products)
      .max(mostProducts, words.manyProducts(mostProducts))
      .default([]),
    submissionId: submissionIdField(language),
  })
}

/**
 * Turns a posted body into an enquiry, or into the messages for its fields, in English unless told.
 * Never throws.
 */
export function parseEnquiry(
  body: unknown,
  language: Language = 'en',
): Parsed<Enquiry, EnquiryField> {
  return parseForm(enquirySchemas[language], body)
}

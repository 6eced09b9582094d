import { z } from 'zod'
import { enquiryCallWords } from '#app/enquiries/enquiry-call.words.ts'
import { type Rule, tidyLine } from '#app/enquiries/enquiry-rules.ts'
import { foldEmailAddress } from '#app/ui/forms/email-address.ts'
import { normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import type { Language } from '#languages/language.ts'

/**
 * A form's text field: tidied, then held against its rule, whose messages are in this language.
 * What is no text counts as empty.
 */
export function textField(
  rule: Rule,
  language: Language,
  tidy: (value: string) => string = tidyLine,
) {
  return z
    .preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? '')), z.unknown())
    .transform((value) => (typeof value === 'string' ? tidy(value.toWellFormed()) : ''))
    .superRefine((value, context) => {
      const message = rule(value, language)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** A form's mobile number: brought to its ten digits, then held against its rule. */
export function mobileField(rule: Rule, language: Language) {
  return textField(rule, language, (value) => normalizeMobileNumber(tidyLine(value)))
}

/** A form's e-mail address: brought to the one spelling in which it is kept. */
export function emailField(rule: Rule, language: Language) {
  return textField(rule, language, (value) => {
    const line = tidyLine(value)
    return foldEmailAddress(line) ?? line
  })
}

/** The id that makes sending a form twice the same as once; not every caller has one. */
export function submissionIdField(language: Language) {
  return z.uuid(enquiryCallWords[language].submissionId).optional()
}

import { z } from 'zod'
import { type Rule, tidyLine } from './enquiry-rules.ts'
import { normalizeMobileNumber } from './mobile-number.ts'

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

/** A form's mobile number: brought to its ten digits, then held against its rule. */
export function mobileField(rule: Rule) {
  return textField(rule, (value) => normalizeMobileNumber(tidyLine(value)))
}

/** The id that makes sending a form twice the same as once; not every caller has one. */
export const submissionIdField = z.uuid('The submission’s id should be a UUID.').optional()

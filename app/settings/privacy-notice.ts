/**
 * The date of the privacy notice's wording, kept with each enquiry. It changes whenever what we
 * collect, or why, changes.
 */
export const NOTICE_VERSION = '2026-11-25'

/** The longest that the notice lets the nursery keep an enquiry's words, in months. */
export const mostRetentionMonths = 24

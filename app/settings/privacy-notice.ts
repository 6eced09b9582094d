/**
 * The version of the privacy notice's wording, kept with each enquiry. It changes whenever what we
 * collect, or why, changes: to that day, or where a wording of that day has been shown to the first
 * that none has had, so that no two wordings share a version.
 */
export const NOTICE_VERSION = '2026-11-25'

/** The longest that the notice lets the nursery keep an enquiry's words, in months. */
export const mostRetentionMonths = 24

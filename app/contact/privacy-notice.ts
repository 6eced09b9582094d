/**
 * The date of the privacy notice's wording, kept with each enquiry. It changes whenever what we
 * collect, or why, changes.
 */
export const NOTICE_VERSION = '2026-11-20'

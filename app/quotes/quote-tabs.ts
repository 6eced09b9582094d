/** The tabs of the list: what waits for a visitor, what was accepted, what ended, what is written. */
export const quoteTabs = ['open', 'accepted', 'ended', 'drafts'] as const
export type QuoteTab = (typeof quoteTabs)[number]

/** What an enquiry can be, in the order of its path. */
export const enquiryStates = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const

export type EnquiryState = (typeof enquiryStates)[number]

/** Why an enquiry was lost; it may be left unsaid. */
export const lostReasons = ['price', 'stock', 'delivery', 'no-reply', 'other'] as const

export type LostReason = (typeof lostReasons)[number]

/** Whose turn it is to say something; only ours has a clock. */
export type Turn = 'ours' | 'theirs' | 'closed'

export const stateWords: Record<EnquiryState, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

export const lostReasonWords: Record<LostReason, string> = {
  price: 'Price',
  stock: 'Not in stock',
  delivery: 'Delivery',
  'no-reply': 'No reply',
  other: 'Other',
}

/** Shown in the place of the state of what was received long before there was a desk. */
export const beforeDeskWords = 'Before the desk'

/** Tells whether a text, as from an address or a form, is a state. */
export function isEnquiryState(text: string): text is EnquiryState {
  return enquiryStates.some((state) => state === text)
}

import type { EnquiryRow } from '#database/schema/enquiries.ts'

/** What an enquiry can be. */
export type EnquiryState = EnquiryRow['state']

/** Whose turn it is to say something; only ours has a clock. */
export type Turn = EnquiryRow['turn']

/** What follows from a state. Its drawing is in `app/desk/parts/state-mark.tsx`. */
interface StateSpec {
  words: string
  /** What the inbox says was done last: `Quote sent 14 Nov`. */
  deed: string
  /** Whose turn it is once somebody has set it. */
  turn: Turn
  /** The state that the first button of the enquiry sets; it opens a closed one again. */
  next: EnquiryState
  /** Whether whoever sets it has answered the visitor. */
  isAnswer?: true
  /** What to do next where nobody has written anything else; `{name}` is the visitor's first name. */
  proposes?: Record<Exclude<Turn, 'closed'>, string>
  /** Whether it ends an enquiry beside the path that is hoped for. */
  isOffPath?: true
}

/** Every state, in the order of its path. The codes are stored and never change. */
export const stateTable: Readonly<Record<EnquiryState, StateSpec>> = {
  new: {
    words: 'New',
    deed: 'Reopened',
    turn: 'ours',
    next: 'contacted',
    proposes: { ours: 'Call {name}.', theirs: 'Call {name}.' },
  },
  contacted: {
    words: 'Contacted',
    deed: 'We wrote',
    turn: 'theirs',
    next: 'quoted',
    isAnswer: true,
    proposes: { ours: 'Send {name} an offer.', theirs: 'Wait for {name}’s answer.' },
  },
  quoted: {
    words: 'Quoted',
    deed: 'Quote sent',
    turn: 'theirs',
    next: 'won',
    isAnswer: true,
    proposes: {
      ours: 'Ask {name} about the offer.',
      theirs: 'Wait for {name}’s answer to the offer.',
    },
  },
  won: { words: 'Won', deed: 'Won', turn: 'closed', next: 'quoted', isAnswer: true },
  lost: { words: 'Lost', deed: 'Lost', turn: 'closed', next: 'contacted', isOffPath: true },
  spam: { words: 'Spam', deed: 'Spam since', turn: 'closed', next: 'new', isOffPath: true },
}

export const enquiryStates = Object.keys(stateTable) as EnquiryState[]

export const stateWords = mapStates(enquiryStates, ({ words }) => words)

/** The states that the figures count: spam is in none. */
export type CountedState = Exclude<EnquiryState, 'spam'>
export const countedStates = enquiryStates.filter(
  (state): state is CountedState => state !== 'spam',
)

/** Gives something for each of some states, by its code. */
export function mapStates<State extends EnquiryState, Value>(
  states: readonly State[],
  make: (spec: StateSpec) => Value,
): Record<State, Value> {
  const made = states.map((state) => [state, make(stateTable[state])])
  return Object.fromEntries(made) as Record<State, Value>
}

/** Why an enquiry was lost; it may be left unsaid. */
export const lostReasons = ['price', 'stock', 'delivery', 'no-reply', 'other'] as const

export type LostReason = (typeof lostReasons)[number]

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

import { type EnquiryState, isEnquiryState } from '#app/enquiries/answering/enquiry-state.ts'

export const inboxTabs = ['open', 'closed', 'spam'] as const
export type InboxTab = (typeof inboxTabs)[number]

export const inboxOrders = ['longest', 'newest', 'largest'] as const
export type InboxOrder = (typeof inboxOrders)[number]

/** Whose enquiries: anybody's, nobody's, mine, or those of one person by id. */
export type InboxWith = 'anyone' | 'nobody' | 'me' | number

/** What the inbox shows; all of it stands in its address. */
export interface InboxQuery {
  tab: InboxTab
  /** Only this state. */
  state?: EnquiryState
  with: InboxWith
  first: InboxOrder
  /** As typed; '' is no search. A search looks at all states. */
  search: string
  /** Where the page before ended. */
  after?: string
}

/** How many enquiries stand on a page. */
export const inboxPageSize = 50

/** Longest search in characters; what is typed beyond it is not looked at. */
const longestSearch = 200

/** Reads the inbox's address; what can't be understood is left out. */
export function readInboxQuery(params: URLSearchParams): InboxQuery {
  const state = params.get('state') ?? ''
  const person = params.get('with') ?? ''
  const after = params.get('after') ?? ''
  return {
    tab: oneOf(inboxTabs, params.get('tab')) ?? 'open',
    state: isEnquiryState(state) ? state : undefined,
    with: oneOf(['anyone', 'nobody', 'me'] as const, person) ?? (readId(person) || 'anyone'),
    first: oneOf(inboxOrders, params.get('first')) ?? 'longest',
    search: (params.get('q') ?? '').trim().slice(0, longestSearch),
    after: after || undefined,
  }
}

/** The part of the inbox's address after its path, such as `?tab=closed`; '' for the plain inbox. */
export function inboxAddress(query: Partial<InboxQuery>): string {
  const { tab, state, with: person, first, search, after } = query
  const params = new URLSearchParams()
  if (tab && tab !== 'open') params.set('tab', tab)
  if (state) params.set('state', state)
  if (person && person !== 'anyone') params.set('with', String(person))
  if (first && first !== 'longest') params.set('first', first)
  if (search) params.set('q', search)
  if (after) params.set('after', after)
  const text = params.toString()
  return text && `?${text}`
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | null) {
  return choices.find((choice) => choice === text)
}

function readId(text: string) {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}

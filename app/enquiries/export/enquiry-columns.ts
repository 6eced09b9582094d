import {
  beforeDeskWords,
  lostReasonWords,
  stateWords,
} from '#app/enquiries/answering/enquiry-state.ts'
import { turnAt } from '#app/enquiries/answering/turn.ts'
import type { QueryType } from '#app/enquiries/bulk/bulk-enquiry.ts'
import { queryTypeNames } from '#app/enquiries/bulk/query-type-names.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { formatMoney } from '#app/money/money.ts'
import type { Colleague } from '#app/staff/colleague.ts'
import { localTime } from '#app/time/india.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import { languageTable } from '#languages/language-table.ts'

/**
 * What the staff call each column, in the order in which it is shown; the compiler misses none.
 * Those without a word are for machines alone.
 */
const words = {
  reference: 'Reference',
  kind: 'Form',
  received_at: 'Received (IST)',
  full_name: 'Name',
  mobile_number: 'Mobile number',
  email: 'E-mail',
  address: 'Address',
  company_name: 'Company',
  query_type: 'Query',
  products: 'Asked for',
  message: 'Message',
  state: 'State',
  lost_reason: 'Lost because',
  turn: 'Turn',
  staff_id: 'With',
  next_step: 'Next step',
  remind_at: 'Reminder (IST)',
  last_contact_at: 'Last contact (IST)',
  first_answer_at: 'First answer (IST)',
  answer_minutes: 'Answered after (working minutes)',
  quarantined_at: 'Set aside (IST)',
  quarantine_reason: 'Set aside because',
  erased_at: 'Erased (IST)',
  notice_version: 'Privacy notice of',
  language: 'Language',
  id: undefined,
  submission_id: undefined,
  fingerprint: undefined,
  turn_since: undefined,
  our_turn_since: undefined,
  last_done: undefined,
  last_done_at: undefined,
  next_step_before: undefined,
  remind_when_written: undefined,
  quote_ends_at: undefined,
  size: undefined,
  version: undefined,
  before_desk: undefined,
} satisfies Record<keyof EnquiryRow, string | undefined>

/** The names of an enquiry's columns as the staff know them. */
export const enquiryColumns = Object.values(words).filter((word) => word !== undefined)

/** What the column of prices is called that visitors saw; it stands last, after the notes. */
export const pricesSeenColumn = 'Prices seen'

/** Columns that a spreadsheet sorts as days and times, or works with as numbers; phones stay text. */
const times: readonly (keyof EnquiryRow)[] = [
  ...(['received_at', 'remind_at', 'last_contact_at', 'first_answer_at'] as const),
  ...(['quarantined_at', 'erased_at', 'notice_version'] as const),
]

/** The same columns for a spreadsheet, with what stands in them. */
export const enquirySheetColumns = Object.entries(words).flatMap(([column, heading]) => {
  const isTime = times.some((time) => time === column)
  const holds = isTime ? 'time' : column === 'answer_minutes' ? 'number' : 'text'
  return heading === undefined ? [] : ({ heading, holds } as const)
})

const turnWords = { ours: 'Ours', theirs: 'Theirs', closed: 'Closed' }

const forms: Record<string, string> = { enquiry: 'Enquiry', bulk: 'Corporate and bulk' }

/** An enquiry for JSON: its products as a list. */
export function withProducts(enquiry: EnquiryRow) {
  return { ...enquiry, products: productsOf(enquiry) }
}

/** What an enquiry is at the desk, in the staff's word. */
export function stateOf({ state, before_desk }: EnquiryRow): string {
  return before_desk === 1 ? beforeDeskWords : stateWords[state]
}

/** Who has an enquiry; nothing when nobody has. */
export function nameOf({ staff_id }: EnquiryRow, staff: ReadonlyMap<number, Colleague>): string {
  return (staff_id !== null && staff.get(staff_id)?.name) || ''
}

/** An enquiry for people: its columns by the names that the staff know, times as in India. */
export function inStaffWords(
  enquiry: EnquiryRow,
  staff: ReadonlyMap<number, Colleague>,
): Record<string, string | number | null> {
  const timeOf = (instant: string | null) => instant && localTime(instant)
  const shown: Record<string, string | number | null> = {
    ...enquiry,
    kind: forms[enquiry.kind] ?? enquiry.kind,
    received_at: localTime(enquiry.received_at),
    erased_at: timeOf(enquiry.erased_at),
    quarantined_at: timeOf(enquiry.quarantined_at),
    state: stateOf(enquiry),
    lost_reason: enquiry.lost_reason && lostReasonWords[enquiry.lost_reason],
    turn: turnWords[turnAt(enquiry, new Date()).turn],
    staff_id: nameOf(enquiry, staff),
    remind_at: enquiry.remind_when_written ? 'when they write again' : timeOf(enquiry.remind_at),
    last_contact_at: timeOf(enquiry.last_contact_at),
    first_answer_at: timeOf(enquiry.first_answer_at),
    language: languageTable[enquiry.language].english,
    query_type: queryName(enquiry),
    products: productNames(enquiry, { withNotes: true }),
  }
  const said = Object.entries(words).flatMap(([column, word]) =>
    word ? [[word, shown[column] ?? '']] : [],
  )
  return { ...Object.fromEntries(said), [pricesSeenColumn]: pricesSeen(enquiry) }
}

/** What a visitor asked for in a few words: `Areca Palm (2); Tulsi`, or the query and who asks. */
export function askedFor(enquiry: EnquiryRow): string {
  const company = enquiry.company_name ? `for ${enquiry.company_name}` : ''
  return [productNames(enquiry) || queryName(enquiry), company].filter(Boolean).join(' ')
}

function queryName({ query_type }: EnquiryRow): string {
  return queryTypeNames[query_type as QueryType] ?? query_type ?? ''
}

/** `Areca Palm (2); Tulsi`, or with the visitor's notes `Areca Palm (2): tall ones; Tulsi`. */
function productNames(enquiry: EnquiryRow, { withNotes = false } = {}): string {
  const products = productsOf(enquiry).map(({ id, name, quantity, note }) => {
    const named = `${name ?? `product ${id}`}${quantity ? ` (${quantity})` : ''}`
    return note && withNotes ? `${named}: ${note}` : named
  })
  return products.join('; ')
}

/** `Areca Palm, 4 inch pot: Rs 249; Tulsi: Rs 99`, of those whose price is known to have been seen. */
function pricesSeen(enquiry: EnquiryRow): string {
  const prices = productsOf(enquiry).flatMap(({ id, name, priceSeen }) =>
    priceSeen === undefined ? [] : `${name ?? `product ${id}`}: ${formatMoney(priceSeen)}`,
  )
  return prices.join('; ')
}

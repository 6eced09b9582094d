import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import type { EnquiryFile } from '#app/enquiries/answering/enquiry-file.ts'
import { beforeDeskWords, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { newsWords } from '#app/enquiries/desk/enquiry/words/event-words.ts'
import { listEnquiries } from '#app/enquiries/enquiry-list.server.ts'
import { findPersonsEnquiries, type Person } from '#app/enquiries/erase-enquiries.server.ts'
import { pricedWords } from '#app/enquiries/priced-words.ts'
import { formatMoney } from '#app/money/money.ts'
import { quoteName } from '#app/quotes/quote.ts'
import { listQuotesOf } from '#app/quotes/quotes-of-enquiry.server.ts'
import { standingWords } from '#app/quotes/standing-words.ts'
import { clockWords, dateWords } from '#app/time/day-words.ts'
import { dayMs, indiaInstant, readDay } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { heldBeside } from './held-beside.server.ts'

/** What is held in one enquiry, as names and values to be read on paper. */
export interface HeldEnquiry {
  reference: string
  facts: [name: string, value: string][]
  /** Notes of the staff about it, and what the visitor said of its quotes. */
  notes: string[]
  /** What happened, the newest first. */
  events: string[]
}

export interface HeldOfPerson {
  enquiries: HeldEnquiry[]
  /** What is held beside enquiries: a line for each thing, by its heading. */
  beside: Record<string, string[]>
}

/** Gives everything that is held of a person, in words. */
export async function describeHeld(app: App, person: Person, now: Date): Promise<HeldOfPerson> {
  const { references, addresses, numbers } = await findPersonsEnquiries(app.db, person)
  const enquiries: HeldEnquiry[] = []
  for (const reference of references) {
    const file = await findEnquiryFile(app, reference, now)
    if (file) enquiries.push(describeFile(file, await listHeldQuotes(app.db, file.row.id, now)))
  }
  const beside: HeldOfPerson['beside'] = {}
  for (const { heading, find } of heldBeside) {
    const found = await find(app.db, addresses, numbers)
    beside[heading] = found.map(
      ({ contact, askedAt }) => `${contact}, asked for on ${dateWords(askedAt)}`,
    )
  }
  return { enquiries, beside }
}

function describeFile(file: EnquiryFile, quotes: readonly string[]): HeldEnquiry {
  const { row, email, address, message, nextStep, notes, events, erasedOn } = file
  const facts: [string, string | null | undefined][] = [
    ['Received', momentOn(row.receivedAt)],
    ['Name', row.fullName],
    ['Mobile number', row.mobileNumber],
    ['E-mail', email],
    ['Address', address],
    ['Company', row.companyName],
    ['Message', message],
    ['Asked for', row.products.map(describeProduct).join('; ')],
    ['State', row.beforeDesk ? beforeDeskWords : stateWords[row.state]],
    ['Quotes', quotes.join('; ')],
    ['Next step', nextStep],
    ['With', row.with?.name],
    ['Last contact', momentOn(file.lastContactAt)],
    ['Erased by itself on', dateWords(erasedOn)],
  ]
  return {
    reference: row.reference,
    facts: facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    notes: notes.flatMap(({ text, by, writtenAt }) =>
      text === null ? [] : `${by?.name ?? 'The visitor'}, ${momentOn(writtenAt)}: ${text}`,
    ),
    events: events.map((event) => `${momentOn(event.at)}: ${newsWords(event, 'the visitor')}`),
  }
}

/** Each quote by its number, sum and how it stands; its words are read at the desk. */
async function listHeldQuotes(db: Database, enquiryId: number, now: Date) {
  return (await listQuotesOf(db, enquiryId, now)).map(({ number, revision, total, standing }) =>
    [
      number ? quoteName({ number, revision }) : 'Draft of a quote',
      total === null ? undefined : formatMoney(total),
      standingWords[standing].toLowerCase(),
    ]
      .filter(Boolean)
      .join(', '),
  )
}

function describeProduct(product: EnquiryFile['row']['products'][number]) {
  return `${pricedWords(product)}${product.note ? ` (“${product.note}”)` : ''}`
}

function momentOn(at: string) {
  return `${dateWords(at)}, ${clockWords(at)}`
}

/** Somebody whose words came in between two days. */
export interface AffectedPerson {
  email: string
  name: string
  enquiries: number
}

/**
 * Lists those who wrote from one of India's days to another, both included, each e-mail address
 * once; undefined for days that are none, or in the wrong order.
 */
export async function listAffected(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<AffectedPerson[] | undefined> {
  if (readDay(from) === undefined || readDay(to) === undefined || to < from) return undefined
  const [first, last] = [indiaInstant(from), indiaInstant(to)]
  const before = new Date(last.getTime() + dayMs)
  const people = new Map<string, AffectedPerson>()
  for (const { email, full_name, erased_at } of await listEnquiries(db, { from: first, before })) {
    if (erased_at) continue
    const key = email.toLowerCase()
    const known = people.get(key) ?? { email, name: full_name, enquiries: 0 }
    people.set(key, { ...known, enquiries: known.enquiries + 1 })
  }
  return [...people.values()].toSorted((one, other) => (one.email < other.email ? -1 : 1))
}

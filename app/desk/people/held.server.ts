import { clockWords, dateWords } from '#app/desk/enquiry/day-words.ts'
import { newsWords } from '#app/desk/enquiry/event-words.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import type { EnquiryFile } from '#app/enquiries/answering/enquiry-file.ts'
import { beforeDeskWords, stateWords } from '#app/enquiries/answering/enquiry-state.ts'
import { findPersonsEnquiries, type Person } from '#app/enquiries/erase-enquiries.server.ts'
import { productWords } from '#app/enquiries/messages/product-words.ts'
import { findSubscribers } from '#app/newsletter/subscriber-list.server.ts'
import type { App } from '#server/app-context.ts'

/** What is held in one enquiry, as names and values to be read on paper. */
export interface HeldEnquiry {
  reference: string
  facts: [name: string, value: string][]
  /** Notes of the staff about it. */
  notes: string[]
  /** What happened, the newest first. */
  events: string[]
}

export interface HeldOfPerson {
  enquiries: HeldEnquiry[]
  newsletter: string[]
}

/** Gives everything that is held of a person, in words. */
export async function describeHeld(app: App, person: Person, now: Date): Promise<HeldOfPerson> {
  const { references, addresses } = await findPersonsEnquiries(app.db, person)
  const enquiries: HeldEnquiry[] = []
  for (const reference of references) {
    const file = await findEnquiryFile(app, reference, now)
    if (file) enquiries.push(describeFile(file))
  }
  const subscribers = await findSubscribers(app.db, addresses)
  return {
    enquiries,
    newsletter: subscribers.map(
      ({ email, subscribed_at }) => `${email}, asked for on ${dateWords(subscribed_at)}`,
    ),
  }
}

function describeFile(file: EnquiryFile): HeldEnquiry {
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
    ['Next step', nextStep],
    ['With', row.with?.name],
    ['Last contact', momentOn(file.lastContactAt)],
    ['Erased by itself on', dateWords(erasedOn)],
  ]
  return {
    reference: row.reference,
    facts: facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    notes: notes.flatMap(({ text, by, writtenAt }) =>
      text === null ? [] : `${by?.name ?? 'Staff'}, ${momentOn(writtenAt)}: ${text}`,
    ),
    events: events.map((event) => `${momentOn(event.at)}: ${newsWords(event, 'the visitor')}`),
  }
}

function describeProduct(product: EnquiryFile['row']['products'][number]) {
  return `${productWords(product)}${product.note ? ` (“${product.note}”)` : ''}`
}

function momentOn(at: string) {
  return `${dateWords(at)}, ${clockWords(at)}`
}

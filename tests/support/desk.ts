import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type {
  ChangeOutcome,
  EnquiryChange,
} from '#app/enquiries/answering/changes/enquiry-change.ts'
import { listInbox } from '#app/enquiries/answering/inbox/inbox.server.ts'
import { readInboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { Enquiry } from '#app/enquiries/enquiry.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { openTestApp } from './test-app.ts'

/** A Thursday at ten in the morning in India: the desk has just opened. */
export const opening = new Date('2026-11-19T04:30:00Z')

/** So many minutes after the desk has opened. */
export const minutesOn = (minutes: number) => new Date(opening.getTime() + minutes * 60_000)

const meera: Enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: 'Flat 7, Rohan Apartments, Kothrud, Pune 411038',
  message: 'All of the same height',
  products: [],
}

/** A desk at which Asha and Ravi answer. */
export interface Desk {
  app: App
  asha: number
  ravi: number
  /** Lets a visitor ask; gives the reference. */
  ask(enquiry?: Partial<Enquiry>, at?: Date): Promise<string>
  /** Does something with the enquiry as it stands; Asha does, unless told. */
  change(
    reference: string,
    change: EnquiryChange,
    options?: { at?: Date; by?: number; version?: number },
  ): Promise<ChangeOutcome>
  /** The inbox at this address. */
  inbox(address?: string, at?: Date): ReturnType<typeof listInbox>
}

/** Opens a desk on a fresh database of the engine under test, which `open` may fill. */
export async function openDesk(
  env?: Record<string, string>,
  open?: () => Promise<Database>,
): Promise<Desk> {
  const app = await openTestApp(env, open)
  const created_at = opening.toISOString()
  const staff = await app.db
    .insertInto('staff')
    .values([
      { name: 'Asha Patil', role: 'desk', created_at },
      { name: 'Ravi Jadhav', role: 'desk', created_at },
    ])
    .returning('id')
    .execute()
  const [asha, ravi] = staff.map(({ id }) => id) as [number, number]
  return {
    app,
    asha,
    ravi,
    ask: async (enquiry, at = opening) => {
      const { reference } = await receiveEnquiry(app, { ...meera, ...enquiry }, at)
      return reference
    },
    change: async (reference, change, { at = minutesOn(60), by = asha, version } = {}) => {
      const row = await findEnquiry(app.db, reference)
      const author = { staffId: by, version: version ?? row?.version ?? 0 }
      return changeEnquiry(app, reference, change, author, at)
    },
    inbox: (address = '', at = minutesOn(120)) => {
      return listInbox(app.db, readInboxQuery(new URLSearchParams(address)), asha, at)
    },
  }
}

/** The id and version of what was done; throws when nothing was. */
export function done(outcome: ChangeOutcome): { done: number; version: number } {
  if ('done' in outcome) return outcome
  throw new Error(`nothing was done: ${JSON.stringify(outcome)}`)
}

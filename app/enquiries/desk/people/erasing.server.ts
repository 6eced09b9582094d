import type { Person } from '#app/enquiries/erase-enquiries.server.ts'
import type { Database } from '#database/connection.ts'
import { findWhatToForget } from './forget-person.server.ts'
import { heldBeside } from './held-beside.server.ts'

/** What erasing a person would take. */
export interface Erasing {
  enquiries: number
  messages: number
  /** What is held beside, in words. */
  beside: string[]
  /** Addresses that other people's enquiries give as well. */
  shared: string[]
}

/** What the owner reads who did not say that the person asked for it. */
export const notAsked = 'Say that the visitor asked for it.'

/** Gives how much erasing a person would take. */
export async function describeErasing(db: Database, person: Person): Promise<Erasing> {
  const found = await findWhatToForget(db, person)
  return {
    enquiries: found.references.length,
    messages: found.messages,
    beside: heldBeside.flatMap(({ key, goes }) => (found.beside[key] ? [goes] : [])),
    shared: found.sharedAddresses,
  }
}

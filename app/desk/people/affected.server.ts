import { listEnquiries } from '#app/enquiries/enquiry-list.server.ts'
import type { Database } from '#database/connection.ts'

/** Somebody whose words came in between two days. */
export interface AffectedPerson {
  email: string
  name: string
  enquiries: number
}

const day = /^\d{4}-\d\d-\d\d$/

/**
 * Lists those who wrote from one of India's days to another, both included, each e-mail address
 * once; undefined for days that are none, or in the wrong order.
 */
export async function listAffected(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<AffectedPerson[] | undefined> {
  const [first, last] = [startOf(from), startOf(to)]
  if (!first || !last || last < first) return undefined
  const before = new Date(last.getTime() + 24 * 60 * 60 * 1000)
  const people = new Map<string, AffectedPerson>()
  for (const { email, full_name, erased_at } of await listEnquiries(db, { from: first, before })) {
    if (erased_at) continue
    const key = email.toLowerCase()
    const known = people.get(key) ?? { email, name: full_name, enquiries: 0 }
    people.set(key, { ...known, enquiries: known.enquiries + 1 })
  }
  return [...people.values()].toSorted((one, other) => (one.email < other.email ? -1 : 1))
}

function startOf(text: string) {
  const at = day.test(text) ? new Date(`${text}T00:00:00+05:30`) : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

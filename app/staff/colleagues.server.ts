import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { heldForShare } from '#database/held.ts'
import type { Schema } from '#database/schema.ts'
import type { Colleague } from './colleague.ts'
import { answeringRoles } from './role.ts'

/** Gives the staff with these ids, those who have left included, by id. */
export async function findColleagues(
  db: Database,
  ids: readonly (number | null)[],
): Promise<Map<number, Colleague>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((colleague) => [colleague.id, colleague]))
}

/**
 * Tells whether somebody may have an enquiry: not once they were removed or keep the catalogue alone. They
 * are neither until the transaction ends.
 */
export async function mayHaveEnquiries(
  transaction: Transaction<Schema>,
  id: number,
): Promise<boolean> {
  const person = transaction
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('role', 'in', answeringRoles)
  return (await heldForShare(transaction, person).executeTakeFirst()) !== undefined
}

/**
 * Lists who may have an enquiry, by name: the owner and the desk, and `also` whoever has it now,
 * even when they have left.
 */
export async function listColleagues(db: Database, also?: number): Promise<Colleague[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where((where) =>
      where.or([
        where.and([where('removed_at', 'is', null), where('role', 'in', answeringRoles)]),
        ...(also === undefined ? [] : [where('id', '=', also)]),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}

import { addStaff } from '#app/staff/accounts.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import type { Role } from '#app/staff/role.ts'
import type { Database } from '#database/connection.ts'
import { signIns } from './sign-ins.ts'

/** The ids of the staff, by their role. */
export type Staff = Readonly<Record<Role, number>>

/** Adds the three, as they were added at an instant; throws where one of them is there already. */
export async function addEverybody(db: Database, now: Date): Promise<Staff> {
  const ids: [Role, number][] = []
  for (const { password, ...person } of signIns) {
    const passwordHash = await hashPassword(password)
    ids.push([person.role, await addStaff(db, { ...person, passwordHash }, now)])
  }
  return Object.fromEntries(ids) as Record<Role, number>
}

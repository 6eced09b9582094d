import { addStaff } from '#app/staff/accounts.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import type { Role } from '#app/staff/role.ts'
import type { Database } from '#database/connection.ts'

/** How somebody signs in to the demonstration: no secret, since nothing in it is real. */
export interface SignIn {
  role: Role
  name: string
  email: string
  mobileNumber: string
  password: string
}

/** Who works in the demonstration's nursery. */
export const signIns: readonly SignIn[] = [
  {
    role: 'owner',
    name: 'Vasudha Kelkar',
    email: 'owner@example.in',
    mobileNumber: '9820000097',
    password: 'mogra-owner-2026',
  },
  {
    role: 'desk',
    name: 'Imran Shaikh',
    email: 'desk@example.in',
    mobileNumber: '9820000098',
    password: 'mogra-desk-2026',
  },
  {
    role: 'catalogue',
    name: 'Sunita Pawar',
    email: 'catalogue@example.in',
    mobileNumber: '9820000099',
    password: 'mogra-catalogue-2026',
  },
]

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

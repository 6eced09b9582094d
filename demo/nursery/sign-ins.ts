import type { Role } from '#app/staff/role.ts'

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

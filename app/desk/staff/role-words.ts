import type { Role } from '#app/staff/role.ts'

/** The roles as people say them, and what each may do. */
export const roleWords: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'everything, with staff and erasing' },
  desk: { name: 'Desk', may: 'answers enquiries; sees the catalogue' },
  catalogue: { name: 'Catalogue only', may: 'products and pictures' },
}

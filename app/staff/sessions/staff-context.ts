import { createContext, data, type RouterContextProvider } from 'react-router'
import type { Role } from '#app/staff/role.ts'
import type { SignedInStaff } from './sessions.server.ts'

/** Gives the desk's loaders and actions who is signed in; the guard has set it. */
export const staffContext = createContext<SignedInStaff>()

/**
 * Gives who is signed in when they have one of the roles; throws a 403 otherwise. Every loader and
 * action of the desk asks this for itself.
 */
export function requireRole(
  context: Readonly<RouterContextProvider>,
  ...roles: readonly Role[]
): SignedInStaff {
  const staff = context.get(staffContext)
  if (!roles.includes(staff.role)) {
    throw data('This is not yours to see. The owner can change that.', { status: 403 })
  }
  return staff
}

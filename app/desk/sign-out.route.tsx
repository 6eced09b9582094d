import { redirect, redirectDocument } from 'react-router'
import { turnOffHere } from '#app/notices/phones.server.ts'
import { letOut } from '#app/staff/let-in.server.ts'
import { loginPath } from '#app/staff/login-address.ts'
import { requireRole } from '#app/staff/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/sign-out.route'

/** Nothing is to be seen here: a link alone signs nobody out. */
export function loader() {
  return redirect('/desk')
}

export async function action({ context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const headers = await letOut(app, staff, (transaction) => turnOffHere(transaction, staff))
  return redirectDocument(loginPath, { status: 303, headers })
}

import { redirect, redirectDocument } from 'react-router'
import { inboxPath, loginPath } from '#app/paths/desk-paths.ts'
import { turnOffHere } from '#app/staff/phones/phones.server.ts'
import { letOut } from '#app/staff/sessions/let-in.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/sign-out.route'

/** Nothing is to be seen here: a link alone signs nobody out. */
export function loader() {
  return redirect(inboxPath)
}

export async function action({ context }: Route.ActionArgs) {
  const staff = requireRole(context, 'owner', 'desk', 'catalogue')
  const app = context.get(appContext)
  const headers = await letOut(app, staff, (transaction) => turnOffHere(transaction, staff))
  return redirectDocument(loginPath, { status: 303, headers })
}

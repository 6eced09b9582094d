import { data, redirect } from 'react-router'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { oneQuotePath } from '#app/paths/quote-paths.ts'
import { startQuote } from '#app/quotes/drafts/drafts.server.ts'
import { readDeskForm } from '#app/staff/desk-form.server.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/new-quote.api'

/** Nothing is to be seen here: whoever comes back to it is led to the enquiry. */
export function loader({ params, context }: Route.LoaderArgs) {
  requireRole(context, 'owner', 'desk')
  // No header takes what may have been written by hand in the reference's place.
  return redirect(enquiryPath(encodeURIComponent(params.reference)), 302)
}

/** Begins a quote for an enquiry and leads to where it is written. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: staffId } = requireRole(context, 'owner', 'desk')
  await readDeskForm(request)
  const doing = { staffId, now: new Date() }
  const id = await startQuote(context.get(appContext), params.reference, doing)
  if (id === undefined) throw data('There is no enquiry with this reference', { status: 404 })
  return redirect(oneQuotePath(id), 303)
}

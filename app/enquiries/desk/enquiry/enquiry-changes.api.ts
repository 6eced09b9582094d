import { data } from 'react-router'
import { readNumber } from '#app/desk/posted-form.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { requireRole } from '#app/staff/sessions/staff-context.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/enquiry-changes.api'
import { findForeignEvent } from './foreign-event.ts'
import { newsWords } from './words/event-words.ts'

/** What somebody else last did to an enquiry that is open here, after the event `seen`; null for nothing. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireRole(context, 'owner', 'desk')
  const file = await findEnquiryFile(context.get(appContext), params.reference)
  if (!file) throw data('There is no enquiry with this reference', { status: 404 })
  const seen = readNumber(url.searchParams.get('seen')) ?? 0
  const event = findForeignEvent(file.events, { staffId: staff.id, after: seen })
  return event ? { event: event.id, words: newsWords(event, firstNameOf(file.row.fullName)) } : null
}

import { judging, tellReference } from '#app/enquiries/receiving/receive-form.server.ts'
import { answerCall } from '#server/forms/answer-form.ts'
import { onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/submit-bulk-enquiry.api'
import { receiveBulkEnquiry } from './bulk-enquiries.server.ts'
import { parseBulkEnquiry } from './bulk-enquiry.schema.ts'

export function loader() {
  return onlyPost()
}

/** `POST /api/forms/submit` (§7) with a JSON body: 201 with the reference, 422 with messages. */
export function action({ request, context }: Route.ActionArgs) {
  return answerCall(context, request, {
    parse: parseBulkEnquiry,
    receive: judging(receiveBulkEnquiry),
    taken: tellReference,
  })
}

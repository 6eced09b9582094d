import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { answerCall } from '#server/forms/answer-form.ts'
import { onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/create-enquiry.api'
import { parseEnquiry } from './enquiry.schema.ts'
import { judging, tellReference } from './receive-form.server.ts'

export function loader() {
  return onlyPost()
}

/** `POST /enquiry/create` (§7) with a JSON body: 201 with the reference, 422 with messages. */
export function action({ request, context }: Route.ActionArgs) {
  return answerCall(context, request, {
    parse: parseEnquiry,
    receive: judging(receiveEnquiry),
    taken: tellReference,
  })
}

import { onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/create-enquiry.api'
import { answerCall } from './answer-form.server.ts'
import { receiveEnquiry } from './enquiries.server.ts'
import { parseEnquiry } from './enquiry.schema.ts'

export function loader() {
  return onlyPost()
}

/** `POST /enquiry/create` (§7) with a JSON body: 201 with the reference, 422 with messages. */
export function action({ request, context }: Route.ActionArgs) {
  return answerCall(context, request, {
    parse: parseEnquiry,
    receive: receiveEnquiry,
  })
}

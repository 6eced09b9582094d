import { appContext } from '#server/app-context.ts'
import { receiveJson } from '#server/receive-json.ts'
import type { Route } from './+types/create-enquiry.api'
import { receiveEnquiry } from './enquiries.server.ts'
import { parseEnquiry } from './enquiry.schema.ts'

/** `POST /enquiry/create` (§7) with a JSON body: 201 with the reference, 422 with messages. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const received = await receiveJson(request)
  if (received instanceof Response) return received
  const enquiry = parseEnquiry(received.body)
  if (!enquiry.ok) return Response.json({ errors: enquiry.errors }, { status: 422 })
  const { reference } = await receiveEnquiry(app, enquiry.value)
  return Response.json({ reference }, { status: 201 })
}

export function loader() {
  return Response.json(
    { errors: { form: 'Enquiries are sent with POST.' } },
    { status: 405, headers: { Allow: 'POST' } },
  )
}

import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { judging, tellReference } from '#app/enquiries/receiving/receive-form.server.ts'
import { answerCall } from '#server/forms/answer-form.ts'
import { onlyPost } from '#server/forms/receive-json.ts'
import type { Route } from './+types/send-list.api'
import { emptyList, parseListEnquiry, readListed, type SentList } from './send-list.server.ts'

export function loader() {
  return onlyPost()
}

/** The list sent as JSON: as `POST /enquiry/create` (§7), and what was stored is off the list. */
export async function action({ request, context }: Route.ActionArgs) {
  let sent: SentList = { things: [] }
  const answer = await answerCall(context, request, {
    parse: (body, language) => {
      const parsed = parseListEnquiry(body, language)
      if (parsed.ok) sent = { things: parsed.value.products, listed: readListed(body) }
      return parsed
    },
    receive: judging(receiveEnquiry),
    taken: tellReference,
  })
  if (answer.status === 201) emptyList(answer, request, sent, context)
  return answer
}

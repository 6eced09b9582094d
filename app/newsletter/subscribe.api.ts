import { appContext } from '#server/app-context.ts'
import { asJson, countAddress, refuseFailure } from '#server/forms/form-refusal.ts'
import { onlyPost, receiveJson } from '#server/forms/receive-json.ts'
import type { Route } from './+types/subscribe.api'
import { invalidEmail, isValidEmail, subscribed, tidyEmail } from './newsletter-rules.ts'
import { subscribe } from './subscribers.server.ts'

export function loader() {
  return onlyPost()
}

/** `POST /newsletter/subscribe` (§7) with a JSON body: 200 with the message, 422, or 429 and 503. */
export async function action({ request, context }: Route.ActionArgs) {
  const tooMany = countAddress(context)
  if (tooMany) return asJson(tooMany)
  const received = await receiveJson(request)
  if (received instanceof Response) return received
  const email = tidyEmail(emailIn(received.body))
  if (!isValidEmail(email)) {
    return Response.json({ errors: { email: invalidEmail } }, { status: 422 })
  }
  try {
    await subscribe(context.get(appContext), email)
  } catch (error) {
    return asJson(refuseFailure(context, error))
  }
  return Response.json({ message: subscribed })
}

function emailIn(body: unknown): string {
  if (!body || typeof body !== 'object' || !('email' in body)) return ''
  return typeof body.email === 'string' ? body.email : ''
}
